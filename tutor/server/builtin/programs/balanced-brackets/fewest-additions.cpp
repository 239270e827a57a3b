#include <string>

/** How few round brackets to add so that all are balanced. */
int fewest_additions(const std::string& text) {
    int open = 0;
    int additions = 0;
    for (const char character : text) {
        if (character == '(') {
            ++open;
        } else if (character == ')' && open > 0) {
            --open;
        } else if (character == ')') {
            ++additions;
        }
    }
    return additions + open;
}
