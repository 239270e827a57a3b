#include <cctype>
#include <string>
#include <utility>
#include <vector>

/** The text with every k[inside] written out as k times the inside. */
std::string decode_string(const std::string& text) {
    std::vector<std::pair<std::string, int>> waiting;
    std::string decoded;
    int times = 0;
    for (const char character : text) {
        if (std::isdigit(static_cast<unsigned char>(character))) {
            times = times * 10 + (character - '0');
        } else if (character == '[') {
            waiting.emplace_back(decoded, times);
            decoded.clear();
            times = 0;
        } else if (character == ']') {
            auto [outer, repeats] = waiting.back();
            waiting.pop_back();
            for (int i = 0; i < repeats; ++i) outer += decoded;
            decoded = outer;
        } else {
            decoded += character;
        }
    }
    return decoded;
}
