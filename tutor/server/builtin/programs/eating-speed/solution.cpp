#include <algorithm>
#include <vector>

/**
 * The smallest speed at which all piles are eaten within the hours, one pile an hour at most.
 * If a speed is enough, so is every higher one, so the smallest can be found by binary search.
 */
int eating_speed(const std::vector<int>& piles, int hours) {
    int low = 1;
    int high = *std::max_element(piles.begin(), piles.end());
    while (low < high) {
        const int speed = low + (high - low) / 2;
        long long needed = 0;
        for (const int pile : piles) needed += (pile - 1LL + speed) / speed;
        if (needed <= hours) high = speed;
        else low = speed + 1;
    }
    return low;
}
