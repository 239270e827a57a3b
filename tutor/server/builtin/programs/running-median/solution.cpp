#include <functional>
#include <queue>
#include <vector>

/** The median of a stream: the smaller half is in one heap, the greater half in another. */
class MedianFinder {
public:
    void add_num(int num) {
        smaller_.push(num);
        greater_.push(smaller_.top());
        smaller_.pop();
        // The smaller half has as many as the other one, or one more.
        if (greater_.size() > smaller_.size()) {
            smaller_.push(greater_.top());
            greater_.pop();
        }
    }

    double find_median() const {
        if (smaller_.size() > greater_.size()) return smaller_.top();
        return (static_cast<double>(smaller_.top()) + greater_.top()) / 2;
    }

private:
    std::priority_queue<int> smaller_;
    std::priority_queue<int, std::vector<int>, std::greater<int>> greater_;
};
