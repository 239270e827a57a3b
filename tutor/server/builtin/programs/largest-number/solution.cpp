#include <algorithm>
#include <string>
#include <vector>

/**
 * The largest number that the given numbers make when written one after the other.
 * Which of two numbers goes first can be decided by trying both ways; that comparison is
 * transitive, so sorting by it puts the whole row in order.
 */
std::string largest_number(const std::vector<int>& nums) {
    std::vector<std::string> parts;
    for (const int num : nums) parts.push_back(std::to_string(num));
    // Both concatenations have the same length, so comparing them as text compares them as numbers.
    std::sort(parts.begin(), parts.end(), [](const std::string& a, const std::string& b) {
        return a + b > b + a;
    });
    // Only zeros: one digit is enough.
    if (parts.front() == "0") return "0";
    std::string joined;
    for (const std::string& part : parts) joined += part;
    return joined;
}
