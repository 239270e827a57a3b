final class Solution {
    /** The water that stays between walls of width 1. */
    static int trappedWater(int[] heights) {
        int left = 0;
        int right = heights.length - 1;
        int leftWall = 0;
        int rightWall = 0;
        int water = 0;
        while (left < right) {
            leftWall = Math.max(leftWall, heights[left]);
            rightWall = Math.max(rightWall, heights[right]);
            // The lower side decides how high the water stands there.
            if (leftWall < rightWall) water += leftWall - heights[left++];
            else water += rightWall - heights[right--];
        }
        return water;
    }
}
