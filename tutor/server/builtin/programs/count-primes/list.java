import java.util.BitSet;
import java.util.stream.IntStream;

final class Solution {
    /** The primes up to and including n, in ascending order. */
    static int[] primesUpTo(int n) {
        BitSet composite = new BitSet();
        for (long candidate = 2; candidate * candidate <= n; candidate++) {
            if (composite.get((int) candidate)) continue;
            for (long multiple = candidate * candidate; multiple <= n; multiple += candidate) {
                composite.set((int) multiple);
            }
        }
        return IntStream.rangeClosed(2, n).filter(number -> !composite.get(number)).toArray();
    }
}
