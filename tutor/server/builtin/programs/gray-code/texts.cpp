#include <string>
#include <vector>

/** All texts of n bits so that neighbors differ in one bit. */
std::vector<std::string> gray_texts(int n) {
    std::vector<std::string> codes;
    for (int i = 0; i < 1 << n; ++i) {
        std::string code;
        for (int bit = n - 1; bit >= 0; --bit) code += ((i ^ (i >> 1)) >> bit & 1) ? '1' : '0';
        codes.push_back(code);
    }
    return codes;
}
