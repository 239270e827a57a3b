import java.util.Arrays;

final class Solution {
    /** How few boats carry all people, at most two and at most limit in each. */
    static int fewestBoats(int[] people, int limit) {
        int[] sorted = people.clone();
        Arrays.sort(sorted);
        int lightest = 0;
        int boats = 0;
        for (int heaviest = sorted.length - 1; heaviest >= lightest; heaviest--) {
            // If not even the lightest fits beside the heaviest, nobody does.
            if (sorted[lightest] + (long) sorted[heaviest] <= limit) lightest++;
            boats++;
        }
        return boats;
    }
}
