#include <cstddef>
#include <vector>

/**
 * Whether all rooms can be opened when only room 0 is open and each room holds keys to others.
 * Every room that is opened is searched once for its keys.
 */
bool can_visit_all(const std::vector<std::vector<int>>& rooms) {
    std::vector<bool> opened(rooms.size());
    opened[0] = true;
    std::size_t count = 1;
    std::vector<int> stack{0};
    while (!stack.empty()) {
        const int room = stack.back();
        stack.pop_back();
        for (const int key : rooms[room]) {
            if (opened[key]) continue;
            opened[key] = true;
            ++count;
            stack.push_back(key);
        }
    }
    return count == rooms.size();
}
