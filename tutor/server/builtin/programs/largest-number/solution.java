import java.util.Arrays;
import java.util.stream.Collectors;

final class Solution {
    /**
     * The largest number that the given numbers make when written one after the other.
     * Which of two numbers goes first can be decided by trying both ways; that comparison is
     * transitive, so sorting by it puts the whole row in order.
     */
    static String largestNumber(int[] nums) {
        // Both concatenations have the same length, so comparing them as text compares their value.
        String joined = Arrays.stream(nums)
            .mapToObj(String::valueOf)
            .sorted((a, b) -> (b + a).compareTo(a + b))
            .collect(Collectors.joining());
        // Only zeros: one digit is enough.
        return joined.startsWith("0") ? "0" : joined;
    }
}
