#include <vector>

/** Numbers with the sum of any range: a Fenwick tree, whose entries hold sums of stretches. */
class NumArray {
public:
    explicit NumArray(const std::vector<int>& nums) : nums_(nums.size()), tree_(nums.size() + 1) {
        for (int i = 0; i < static_cast<int>(nums.size()); ++i) update(i, nums[i]);
    }

    void update(int index, int value) {
        const long long change = static_cast<long long>(value) - nums_[index];
        nums_[index] = value;
        for (int i = index + 1; i < static_cast<int>(tree_.size()); i += i & -i) tree_[i] += change;
    }

    long long sum_range(int left, int right) const {
        return sum_of_first(right + 1) - sum_of_first(left);
    }

private:
    long long sum_of_first(int count) const {
        long long sum = 0;
        for (int i = count; i > 0; i -= i & -i) sum += tree_[i];
        return sum;
    }

    std::vector<int> nums_;
    // Entry i, counted from 1, has the sum of as many numbers up to i as its lowest bit says.
    std::vector<long long> tree_;
};
