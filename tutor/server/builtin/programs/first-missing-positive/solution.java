final class Solution {
    /** The smallest positive number that the list lacks. */
    static int firstMissingPositive(int[] nums) {
        int[] placed = nums.clone();
        int n = placed.length;
        for (int i = 0; i < n; i++) {
            // Each swap brings one number to its place for good, so the loops are linear together.
            while (placed[i] >= 1 && placed[i] <= n && placed[placed[i] - 1] != placed[i]) {
                int place = placed[i] - 1;
                placed[i] = placed[place];
                placed[place] = place + 1;
            }
        }
        for (int i = 0; i < n; i++) {
            if (placed[i] != i + 1) return i + 1;
        }
        return n + 1;
    }
}
