/** Numbers with the sum of any range: a Fenwick tree, whose entries hold sums of stretches. */
final class NumArray {
    private final int[] nums;
    // Entry i, counted from 1, has the sum of as many numbers up to i as its lowest bit says.
    private final long[] tree;

    NumArray(int[] nums) {
        this.nums = new int[nums.length];
        tree = new long[nums.length + 1];
        for (int i = 0; i < nums.length; i++) update(i, nums[i]);
    }

    void update(int index, int value) {
        long change = (long) value - nums[index];
        nums[index] = value;
        for (int i = index + 1; i < tree.length; i += i & -i) tree[i] += change;
    }

    long sumRange(int left, int right) {
        return sumOfFirst(right + 1) - sumOfFirst(left);
    }

    private long sumOfFirst(int count) {
        long sum = 0;
        for (int i = count; i > 0; i -= i & -i) sum += tree[i];
        return sum;
    }
}
