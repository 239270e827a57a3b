#include <string>

/** The text with each run as its character and its length, also for single characters. */
std::string encode_runs(const std::string& text) {
    std::string encoded;
    std::size_t end = 0;
    for (std::size_t start = 0; start < text.size(); start = end) {
        while (end < text.size() && text[end] == text[start]) ++end;
        encoded += text[start] + std::to_string(end - start);
    }
    return encoded;
}
