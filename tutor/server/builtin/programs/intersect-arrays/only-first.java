import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

final class Solution {
    /** The different values of the first list that the second lacks. */
    static int[] onlyInFirst(int[] nums1, int[] nums2) {
        Set<Integer> inSecond = new HashSet<>();
        for (int num : nums2) inSecond.add(num);
        return Arrays.stream(nums1).filter(num -> !inSecond.contains(num)).distinct().toArray();
    }
}
