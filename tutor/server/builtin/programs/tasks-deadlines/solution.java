import java.util.Arrays;

final class Solution {
    /** The largest sum of deadline minus finishing time over tasks [duration, deadline]. */
    static long maxReward(int[][] tasks) {
        int[][] sorted = tasks.clone();
        Arrays.sort(sorted, (a, b) -> Integer.compare(a[0], b[0]));
        long time = 0;
        long reward = 0;
        for (int[] task : sorted) {
            time += task[0];
            reward += task[1] - time;
        }
        return reward;
    }
}
