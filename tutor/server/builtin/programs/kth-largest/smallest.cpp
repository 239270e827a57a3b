#include <queue>
#include <vector>

/**
 * The k-th smallest of nums, repeats counted.
 * A max-heap keeps the k smallest so far; its root is the largest of them and gives way first.
 */
int kth_smallest(const std::vector<int>& nums, int k) {
    std::priority_queue<int> heap;
    for (const int num : nums) {
        heap.push(num);
        if (static_cast<int>(heap.size()) > k) heap.pop();
    }
    return heap.top();
}
