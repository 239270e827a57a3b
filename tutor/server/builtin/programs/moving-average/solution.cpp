#include <queue>

/** The average of the last values of a stream: the sum follows what enters and leaves. */
class MovingAverage {
public:
    explicit MovingAverage(int size) : size_(static_cast<std::size_t>(size)) {}

    double next(int value) {
        values_.push(value);
        sum_ += value;
        if (values_.size() > size_) {
            sum_ -= values_.front();
            values_.pop();
        }
        return static_cast<double>(sum_) / static_cast<double>(values_.size());
    }

private:
    std::size_t size_;
    std::queue<int> values_;
    long long sum_ = 0;
};
