#include <string>
#include <vector>

/** The value of an expression in reverse Polish notation; division rounds toward zero. */
long long evaluate_postfix(const std::vector<std::string>& tokens) {
    std::vector<long long> stack;
    for (const std::string& token : tokens) {
        const bool is_operator = token == "+" || token == "-" || token == "*" || token == "/";
        if (!is_operator) {
            stack.push_back(std::stoll(token));
            continue;
        }
        // The second operand was pushed last; the result takes the place of the first.
        const long long second = stack.back();
        stack.pop_back();
        long long& first = stack.back();
        if (token == "+") first += second;
        if (token == "-") first -= second;
        if (token == "*") first *= second;
        if (token == "/") first /= second;
    }
    return stack.back();
}
