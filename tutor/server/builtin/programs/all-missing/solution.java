import java.util.stream.IntStream;

final class Solution {
    /** The numbers from 1 to nums.length that the list lacks. */
    static int[] findMissing(int[] nums) {
        boolean[] isThere = new boolean[nums.length + 1];
        for (int num : nums) isThere[num] = true;
        return IntStream.rangeClosed(1, nums.length).filter(num -> !isThere[num]).toArray();
    }
}
