import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;

/** A cache that drops the entry used least often; of equal ones the one used longest ago. */
final class LfuCache {
    private final int capacity;
    private final Map<Integer, Integer> values = new HashMap<>();
    private final Map<Integer, Integer> uses = new HashMap<>();
    // For each number of uses its keys, in the order of their last use.
    private final Map<Integer, LinkedHashSet<Integer>> keysByUses = new HashMap<>();
    private int fewestUses;

    LfuCache(int capacity) {
        this.capacity = capacity;
    }

    int get(int key) {
        if (!values.containsKey(key)) return -1;
        int before = uses.merge(key, 1, Integer::sum) - 1;
        keysByUses.get(before).remove(key);
        if (before == fewestUses && keysByUses.get(before).isEmpty()) fewestUses++;
        keysByUses.computeIfAbsent(before + 1, unused -> new LinkedHashSet<>()).add(key);
        return values.get(key);
    }

    void put(int key, int value) {
        if (capacity == 0) return;
        if (values.containsKey(key)) {
            values.put(key, value);
            get(key);
            return;
        }
        if (values.size() == capacity) {
            int oldest = keysByUses.get(fewestUses).iterator().next();
            keysByUses.get(fewestUses).remove(oldest);
            values.remove(oldest);
            uses.remove(oldest);
        }
        values.put(key, value);
        uses.put(key, 1);
        keysByUses.computeIfAbsent(1, unused -> new LinkedHashSet<>()).add(key);
        fewestUses = 1;
    }
}
