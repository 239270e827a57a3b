import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

final class Solution {
    /** The values that are in both lists, each as often as in both. */
    static int[] intersectWithRepeats(int[] nums1, int[] nums2) {
        Map<Integer, Integer> left = new HashMap<>();
        for (int num : nums1) left.merge(num, 1, Integer::sum);
        return Arrays.stream(nums2).filter(num -> left.merge(num, -1, Integer::sum) >= 0).toArray();
    }
}
