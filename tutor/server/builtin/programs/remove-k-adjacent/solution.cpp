#include <string>
#include <utility>
#include <vector>

/** What is left when groups of k equal neighbors are removed until there are none. */
std::string remove_groups(const std::string& text, int k) {
    std::vector<std::pair<char, int>> groups;
    for (const char letter : text) {
        if (!groups.empty() && groups.back().first == letter) {
            ++groups.back().second;
        } else {
            groups.emplace_back(letter, 1);
        }
        if (groups.back().second == k) groups.pop_back();
    }
    std::string left;
    for (const auto& [letter, count] : groups) left.append(static_cast<std::size_t>(count), letter);
    return left;
}
