import java.util.Arrays;

final class Solution {
    /** How many applicants can each get an apartment within k of the size they want. */
    static int matchApartments(int[] desired, int[] apartments, int k) {
        int[] wishes = desired.clone();
        int[] offers = apartments.clone();
        Arrays.sort(wishes);
        Arrays.sort(offers);
        int matched = 0;
        int i = 0;
        int j = 0;
        while (i < wishes.length && j < offers.length) {
            if (offers[j] < (long) wishes[i] - k) {
                j++;
            } else if (offers[j] > (long) wishes[i] + k) {
                i++;
            } else {
                matched++;
                i++;
                j++;
            }
        }
        return matched;
    }
}
