#include <string>

/** Whether moving letters from the front of s to its back gives goal. */
bool is_rotation(const std::string& s, const std::string& goal) {
    return s.size() == goal.size() && (s + s).find(goal) != std::string::npos;
}
