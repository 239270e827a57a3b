final class Solution {
    /** How few towers there are when each cube in turn goes on a larger one or starts a tower. */
    static int fewestTowers(int[] cubes) {
        // Always sorted, because a cube takes the place of the smallest top that is larger.
        int[] tops = new int[cubes.length];
        int towers = 0;
        for (int cube : cubes) {
            int low = 0;
            int high = towers;
            while (low < high) {
                int middle = (low + high) / 2;
                if (tops[middle] > cube) high = middle;
                else low = middle + 1;
            }
            tops[low] = cube;
            if (low == towers) towers++;
        }
        return towers;
    }
}
