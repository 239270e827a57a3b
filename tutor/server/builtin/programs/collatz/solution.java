import java.util.stream.LongStream;

final class Solution {
    /** The numbers from n to 1: an even one is halved, an odd one tripled plus one. */
    static long[] collatz(long n) {
        LongStream.Builder numbers = LongStream.builder();
        long current = n;
        numbers.add(current);
        while (current != 1) {
            current = current % 2 == 0 ? current / 2 : 3 * current + 1;
            numbers.add(current);
        }
        return numbers.build().toArray();
    }
}
