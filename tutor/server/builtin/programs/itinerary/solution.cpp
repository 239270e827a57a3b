#include <algorithm>
#include <map>
#include <string>
#include <vector>

/**
 * A route that uses every ticket [from, to] once; of several, the first in alphabetical order.
 * It starts at JFK, or where more tickets leave than arrive. A dead end can only be the end of the
 * route, so the route is noted from its end.
 */
std::vector<std::string> itinerary(std::vector<std::vector<std::string>> tickets) {
    const std::string usual = tickets[0][0];
    std::sort(tickets.rbegin(), tickets.rend());
    // The alphabetically first destination is at the end of each list.
    std::map<std::string, std::vector<std::string>> destinations;
    std::map<std::string, int> leaving;
    for (const auto& ticket : tickets) {
        destinations[ticket[0]].push_back(ticket[1]);
        ++leaving[ticket[0]];
        --leaving[ticket[1]];
    }
    std::string start = usual;
    for (const auto& [place, more] : leaving) {
        if (more > 0) start = place;
    }
    if (destinations.count("JFK") > 0) start = "JFK";
    std::vector<std::string> stack{start};
    std::vector<std::string> route;
    while (!stack.empty()) {
        auto& next = destinations[stack.back()];
        if (next.empty()) {
            // Where no ticket is left, the rest of the route is complete.
            route.push_back(stack.back());
            stack.pop_back();
        } else {
            const std::string to = next.back();
            next.pop_back();
            stack.push_back(to);
        }
    }
    std::reverse(route.begin(), route.end());
    return route;
}
