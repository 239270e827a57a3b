#include <string>
#include <vector>

/** The text without the round brackets that lack a partner. */
std::string balance_brackets(const std::string& text) {
    std::vector<bool> is_removed(text.size(), false);
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '(') {
            open.push_back(i);
        } else if (text[i] == ')') {
            if (open.empty()) {
                is_removed[i] = true;
            } else {
                open.pop_back();
            }
        }
    }
    for (const std::size_t i : open) is_removed[i] = true;
    std::string kept;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!is_removed[i]) kept += text[i];
    }
    return kept;
}
