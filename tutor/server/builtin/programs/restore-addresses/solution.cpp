#include <algorithm>
#include <string>
#include <vector>

void cut_from(std::size_t start, int missing, const std::string& digits, const std::string& address,
              std::vector<std::string>& all) {
    if (missing == 0) {
        if (start == digits.size()) all.push_back(address);
        return;
    }
    for (std::size_t end = start + 1; end <= std::min(start + 3, digits.size()); ++end) {
        const std::string part = digits.substr(start, end - start);
        if (std::stoi(part) > 255 || (part.size() > 1 && part[0] == '0')) return;
        cut_from(end, missing - 1, digits, address.empty() ? part : address + "." + part, all);
    }
}

/** All IP addresses that the digits can be: four numbers up to 255 without zeros in front. */
std::vector<std::string> restore_addresses(const std::string& digits) {
    std::vector<std::string> all;
    cut_from(0, 4, digits, "", all);
    return all;
}
