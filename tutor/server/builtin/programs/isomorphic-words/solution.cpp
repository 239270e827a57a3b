#include <string>
#include <unordered_map>

/** Whether a one-to-one replacement of letters turns s into t. */
bool is_isomorphic(const std::string& s, const std::string& t) {
    if (s.size() != t.size()) return false;
    std::unordered_map<char, char> becomes;
    std::unordered_map<char, char> comes_from;
    for (std::size_t i = 0; i < s.size(); ++i) {
        if (becomes.emplace(s[i], t[i]).first->second != t[i]) return false;
        if (comes_from.emplace(t[i], s[i]).first->second != s[i]) return false;
    }
    return true;
}
