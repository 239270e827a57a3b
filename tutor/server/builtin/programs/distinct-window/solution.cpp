#include <algorithm>
#include <string>
#include <unordered_map>

/**
 * Length of the longest stretch of text without a repeated character.
 * The window [start, end] never holds a repeat: when end brings one, start jumps behind the
 * earlier copy. Both ends only move right, so the work is linear.
 */
int longest_distinct(const std::string& text) {
    std::unordered_map<char, int> last_seen;
    int start = 0;
    int best = 0;
    for (int end = 0; end < static_cast<int>(text.size()); ++end) {
        const auto seen = last_seen.find(text[end]);
        // A copy before start is outside the window and does no harm.
        if (seen != last_seen.end() && seen->second >= start) start = seen->second + 1;
        last_seen[text[end]] = end;
        best = std::max(best, end - start + 1);
    }
    return best;
}
