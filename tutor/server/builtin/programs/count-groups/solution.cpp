#include <numeric>
#include <utility>
#include <vector>

/** Disjoint sets as trees; each set is known by its root. */
class DisjointSets {
public:
    explicit DisjointSets(int count) : parent_(count), size_(count, 1) {
        std::iota(parent_.begin(), parent_.end(), 0);
    }

    int find(int member) {
        while (parent_[member] != member) {
            // Path halving: later look-ups are shorter.
            parent_[member] = parent_[parent_[member]];
            member = parent_[member];
        }
        return member;
    }

    /** Joins two sets, the smaller under the larger; false when they were one already. */
    bool unite(int a, int b) {
        int large = find(a);
        int small = find(b);
        if (large == small) return false;
        if (size_[large] < size_[small]) std::swap(large, small);
        parent_[small] = large;
        size_[large] += size_[small];
        return true;
    }

private:
    std::vector<int> parent_;
    std::vector<int> size_;
};

/**
 * How many groups the n members form once all pairs in links are joined.
 * Every link between two different groups makes one group fewer.
 */
int count_groups(int n, const std::vector<std::vector<int>>& links) {
    // Members may be numbered from 0 or from 1.
    DisjointSets sets(n + 1);
    int groups = n;
    for (const auto& link : links) {
        if (sets.unite(link[0], link[1])) --groups;
    }
    return groups;
}
