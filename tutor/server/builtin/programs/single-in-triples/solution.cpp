#include <vector>

/** The value that appears once when all others appear three times. */
int single_in_triples(const std::vector<int>& nums) {
    int once = 0;
    int twice = 0;
    for (const int num : nums) {
        // Each bit goes from none to once to twice and back to none.
        once = (once ^ num) & ~twice;
        twice = (twice ^ num) & ~once;
    }
    return once;
}
