#include <string>

/**
 * Whether text is a shorter text written several times.
 * Written twice, it can be found again before its second copy exactly when it repeats a part.
 */
bool repeated_substring(const std::string& text) {
    return (text + text).find(text, 1) < text.size();
}
