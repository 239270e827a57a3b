#include <deque>
#include <utility>

/** Counts the hits of the last 300 seconds. Times never go back. */
class HitCounter {
public:
    void hit(int timestamp) {
        if (!seconds_.empty() && seconds_.back().first == timestamp) ++seconds_.back().second;
        else seconds_.emplace_back(timestamp, 1);
        ++total_;
    }

    int get_hits(int timestamp) {
        while (!seconds_.empty() && seconds_.front().first <= timestamp - window) {
            total_ -= seconds_.front().second;
            seconds_.pop_front();
        }
        return total_;
    }

private:
    static constexpr int window = 300;
    // A time and its hits per entry, the oldest first.
    std::deque<std::pair<int, int>> seconds_;
    int total_ = 0;
};
