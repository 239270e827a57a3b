final class Solution {
    /** All numbers of n bits, from 0 on, so that neighbors, also last and first, differ in one. */
    static int[] grayCode(int n) {
        int[] codes = new int[1 << n];
        for (int i = 0; i < codes.length; i++) codes[i] = i ^ (i >> 1);
        return codes;
    }
}
