#include <algorithm>
#include <string>
#include <vector>

/** The length of the longest stretch in which all brackets are balanced. */
int longest_balanced(const std::string& text) {
    const std::string opening = "([{";
    const std::string closing = ")]}";
    // Positions of brackets still open, above the position before the current stretch.
    std::vector<int> stack{-1};
    int longest = 0;
    for (int i = 0; i < static_cast<int>(text.size()); ++i) {
        const std::size_t kind = closing.find(text[i]);
        if (opening.find(text[i]) != std::string::npos) {
            stack.push_back(i);
        } else if (stack.size() > 1 && kind != std::string::npos &&
                   text[stack.back()] == opening[kind]) {
            stack.pop_back();
            longest = std::max(longest, i - stack.back());
        } else {
            stack.assign(1, i);
        }
    }
    return longest;
}
