final class Solution {
    /** In how many bits x and y differ. */
    static int hammingDistance(int x, int y) {
        return Integer.bitCount(x ^ y);
    }
}
