import java.util.Arrays;

final class Solution {
    /** How many of the items the budget can buy at most, each once. */
    static int maxItems(int[] prices, int budget) {
        int[] sorted = prices.clone();
        Arrays.sort(sorted);
        long left = budget;
        int items = 0;
        for (int price : sorted) {
            left -= price;
            if (left < 0) break;
            items++;
        }
        return items;
    }
}
