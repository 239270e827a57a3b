import java.util.ArrayList;
import java.util.List;

final class Solution {
    /** The people 1 to n of a circle in the order in which they leave it, always every second. */
    static int[] everySecondOrder(int n) {
        List<Integer> circle = new ArrayList<>();
        for (int person = 1; person <= n; person++) circle.add(person);
        int[] order = new int[n];
        int left = 0;
        // Whether the first person of this round leaves.
        boolean leaves = false;
        while (!circle.isEmpty()) {
            List<Integer> staying = new ArrayList<>();
            for (int person : circle) {
                if (leaves) order[left++] = person;
                else staying.add(person);
                leaves = !leaves;
            }
            circle = staying;
        }
        return order;
    }
}
