#include <stack>

/** A queue of two stacks: arrivals are tipped over when nobody is left to depart. */
class MyQueue {
public:
    void push(int value) { arrived_.push(value); }

    int pop() {
        const int value = peek();
        departing_.pop();
        return value;
    }

    int peek() {
        // Each value is moved only once, so that a call costs little on average.
        if (departing_.empty()) {
            for (; !arrived_.empty(); arrived_.pop()) departing_.push(arrived_.top());
        }
        return departing_.top();
    }

    bool empty() const { return arrived_.empty() && departing_.empty(); }

private:
    std::stack<int> arrived_;
    std::stack<int> departing_;
};
