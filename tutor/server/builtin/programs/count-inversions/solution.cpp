#include <algorithm>
#include <vector>

/** Prefix sums that can be changed: entry i covers as many positions as its lowest set bit says. */
class FenwickTree {
public:
    explicit FenwickTree(int size) : sums_(size + 1, 0) {}

    void add(int position, int amount) {
        for (int i = position; i < static_cast<int>(sums_.size()); i += i & -i) sums_[i] += amount;
    }

    /** The sum of the positions 1 to position. */
    int sum(int position) const {
        int total = 0;
        for (int i = position; i > 0; i -= i & -i) total += sums_[i];
        return total;
    }

private:
    std::vector<int> sums_;
};

/**
 * How many pairs stand in the wrong order: an earlier value greater than a later one.
 * From the right, a Fenwick tree counts the values seen so far by rank, so that the number of
 * smaller ones among them takes logarithmic time.
 */
long long count_inversions(const std::vector<int>& values) {
    // A value's place in sorted order is its rank: the tree needs small indices.
    std::vector<int> sorted = values;
    std::sort(sorted.begin(), sorted.end());
    FenwickTree seen(static_cast<int>(sorted.size()));
    long long inversions = 0;
    for (auto value = values.rbegin(); value != values.rend(); ++value) {
        const auto place = std::lower_bound(sorted.begin(), sorted.end(), *value);
        const int rank = static_cast<int>(place - sorted.begin()) + 1;
        inversions += seen.sum(rank - 1);
        seen.add(rank, 1);
    }
    return inversions;
}
