import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

final class Solution {
    /** The different values that are in both lists. */
    static int[] intersect(int[] nums1, int[] nums2) {
        Set<Integer> inFirst = new HashSet<>();
        for (int num : nums1) inFirst.add(num);
        return Arrays.stream(nums2).filter(inFirst::contains).distinct().toArray();
    }
}
