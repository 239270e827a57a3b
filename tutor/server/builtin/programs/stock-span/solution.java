import java.util.ArrayDeque;
import java.util.Deque;

final class Solution {
    /** For each day, how many days in a row up to it had a price that was no higher. */
    static int[] stockSpan(int[] prices) {
        int[] spans = new int[prices.length];
        Deque<Integer> higher = new ArrayDeque<>();
        for (int day = 0; day < prices.length; day++) {
            while (!higher.isEmpty() && prices[higher.peek()] <= prices[day]) higher.pop();
            spans[day] = higher.isEmpty() ? day + 1 : day - higher.peek();
            higher.push(day);
        }
        return spans;
    }
}
