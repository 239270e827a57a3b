#include <string>

/** The smallest number that is left when k digits are removed. */
std::string remove_digits(const std::string& num, int k) {
    std::string kept;
    int to_remove = k;
    for (const char digit : num) {
        while (to_remove > 0 && !kept.empty() && kept.back() > digit) {
            kept.pop_back();
            --to_remove;
        }
        kept.push_back(digit);
    }
    // The digits left never fall, so the last ones are the largest.
    kept.resize(kept.size() - static_cast<std::size_t>(to_remove));
    const std::size_t first = kept.find_first_not_of('0');
    return first == std::string::npos ? "0" : kept.substr(first);
}
