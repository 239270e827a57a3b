#include <algorithm>
#include <string>
#include <vector>

/**
 * All different orders of the letters, alphabetically.
 * Each step makes the smallest order that is greater, so none comes twice.
 */
std::vector<std::string> text_permutations(const std::string& text) {
    std::string letters = text;
    std::sort(letters.begin(), letters.end());
    std::vector<std::string> all;
    do {
        all.push_back(letters);
    } while (std::next_permutation(letters.begin(), letters.end()));
    return all;
}
