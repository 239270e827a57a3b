#include <vector>

/** A queue of limited size in a ring: the entries follow each other from start on. */
class CircularQueue {
public:
    explicit CircularQueue(int capacity) : ring_(capacity) {}

    bool en_queue(int value) {
        if (is_full()) return false;
        ring_[place(size_)] = value;
        ++size_;
        return true;
    }

    bool de_queue() {
        if (is_empty()) return false;
        start_ = place(1);
        --size_;
        return true;
    }

    int front() const { return is_empty() ? -1 : ring_[start_]; }
    int rear() const { return is_empty() ? -1 : ring_[place(size_ - 1)]; }
    bool is_empty() const { return size_ == 0; }
    bool is_full() const { return size_ == ring_.size(); }

private:
    std::size_t place(std::size_t offset) const { return (start_ + offset) % ring_.size(); }

    std::vector<int> ring_;
    std::size_t start_ = 0;
    std::size_t size_ = 0;
};
