#include <algorithm>
#include <string>

/** A number in another base from 2 to 36, with letters for digits from 10 on. */
std::string to_base(long long num, int base) {
    std::string digits;
    long long rest = num < 0 ? -num : num;
    do {
        digits += "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"[rest % base];
        rest /= base;
    } while (rest > 0);
    if (num < 0) digits += '-';
    std::reverse(digits.begin(), digits.end());
    return digits;
}
