#include <string>

/** The text with each run as its character and, if longer than one, its length. */
std::string compress_runs(const std::string& text) {
    std::string compressed;
    std::size_t end = 0;
    for (std::size_t start = 0; start < text.size(); start = end) {
        while (end < text.size() && text[end] == text[start]) ++end;
        compressed += text[start];
        if (end - start > 1) compressed += std::to_string(end - start);
    }
    return compressed;
}
