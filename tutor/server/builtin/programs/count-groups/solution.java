final class Solution {
    /** Disjoint sets as trees; each set is known by its root. */
    private static final class DisjointSets {
        private final int[] parent;
        private final int[] size;

        DisjointSets(int count) {
            parent = new int[count];
            size = new int[count];
            for (int i = 0; i < count; i++) {
                parent[i] = i;
                size[i] = 1;
            }
        }

        int find(int member) {
            while (parent[member] != member) {
                // Path halving: later look-ups are shorter.
                parent[member] = parent[parent[member]];
                member = parent[member];
            }
            return member;
        }

        /** Joins two sets, the smaller under the larger; false when they were one already. */
        boolean union(int a, int b) {
            int large = find(a);
            int small = find(b);
            if (large == small) return false;
            if (size[large] < size[small]) {
                int other = large;
                large = small;
                small = other;
            }
            parent[small] = large;
            size[large] += size[small];
            return true;
        }
    }

    /**
     * How many groups the n members form once all pairs in links are joined.
     * Every link between two different groups makes one group fewer.
     */
    static int countGroups(int n, int[][] links) {
        // Members may be numbered from 0 or from 1.
        DisjointSets sets = new DisjointSets(n + 1);
        int groups = n;
        for (int[] link : links) if (sets.union(link[0], link[1])) groups--;
        return groups;
    }
}
