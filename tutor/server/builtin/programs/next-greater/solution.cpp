#include <vector>

/** For each value the first greater one after it; -1 where there is none. */
std::vector<int> next_greater(const std::vector<int>& nums) {
    std::vector<int> answers(nums.size(), -1);
    std::vector<std::size_t> waiting;
    for (std::size_t i = 0; i < nums.size(); ++i) {
        while (!waiting.empty() && nums[waiting.back()] < nums[i]) {
            answers[waiting.back()] = nums[i];
            waiting.pop_back();
        }
        waiting.push_back(i);
    }
    return answers;
}
