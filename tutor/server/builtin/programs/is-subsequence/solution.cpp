#include <string>

/** Whether s is left when some characters of t are deleted. */
bool is_subsequence(const std::string& s, const std::string& t) {
    std::size_t matched = 0;
    for (const char character : t) {
        if (matched < s.size() && character == s[matched]) ++matched;
    }
    return matched == s.size();
}
