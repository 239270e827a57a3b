import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/** Values by key and time. */
final class TimeMap {
    private final Map<String, TreeMap<Integer, String>> entries = new HashMap<>();

    void set(String key, String value, int timestamp) {
        entries.computeIfAbsent(key, unused -> new TreeMap<>()).put(timestamp, value);
    }

    /** The last value set at that time or before; an empty text if there is none. */
    String get(String key, int timestamp) {
        TreeMap<Integer, String> values = entries.get(key);
        Map.Entry<Integer, String> entry = values == null ? null : values.floorEntry(timestamp);
        return entry == null ? "" : entry.getValue();
    }
}
