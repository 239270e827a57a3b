#include <sstream>
#include <string>

/** The words of a text in reverse order, with one blank between them. */
std::string reverse_words(const std::string& text) {
    std::istringstream words(text);
    std::string reversed;
    std::string word;
    while (words >> word) {
        reversed = reversed.empty() ? word : word + " " + reversed;
    }
    return reversed;
}
