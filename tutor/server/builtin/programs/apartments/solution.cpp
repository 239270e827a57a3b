#include <algorithm>
#include <cstddef>
#include <vector>

/** How many applicants can each get an apartment within k of the size they want. */
int match_apartments(const std::vector<int>& desired, const std::vector<int>& apartments, int k) {
    std::vector<long long> wishes(desired.begin(), desired.end());
    std::vector<long long> offers(apartments.begin(), apartments.end());
    std::sort(wishes.begin(), wishes.end());
    std::sort(offers.begin(), offers.end());
    int matched = 0;
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < wishes.size() && j < offers.size()) {
        if (offers[j] < wishes[i] - k) {
            ++j;
        } else if (offers[j] > wishes[i] + k) {
            ++i;
        } else {
            ++matched;
            ++i;
            ++j;
        }
    }
    return matched;
}
