import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

final class Solution {
    /**
     * The fewest turns of one wheel by one place from all zeros to the target, or -1.
     * Forbidden combinations count as visited. The search goes level by level, one turn more each.
     */
    static int openLock(String[] deadends, String target) {
        Set<String> visited = new HashSet<>(Arrays.asList(deadends));
        String start = "0".repeat(target.length());
        List<String> level = visited.add(start) ? List.of(start) : List.of();
        for (int turns = 0; !level.isEmpty(); turns++) {
            if (level.contains(target)) return turns;
            List<String> next = new ArrayList<>();
            for (String code : level) {
                for (int i = 0; i < code.length(); i++) {
                    for (int turn : new int[] {1, 9}) {
                        int digit = (code.charAt(i) - '0' + turn) % 10;
                        String turned = code.substring(0, i) + digit + code.substring(i + 1);
                        if (visited.add(turned)) next.add(turned);
                    }
                }
            }
            level = next;
        }
        return -1;
    }
}
