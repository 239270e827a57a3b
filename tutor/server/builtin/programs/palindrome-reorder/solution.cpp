#include <map>
#include <string>

/** The letters of text in the order of a palindrome, or NO SOLUTION. */
std::string palindrome_of(const std::string& text) {
    std::map<char, std::size_t> counts;
    for (const char letter : text) ++counts[letter];
    std::string half;
    std::string middle;
    for (const auto& [letter, count] : counts) {
        half.append(count / 2, letter);
        if (count % 2 == 1) middle += letter;
    }
    if (middle.size() > 1) return "NO SOLUTION";
    return half + middle + std::string(half.rbegin(), half.rend());
}
