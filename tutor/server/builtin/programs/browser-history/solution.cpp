#include <algorithm>
#include <string>
#include <vector>

/** The visited pages in order, and the place in them; a visit cuts off what lies ahead. */
class BrowserHistory {
public:
    explicit BrowserHistory(const std::string& homepage) : pages_{homepage} {}

    void visit(const std::string& url) {
        ++place_;
        pages_.resize(place_);
        pages_.push_back(url);
    }

    std::string back(int steps) {
        place_ = std::max(0, place_ - steps);
        return pages_[place_];
    }

    std::string forward(int steps) {
        place_ = std::min(static_cast<int>(pages_.size()) - 1, place_ + steps);
        return pages_[place_];
    }

private:
    std::vector<std::string> pages_;
    int place_ = 0;
};
