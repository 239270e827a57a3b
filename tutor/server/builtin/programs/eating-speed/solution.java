final class Solution {
    /**
     * The smallest speed at which all piles are eaten within the hours, one pile an hour at most.
     * If a speed is enough, so is every higher one, so the smallest can be found by binary search.
     */
    static int eatingSpeed(int[] piles, int hours) {
        int low = 1;
        int high = 1;
        for (int pile : piles) high = Math.max(high, pile);
        while (low < high) {
            int speed = (low + high) >>> 1;
            long needed = 0;
            for (int pile : piles) needed += (pile - 1L + speed) / speed;
            if (needed <= hours) high = speed;
            else low = speed + 1;
        }
        return low;
    }
}
