import java.util.Map;
import java.util.TreeMap;

final class Solution {
    /** Whether the cards can be divided into groups of groupSize consecutive values. */
    static boolean isStraightHand(int[] hand, int groupSize) {
        TreeMap<Integer, Integer> counts = new TreeMap<>();
        for (int card : hand) counts.merge(card, 1, Integer::sum);
        for (Map.Entry<Integer, Integer> entry : counts.entrySet()) {
            int start = entry.getKey();
            int groups = entry.getValue();
            if (groups == 0) continue;
            for (int card = start; card < start + groupSize; card++) {
                int left = counts.getOrDefault(card, 0) - groups;
                if (left < 0) return false;
                counts.put(card, left);
            }
        }
        return true;
    }
}
