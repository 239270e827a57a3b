final class Solution {
    /** Whether n more flowers fit so that no two are neighbors; 1 is planted, 0 is free. */
    static boolean canPlaceFlowers(int[] flowerbed, int n) {
        int[] bed = flowerbed.clone();
        int planted = 0;
        for (int i = 0; i < bed.length; i++) {
            boolean hasNeighbor = (i > 0 && bed[i - 1] == 1) || (i + 1 < bed.length && bed[i + 1] == 1);
            if (bed[i] == 1 || hasNeighbor) continue;
            bed[i] = 1;
            planted++;
        }
        return planted >= n;
    }
}
