#include <list>
#include <unordered_map>

/** A cache that drops the entry used least often; of equal ones the one used longest ago. */
class LfuCache {
public:
    explicit LfuCache(int capacity) : capacity_(static_cast<std::size_t>(capacity)) {}

    int get(int key) {
        const auto found = entries_.find(key);
        if (found == entries_.end()) return -1;
        Entry& entry = found->second;
        keys_by_uses_[entry.uses].erase(entry.place);
        if (keys_by_uses_[fewest_uses_].empty()) ++fewest_uses_;
        add_key(key, entry, entry.uses + 1);
        return entry.value;
    }

    void put(int key, int value) {
        if (capacity_ == 0) return;
        if (const auto found = entries_.find(key); found != entries_.end()) {
            found->second.value = value;
            get(key);
            return;
        }
        if (entries_.size() == capacity_) {
            std::list<int>& keys = keys_by_uses_[fewest_uses_];
            entries_.erase(keys.front());
            keys.pop_front();
        }
        Entry& entry = entries_[key];
        entry.value = value;
        add_key(key, entry, 1);
        fewest_uses_ = 1;
    }

private:
    struct Entry {
        int value = 0;
        int uses = 0;
        std::list<int>::iterator place;
    };

    void add_key(int key, Entry& entry, int uses) {
        std::list<int>& keys = keys_by_uses_[uses];
        keys.push_back(key);
        entry.uses = uses;
        entry.place = --keys.end();
    }

    std::size_t capacity_;
    std::unordered_map<int, Entry> entries_;
    // For each number of uses its keys, in the order of their last use.
    std::unordered_map<int, std::list<int>> keys_by_uses_;
    int fewest_uses_ = 0;
};
