#include <sstream>
#include <string>
#include <vector>

/** An absolute path without `.`, `..` and superfluous slashes. */
std::string simplify_path(const std::string& path) {
    std::vector<std::string> folders;
    std::istringstream parts(path);
    std::string part;
    while (std::getline(parts, part, '/')) {
        if (part == "..") {
            if (!folders.empty()) folders.pop_back();
        } else if (!part.empty() && part != ".") {
            folders.push_back(part);
        }
    }
    std::string simple;
    for (const std::string& folder : folders) simple += "/" + folder;
    return simple.empty() ? "/" : simple;
}
