#include <cctype>
#include <string>
#include <vector>

/** A sum so far, and the term that goes on with what comes next. */
struct Level {
    long long sum = 0;
    long long term = 0;
    char pending = '+';

    void take(long long value) {
        if (pending == '*') {
            term *= value;
        } else if (pending == '/') {
            term /= value;
        } else {
            sum += term;
            term = pending == '-' ? -value : value;
        }
    }
};

/** The value of an expression with + - * / and brackets; division rounds toward zero. */
long long calculate(const std::string& expression) {
    // Each open bracket begins a level of its own.
    std::vector<Level> levels(1);
    for (std::size_t i = 0; i < expression.size(); ++i) {
        const char token = expression[i];
        if (std::isdigit(static_cast<unsigned char>(token))) {
            std::size_t length = 0;
            levels.back().take(std::stoll(expression.substr(i), &length));
            i += length - 1;
        } else if (token == '(') {
            levels.emplace_back();
        } else if (token == ')') {
            const long long value = levels.back().sum + levels.back().term;
            levels.pop_back();
            levels.back().take(value);
        } else if (token != ' ') {
            levels.back().pending = token;
        }
    }
    return levels.back().sum + levels.back().term;
}
