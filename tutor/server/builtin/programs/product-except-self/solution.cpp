#include <vector>

/** For each place the product of all other values, without a division. */
std::vector<long long> product_except_self(const std::vector<int>& nums) {
    std::vector<long long> products;
    long long before = 1;
    for (const int num : nums) {
        products.push_back(before);
        before *= num;
    }
    long long after = 1;
    for (std::size_t i = nums.size(); i-- > 0;) {
        products[i] *= after;
        after *= nums[i];
    }
    return products;
}
