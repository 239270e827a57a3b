#include <iterator>
#include <map>
#include <string>
#include <unordered_map>

/** Values by key and time. */
class TimeMap {
public:
    void set(const std::string& key, const std::string& value, int timestamp) {
        entries_[key][timestamp] = value;
    }

    /** The last value set at that time or before; an empty text if there is none. */
    std::string get(const std::string& key, int timestamp) {
        const std::map<int, std::string>& values = entries_[key];
        const auto later = values.upper_bound(timestamp);
        return later == values.begin() ? "" : std::prev(later)->second;
    }

private:
    std::unordered_map<std::string, std::map<int, std::string>> entries_;
};
