import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

final class Solution {
    /**
     * All different orders of the letters, alphabetically.
     * Each step makes the smallest order that is greater: it raises the last letter that can be
     * raised by one behind it, and turns the falling rest around.
     */
    static String[] textPermutations(String text) {
        char[] letters = text.toCharArray();
        Arrays.sort(letters);
        List<String> all = new ArrayList<>();
        while (true) {
            all.add(new String(letters));
            int at = letters.length - 2;
            while (at >= 0 && letters[at] >= letters[at + 1]) at--;
            if (at < 0) return all.toArray(new String[0]);
            int other = letters.length - 1;
            while (letters[other] <= letters[at]) other--;
            swap(letters, at, other);
            for (int i = at + 1, j = letters.length - 1; i < j; i++, j--) swap(letters, i, j);
        }
    }

    private static void swap(char[] letters, int i, int j) {
        char letter = letters[i];
        letters[i] = letters[j];
        letters[j] = letter;
    }
}
