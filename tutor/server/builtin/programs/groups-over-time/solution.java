final class Solution {
    /** How many connected groups there are after each new link; places are numbered from 0. */
    static int[] groupsOverTime(int n, int[][] links) {
        int[] above = new int[n];
        for (int i = 0; i < n; i++) above[i] = i;
        int groups = n;
        int[] counts = new int[links.length];
        for (int i = 0; i < links.length; i++) {
            int a = rootOf(above, links[i][0]);
            int b = rootOf(above, links[i][1]);
            if (a != b) {
                above[a] = b;
                groups--;
            }
            counts[i] = groups;
        }
        return counts;
    }

    private static int rootOf(int[] above, int place) {
        while (above[place] != place) {
            // Linking each place to its grandparent keeps the paths short.
            above[place] = above[above[place]];
            place = above[place];
        }
        return place;
    }
}
