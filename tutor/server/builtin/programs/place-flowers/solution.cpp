#include <cstddef>
#include <vector>

/** Whether n more flowers fit so that no two are neighbors; 1 is planted, 0 is free. */
bool can_place_flowers(const std::vector<int>& flowerbed, int n) {
    std::vector<int> bed = flowerbed;
    int planted = 0;
    for (std::size_t i = 0; i < bed.size(); ++i) {
        const bool has_neighbor =
            (i > 0 && bed[i - 1] == 1) || (i + 1 < bed.size() && bed[i + 1] == 1);
        if (bed[i] == 1 || has_neighbor) continue;
        bed[i] = 1;
        ++planted;
    }
    return planted >= n;
}
