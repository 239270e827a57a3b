#include <algorithm>
#include <string>
#include <utility>
#include <vector>

/**
 * The letters in an order without equal neighbors, or an empty text if there is none.
 * Sorted by how often they occur, they fill the even places and then the odd ones: equal letters
 * only meet when one takes more than half of the places.
 */
std::string reorganize_string(const std::string& text) {
    // In the order of their first places, so that ties are settled the same way everywhere.
    std::vector<std::pair<char, int>> counts;
    for (const char letter : text) {
        const auto has_letter = [letter](const auto& entry) { return entry.first == letter; };
        const auto found = std::find_if(counts.begin(), counts.end(), has_letter);
        if (found == counts.end()) counts.emplace_back(letter, 1);
        else ++found->second;
    }
    std::stable_sort(counts.begin(), counts.end(),
                     [](const auto& a, const auto& b) { return a.second > b.second; });
    const int n = static_cast<int>(text.size());
    if (n == 0 || counts[0].second > (n + 1) / 2) return "";

    std::string places(text.size(), ' ');
    int place = 0;
    for (const auto& [letter, count] : counts) {
        for (int i = 0; i < count; ++i) {
            places[place] = letter;
            place += 2;
            if (place >= n) place = 1;
        }
    }
    return places;
}
