/** Numbers with the minimum of any range: a segment tree, whose nodes hold minima of stretches. */
final class RangeMin {
    private final int size;
    // The numbers are in the second half; node i has the children 2i and 2i + 1.
    private final int[] tree;

    RangeMin(int[] nums) {
        size = nums.length;
        tree = new int[2 * size];
        System.arraycopy(nums, 0, tree, size, size);
        for (int i = size - 1; i > 0; i--) refresh(i);
    }

    void update(int index, int value) {
        tree[size + index] = value;
        for (int i = (size + index) / 2; i > 0; i /= 2) refresh(i);
    }

    int rangeMin(int left, int right) {
        int smallest = Integer.MAX_VALUE;
        // A node at the edge whose sibling is outside counts itself; others leave it to the parent.
        for (int low = size + left, high = size + right + 1; low < high; low /= 2, high /= 2) {
            if (low % 2 == 1) smallest = Math.min(smallest, tree[low++]);
            if (high % 2 == 1) smallest = Math.min(smallest, tree[--high]);
        }
        return smallest;
    }

    private void refresh(int i) {
        tree[i] = Math.min(tree[2 * i], tree[2 * i + 1]);
    }
}
