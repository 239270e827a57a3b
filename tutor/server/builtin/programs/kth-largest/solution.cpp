#include <functional>
#include <queue>
#include <vector>

/**
 * The k-th largest of nums, repeats counted.
 * A min-heap keeps the k largest so far; its root is the smallest of them and gives way first.
 */
int kth_largest(const std::vector<int>& nums, int k) {
    std::priority_queue<int, std::vector<int>, std::greater<int>> heap;
    for (const int num : nums) {
        heap.push(num);
        if (static_cast<int>(heap.size()) > k) heap.pop();
    }
    return heap.top();
}
