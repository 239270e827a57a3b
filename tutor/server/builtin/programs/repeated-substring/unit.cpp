#include <string>

/** The shortest part that text is written with, repeated or not. */
std::string repeated_unit(const std::string& text) {
    return text.substr(0, (text + text).find(text, 1));
}
