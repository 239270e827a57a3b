#include <vector>

/** The numbers from n to 1: an even one is halved, an odd one tripled plus one. */
std::vector<long long> collatz(long long n) {
    std::vector<long long> numbers{n};
    while (numbers.back() != 1) {
        const long long current = numbers.back();
        numbers.push_back(current % 2 == 0 ? current / 2 : 3 * current + 1);
    }
    return numbers;
}
