#include <algorithm>
#include <string>
#include <vector>

/** The longest text that every word begins with. */
std::string longest_common_prefix(const std::vector<std::string>& words) {
    std::string prefix = words.at(0);
    for (const std::string& word : words) {
        const auto shared = std::mismatch(
            prefix.begin(), prefix.end(), word.begin(), word.end());
        prefix.erase(shared.first, prefix.end());
    }
    return prefix;
}
