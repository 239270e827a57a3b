import java.util.ArrayDeque;
import java.util.Deque;

final class Solution {
    /**
     * Whether all rooms can be opened when only room 0 is open and each room holds keys to others.
     * Every room that is opened is searched once for its keys.
     */
    static boolean canVisitAll(int[][] rooms) {
        boolean[] opened = new boolean[rooms.length];
        opened[0] = true;
        int count = 1;
        Deque<Integer> stack = new ArrayDeque<>();
        stack.push(0);
        while (!stack.isEmpty()) {
            for (int key : rooms[stack.pop()]) {
                if (opened[key]) continue;
                opened[key] = true;
                count++;
                stack.push(key);
            }
        }
        return count == rooms.length;
    }
}
