final class Solution {
    /** Merges the n values of nums2 into the first m of nums1, both sorted. */
    static int[] mergeInto(int[] nums1, int m, int[] nums2, int n) {
        int i = m - 1;
        int j = n - 1;
        for (int place = m + n - 1; j >= 0; place--) {
            // From the back, so that no value is overwritten before it has been read.
            if (i >= 0 && nums1[i] > nums2[j]) nums1[place] = nums1[i--];
            else nums1[place] = nums2[j--];
        }
        return nums1;
    }
}
