#include <algorithm>
#include <string>
#include <unordered_map>
#include <vector>

/** The sizes of the most pieces into which the text can be cut so that no letter is in two. */
std::vector<int> partition_labels(const std::string& text) {
    const int size = static_cast<int>(text.size());
    std::unordered_map<char, int> last_place;
    for (int i = 0; i < size; ++i) last_place[text[i]] = i;
    std::vector<int> sizes;
    int start = 0;
    int end = 0;
    for (int i = 0; i < size; ++i) {
        end = std::max(end, last_place[text[i]]);
        if (i < end) continue;
        sizes.push_back(end - start + 1);
        start = end + 1;
    }
    return sizes;
}
