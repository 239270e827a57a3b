#include <cstddef>
#include <list>
#include <unordered_map>
#include <utility>

/** A cache that drops the entry used longest ago when it is full. */
class LruCache {
public:
    explicit LruCache(int capacity) : capacity_(static_cast<std::size_t>(capacity)) {}

    int get(int key) {
        const auto found = places_.find(key);
        if (found == places_.end()) return -1;
        // Used last: to the front, without moving anything else.
        entries_.splice(entries_.begin(), entries_, found->second);
        return found->second->second;
    }

    void put(int key, int value) {
        const auto found = places_.find(key);
        if (found != places_.end()) entries_.erase(found->second);
        entries_.emplace_front(key, value);
        places_[key] = entries_.begin();
        if (entries_.size() > capacity_) {
            places_.erase(entries_.back().first);
            entries_.pop_back();
        }
    }

private:
    std::size_t capacity_;
    std::list<std::pair<int, int>> entries_;
    std::unordered_map<int, std::list<std::pair<int, int>>::iterator> places_;
};
