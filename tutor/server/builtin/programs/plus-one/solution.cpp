#include <vector>

/** The digits of the number that is larger by one. */
std::vector<int> plus_one(const std::vector<int>& digits) {
    std::vector<int> next = digits;
    for (auto digit = next.rbegin(); digit != next.rend(); ++digit) {
        if (*digit < 9) {
            ++*digit;
            return next;
        }
        *digit = 0;
    }
    // There were only nines.
    next.insert(next.begin(), 1);
    return next;
}
