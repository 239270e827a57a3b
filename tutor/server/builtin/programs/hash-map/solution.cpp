#include <algorithm>
#include <utility>
#include <vector>

/** A hash map: the remainder of a key names the bucket that its entry is in. */
class MyHashMap {
public:
    void put(int key, int value) {
        for (auto& [own, stored] : bucket_of(key)) {
            if (own != key) continue;
            stored = value;
            return;
        }
        bucket_of(key).emplace_back(key, value);
    }

    int get(int key) {
        for (const auto& [own, value] : bucket_of(key)) {
            if (own == key) return value;
        }
        return -1;
    }

    void remove(int key) {
        Bucket& bucket = bucket_of(key);
        const auto is_key = [key](const auto& entry) { return entry.first == key; };
        bucket.erase(std::remove_if(bucket.begin(), bucket.end(), is_key), bucket.end());
    }

private:
    using Bucket = std::vector<std::pair<int, int>>;

    Bucket& bucket_of(int key) { return buckets_[static_cast<std::size_t>(key) % buckets_.size()]; }

    std::vector<Bucket> buckets_ = std::vector<Bucket>(769);
};
