import java.util.ArrayList;
import java.util.List;

final class Solution {
    /** The prime factors of n in ascending order, each as often as it divides. */
    static long[] primeFactors(long n) {
        List<Long> factors = new ArrayList<>();
        long rest = n;
        for (long divisor = 2; divisor * divisor <= rest; divisor++) {
            // Only primes divide here, since smaller factors have been taken out.
            while (rest % divisor == 0) {
                factors.add(divisor);
                rest /= divisor;
            }
        }
        if (rest > 1) factors.add(rest);
        return factors.stream().mapToLong(Long::longValue).toArray();
    }
}
