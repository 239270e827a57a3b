#include <vector>

/** The two values that appear once when all others appear twice. */
std::vector<int> two_singles(const std::vector<int>& nums) {
    // Without a sign, so that the negative of the lowest number has a meaning.
    unsigned both = 0;
    for (const int num : nums) both ^= static_cast<unsigned>(num);
    // The lowest bit in which the two differ.
    const unsigned bit = both & (0U - both);
    unsigned first = 0;
    for (const int num : nums) {
        if ((static_cast<unsigned>(num) & bit) != 0) first ^= static_cast<unsigned>(num);
    }
    return {static_cast<int>(first), static_cast<int>(both ^ first)};
}
