import java.util.ArrayList;
import java.util.List;

final class Solution {
    /** The people 1 to n of a circle in the order in which they leave it, always the k-th next. */
    static int[] josephusOrder(int n, int k) {
        List<Integer> circle = new ArrayList<>();
        for (int person = 1; person <= n; person++) circle.add(person);
        int[] order = new int[n];
        int place = 0;
        for (int i = 0; i < n; i++) {
            place = (int) ((place + k - 1L) % circle.size());
            order[i] = circle.remove(place);
        }
        return order;
    }
}
