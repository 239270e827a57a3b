#include <string>
#include <unordered_set>
#include <vector>

/**
 * The fewest turns of one wheel by one place from all zeros to the target, or -1.
 * Forbidden combinations count as visited. The search goes level by level, one turn more each.
 */
int open_lock(const std::vector<std::string>& deadends, const std::string& target) {
    std::unordered_set<std::string> visited(deadends.begin(), deadends.end());
    const std::string start(target.size(), '0');
    std::vector<std::string> level;
    if (visited.insert(start).second) level.push_back(start);
    for (int turns = 0; !level.empty(); ++turns) {
        std::vector<std::string> next;
        for (std::string& code : level) {
            if (code == target) return turns;
            for (char& wheel : code) {
                const char own = wheel;
                for (const int turn : {1, 9}) {
                    wheel = static_cast<char>('0' + (own - '0' + turn) % 10);
                    if (visited.insert(code).second) next.push_back(code);
                }
                wheel = own;
            }
        }
        level = next;
    }
    return -1;
}
