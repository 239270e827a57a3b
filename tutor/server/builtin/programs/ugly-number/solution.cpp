#include <algorithm>
#include <vector>

/** The n-th number whose only prime factors are 2, 3 and 5; the first one is 1. */
long long ugly_number(int n) {
    std::vector<long long> numbers{1};
    // Which number of the list is to be multiplied next, for each factor.
    std::size_t two = 0;
    std::size_t three = 0;
    std::size_t five = 0;
    while (static_cast<int>(numbers.size()) < n) {
        const long long next = std::min({2 * numbers[two], 3 * numbers[three], 5 * numbers[five]});
        numbers.push_back(next);
        // Several of them may give the same number.
        if (next == 2 * numbers[two]) ++two;
        if (next == 3 * numbers[three]) ++three;
        if (next == 5 * numbers[five]) ++five;
    }
    return numbers.back();
}
