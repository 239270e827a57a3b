import java.util.BitSet;

final class Solution {
    /** How many primes there are up to and including n. */
    static int countPrimesUpTo(int n) {
        BitSet composite = new BitSet();
        int count = 0;
        for (int candidate = 2; candidate <= n; candidate++) {
            if (composite.get(candidate)) continue;
            count++;
            for (long multiple = (long) candidate * candidate; multiple <= n; multiple += candidate) {
                composite.set((int) multiple);
            }
        }
        return count;
    }
}
