import java.util.HashMap;
import java.util.Map;

/** Lets the same message through at most every 10 seconds. */
final class Logger {
    // When each message may be printed again.
    private final Map<String, Integer> allowedAt = new HashMap<>();

    boolean shouldPrintMessage(int timestamp, String message) {
        if (timestamp < allowedAt.getOrDefault(message, 0)) return false;
        allowedAt.put(message, timestamp + 10);
        return true;
    }
}
