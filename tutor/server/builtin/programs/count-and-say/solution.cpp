#include <string>

/** The n-th text of the count-and-say sequence: each one tells the runs of the one before. */
std::string count_and_say(int n) {
    std::string text = "1";
    for (int i = 1; i < n; ++i) {
        std::string said;
        std::size_t start = 0;
        for (std::size_t end = 1; end <= text.size(); ++end) {
            if (end < text.size() && text[end] == text[start]) continue;
            said += std::to_string(end - start) + text[start];
            start = end;
        }
        text = said;
    }
    return text;
}
