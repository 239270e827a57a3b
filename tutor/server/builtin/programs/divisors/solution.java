import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

final class Solution {
    /** All divisors of n in ascending order: each one up to the root has a partner above it. */
    static long[] divisors(long n) {
        List<Long> all = new ArrayList<>();
        Deque<Long> large = new ArrayDeque<>();
        for (long divisor = 1; divisor * divisor <= n; divisor++) {
            if (n % divisor != 0) continue;
            all.add(divisor);
            if (divisor * divisor < n) large.addFirst(n / divisor);
        }
        all.addAll(large);
        return all.stream().mapToLong(Long::longValue).toArray();
    }
}
