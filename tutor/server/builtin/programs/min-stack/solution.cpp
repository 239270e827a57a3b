#include <algorithm>
#include <utility>
#include <vector>

/** A stack that knows its smallest value: each entry carries the minimum up to it. */
class MinStack {
public:
    void push(int value) {
        entries_.emplace_back(value, entries_.empty() ? value : std::min(entries_.back().second, value));
    }
    void pop() { entries_.pop_back(); }
    int top() const { return entries_.back().first; }
    int get_min() const { return entries_.back().second; }

private:
    std::vector<std::pair<int, int>> entries_;
};
