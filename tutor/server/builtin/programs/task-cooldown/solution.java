import java.util.HashMap;
import java.util.Map;

final class Solution {
    /**
     * The fewest slots for all tasks when equal ones need pause slots between them.
     * The most frequent kind sets frames of pause + 1 slots; only the last one need not be full.
     * With enough other tasks there are no gaps, and the number of tasks is the answer.
     */
    static int taskCooldown(String[] tasks, int pause) {
        Map<String, Integer> counts = new HashMap<>();
        for (String task : tasks) counts.merge(task, 1, Integer::sum);
        int most = 0;
        int asFrequent = 0;
        for (int count : counts.values()) {
            if (count > most) asFrequent = 0;
            most = Math.max(most, count);
            if (count == most) asFrequent++;
        }
        return Math.max(tasks.length, (most - 1) * (pause + 1) + asFrequent);
    }
}
