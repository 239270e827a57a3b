import java.util.LinkedHashMap;
import java.util.Map;

/** A cache that drops the entry used longest ago when it is full. */
final class LruCache {
    private final int capacity;
    // Ordered by use, because of `true`.
    private final Map<Integer, Integer> entries = new LinkedHashMap<>(16, 0.75f, true);

    LruCache(int capacity) {
        this.capacity = capacity;
    }

    int get(int key) {
        return entries.getOrDefault(key, -1);
    }

    void put(int key, int value) {
        entries.put(key, value);
        if (entries.size() > capacity) entries.remove(entries.keySet().iterator().next());
    }
}
