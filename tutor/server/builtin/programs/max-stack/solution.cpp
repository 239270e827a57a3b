#include <algorithm>
#include <utility>
#include <vector>

/** A stack that knows its largest value: each entry carries the maximum up to it. */
class MaxStack {
public:
    void push(int value) {
        entries_.emplace_back(value, entries_.empty() ? value : std::max(entries_.back().second, value));
    }
    int pop() {
        const int value = top();
        entries_.pop_back();
        return value;
    }
    int top() const { return entries_.back().first; }
    int peek_max() const { return entries_.back().second; }

    /** Removes the topmost of the largest values. */
    int pop_max() {
        const int max = peek_max();
        std::vector<int> above;
        while (top() != max) above.push_back(pop());
        pop();
        for (; !above.empty(); above.pop_back()) push(above.back());
        return max;
    }

private:
    std::vector<std::pair<int, int>> entries_;
};
