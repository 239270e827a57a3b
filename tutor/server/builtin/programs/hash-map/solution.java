import java.util.ArrayList;
import java.util.List;

/** A hash map: the remainder of a key names the bucket that its entry is in. */
final class MyHashMap {
    private final List<List<int[]>> buckets = new ArrayList<>();

    MyHashMap() {
        for (int i = 0; i < 769; i++) buckets.add(new ArrayList<>());
    }

    void put(int key, int value) {
        for (int[] entry : bucketOf(key)) {
            if (entry[0] != key) continue;
            entry[1] = value;
            return;
        }
        bucketOf(key).add(new int[] {key, value});
    }

    int get(int key) {
        for (int[] entry : bucketOf(key)) if (entry[0] == key) return entry[1];
        return -1;
    }

    void remove(int key) {
        bucketOf(key).removeIf(entry -> entry[0] == key);
    }

    private List<int[]> bucketOf(int key) {
        return buckets.get(key % buckets.size());
    }
}
