#include <string>
#include <vector>

void grow(const std::string& text, int opened, int closed, int n, std::vector<std::string>& all) {
    if (closed == n) all.push_back(text);
    if (opened < n) grow(text + "(", opened + 1, closed, n, all);
    if (closed < opened) grow(text + ")", opened, closed + 1, n, all);
}

/** All balanced texts of n pairs of brackets: open while pairs are left, close what is open. */
std::vector<std::string> generate_brackets(int n) {
    std::vector<std::string> all;
    grow("", 0, 0, n, all);
    return all;
}
