#include <vector>

/** For each value the first greater one after it on a circle; -1 where there is none. */
std::vector<int> next_greater_on_circle(const std::vector<int>& nums) {
    std::vector<int> answers(nums.size(), -1);
    std::vector<std::size_t> waiting;
    // Twice around, so that values at the end meet those at the beginning.
    for (std::size_t i = 0; i < 2 * nums.size(); ++i) {
        const int num = nums[i % nums.size()];
        while (!waiting.empty() && nums[waiting.back()] < num) {
            answers[waiting.back()] = num;
            waiting.pop_back();
        }
        if (i < nums.size()) waiting.push_back(i);
    }
    return answers;
}
