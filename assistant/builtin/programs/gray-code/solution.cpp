#include <vector>

/** All numbers of n bits, each differing from the one before it in a single bit. */
std::vector<int> gray_code(int n) {
    std::vector<int> codes;
    for (int i = 0; i < 1 << n; ++i) codes.push_back(i ^ (i >> 1));
    return codes;
}
