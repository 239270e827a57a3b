#include <queue>

/** Counts the requests of the last 3000 milliseconds, the newest included. */
class RecentCounter {
public:
    int ping(int time) {
        times_.push(time);
        while (times_.front() < time - 3000) times_.pop();
        return static_cast<int>(times_.size());
    }

private:
    std::queue<int> times_;
};
