import java.util.stream.IntStream;

final class Solution {
    /** The values of a sorted list that appear exactly once. */
    static int[] keepSingles(int[] nums) {
        return IntStream.range(0, nums.length)
                .filter(i -> i == 0 || nums[i] != nums[i - 1])
                .filter(i -> i + 1 == nums.length || nums[i] != nums[i + 1])
                .map(i -> nums[i])
                .toArray();
    }
}
