#include <vector>

/** All numbers of n bits, from 0 on, so that neighbors, also last and first, differ in one bit. */
std::vector<int> gray_code(int n) {
    std::vector<int> codes(std::size_t{1} << n);
    for (int i = 0; i < static_cast<int>(codes.size()); ++i) codes[i] = i ^ (i >> 1);
    return codes;
}
