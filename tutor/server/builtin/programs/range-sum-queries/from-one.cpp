#include <vector>

/** The sum of each range [first, last], counted from 1: a difference of two sums from the start. */
std::vector<long long> range_sums_from_one(const std::vector<int>& nums,
                                           const std::vector<std::vector<int>>& queries) {
    std::vector<long long> sum_of_first{0};
    for (const int num : nums) sum_of_first.push_back(sum_of_first.back() + num);
    std::vector<long long> sums;
    for (const std::vector<int>& query : queries) {
        sums.push_back(sum_of_first[query[1]] - sum_of_first[query[0] - 1]);
    }
    return sums;
}
