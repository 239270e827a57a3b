#include <string>
#include <unordered_map>

/** Lets the same message through at most every 10 seconds. */
class Logger {
public:
    bool should_print_message(int timestamp, const std::string& message) {
        int& allowed_at = allowed_at_[message];
        if (timestamp < allowed_at) return false;
        allowed_at = timestamp + 10;
        return true;
    }

private:
    // When each message may be printed again.
    std::unordered_map<std::string, int> allowed_at_;
};
