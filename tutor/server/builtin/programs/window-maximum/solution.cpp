#include <deque>
#include <vector>

/** The largest value of every window of k values. */
std::vector<int> window_maxima(const std::vector<int>& nums, int k) {
    std::vector<int> maxima;
    // Positions whose values fall: the head is the largest of its window.
    std::deque<int> queue;
    for (int i = 0; i < static_cast<int>(nums.size()); ++i) {
        while (!queue.empty() && nums[queue.back()] <= nums[i]) queue.pop_back();
        queue.push_back(i);
        if (queue.front() <= i - k) queue.pop_front();
        if (i >= k - 1) maxima.push_back(nums[queue.front()]);
    }
    return maxima;
}
