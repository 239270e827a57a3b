#include <cstddef>
#include <cstdlib>
#include <vector>

/** The area of a polygon whose corners come in order, in either direction. */
double polygon_area(const std::vector<std::vector<int>>& points) {
    long long doubled = 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const auto& next = points[(i + 1) % points.size()];
        doubled += static_cast<long long>(points[i][0]) * next[1];
        doubled -= static_cast<long long>(next[0]) * points[i][1];
    }
    return static_cast<double>(std::llabs(doubled)) / 2;
}
