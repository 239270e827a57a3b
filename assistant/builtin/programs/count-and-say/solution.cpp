#include <string>

std::string said(const std::string& term) {
    std::string text;
    std::size_t end = 0;
    for (std::size_t start = 0; start < term.size(); start = end) {
        while (end < term.size() && term[end] == term[start]) ++end;
        text += std::to_string(end - start) + term[start];
    }
    return text;
}

/** The n-th term of 1, 11, 21, 1211, and so on: each says the runs of the one before it. */
std::string count_and_say(int n) {
    std::string term = "1";
    for (int i = 1; i < n; ++i) term = said(term);
    return term;
}
