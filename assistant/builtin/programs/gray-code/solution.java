import java.util.stream.IntStream;

final class Solution {
    /** All numbers of n bits, each differing from the one before it in a single bit. */
    static int[] grayCode(int n) {
        return IntStream.range(0, 1 << n).map(i -> i ^ i >> 1).toArray();
    }
}
