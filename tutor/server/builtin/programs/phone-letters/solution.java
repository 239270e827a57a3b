import java.util.ArrayList;
import java.util.List;

final class Solution {
    private static final String[] KEYS = {"abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"};

    /** All letter combinations that digits (2 to 9) can stand for on a phone keypad. */
    static String[] phoneLetters(String digits) {
        List<String> texts = new ArrayList<>();
        if (!digits.isEmpty()) texts.add("");
        for (char digit : digits.toCharArray()) {
            List<String> longer = new ArrayList<>();
            for (String text : texts) {
                for (char letter : KEYS[digit - '2'].toCharArray()) longer.add(text + letter);
            }
            texts = longer;
        }
        return texts.toArray(new String[0]);
    }
}
