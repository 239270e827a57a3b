#include <algorithm>
#include <limits>
#include <vector>

/** Numbers with the minimum of any range: a segment tree, whose nodes hold minima of stretches. */
class RangeMin {
public:
    explicit RangeMin(const std::vector<int>& nums)
        : size_(static_cast<int>(nums.size())), tree_(2 * nums.size()) {
        std::copy(nums.begin(), nums.end(), tree_.begin() + size_);
        for (int i = size_ - 1; i > 0; --i) refresh(i);
    }

    void update(int index, int value) {
        tree_[size_ + index] = value;
        for (int i = (size_ + index) / 2; i > 0; i /= 2) refresh(i);
    }

    int range_min(int left, int right) const {
        int smallest = std::numeric_limits<int>::max();
        // A node at the edge whose sibling is outside counts itself; others leave it to the parent.
        for (int low = size_ + left, high = size_ + right + 1; low < high; low /= 2, high /= 2) {
            if (low % 2 == 1) smallest = std::min(smallest, tree_[low++]);
            if (high % 2 == 1) smallest = std::min(smallest, tree_[--high]);
        }
        return smallest;
    }

private:
    void refresh(int i) { tree_[i] = std::min(tree_[2 * i], tree_[2 * i + 1]); }

    int size_;
    // The numbers are in the second half; node i has the children 2i and 2i + 1.
    std::vector<int> tree_;
};
