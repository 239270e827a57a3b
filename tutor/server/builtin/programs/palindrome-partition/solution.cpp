#include <string>
#include <vector>

bool is_palindrome(const std::string& text, std::size_t start, std::size_t end) {
    for (; start + 1 < end; ++start, --end) {
        if (text[start] != text[end - 1]) return false;
    }
    return true;
}

void cut_from(std::size_t start, const std::string& text, std::vector<std::string>& pieces,
              std::vector<std::vector<std::string>>& all) {
    if (start == text.size()) all.push_back(pieces);
    for (std::size_t end = start + 1; end <= text.size(); ++end) {
        if (!is_palindrome(text, start, end)) continue;
        pieces.push_back(text.substr(start, end - start));
        cut_from(end, text, pieces, all);
        pieces.pop_back();
    }
}

/** Every way to cut text into palindromes: each one at the start, then the rest likewise. */
std::vector<std::vector<std::string>> palindrome_partition(const std::string& text) {
    std::vector<std::vector<std::string>> all;
    std::vector<std::string> pieces;
    cut_from(0, text, pieces, all);
    return all;
}
