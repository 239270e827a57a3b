#include <string>

/** The runs as characters and lengths, or the text itself if that is no longer. */
std::string compress_if_shorter(const std::string& text) {
    std::string encoded;
    std::size_t end = 0;
    for (std::size_t start = 0; start < text.size(); start = end) {
        while (end < text.size() && text[end] == text[start]) ++end;
        encoded += text[start] + std::to_string(end - start);
    }
    return encoded.size() < text.size() ? encoded : text;
}
