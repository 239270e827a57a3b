import java.util.Arrays;

final class Solution {
    /** The fewest candies when each child gets one and more than a neighbor with a lower rating. */
    static long candyRations(int[] ratings) {
        int[] candies = new int[ratings.length];
        Arrays.fill(candies, 1);
        for (int i = 1; i < ratings.length; i++) {
            if (ratings[i] > ratings[i - 1]) candies[i] = candies[i - 1] + 1;
        }
        // From the right, without taking away what the left neighbor asks for.
        for (int i = ratings.length - 2; i >= 0; i--) {
            if (ratings[i] > ratings[i + 1]) candies[i] = Math.max(candies[i], candies[i + 1] + 1);
        }
        return Arrays.stream(candies).asLongStream().sum();
    }
}
