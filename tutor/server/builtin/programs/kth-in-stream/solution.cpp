#include <functional>
#include <queue>
#include <vector>

/** The k-th largest number of a stream: a heap keeps the k largest, the smallest of them on top. */
class KthLargest {
public:
    KthLargest(int k, const std::vector<int>& nums) : k_(static_cast<std::size_t>(k)) {
        for (const int num : nums) add(num);
    }

    int add(int num) {
        heap_.push(num);
        if (heap_.size() > k_) heap_.pop();
        return heap_.top();
    }

private:
    std::size_t k_;
    std::priority_queue<int, std::vector<int>, std::greater<int>> heap_;
};
