#include <string>

/** The length of the last word. */
int last_word_length(const std::string& text) {
    int length = 0;
    for (int i = static_cast<int>(text.size()) - 1; i >= 0; --i) {
        if (text[i] != ' ') {
            ++length;
        } else if (length > 0) {
            break;
        }
    }
    return length;
}
