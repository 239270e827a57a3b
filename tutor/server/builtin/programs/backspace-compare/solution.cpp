#include <string>

std::string typed(const std::string& keys) {
    std::string text;
    for (const char key : keys) {
        if (key != '#') {
            text.push_back(key);
        } else if (!text.empty()) {
            text.pop_back();
        }
    }
    return text;
}

/** Whether both texts are the same once each `#` has deleted the letter before it. */
bool backspace_compare(const std::string& s, const std::string& t) {
    return typed(s) == typed(t);
}
