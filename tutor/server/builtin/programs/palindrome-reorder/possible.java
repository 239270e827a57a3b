import java.util.HashSet;
import java.util.Set;

final class Solution {
    /** Whether the letters of text can be put in the order of a palindrome. */
    static boolean canBePalindrome(String text) {
        Set<Character> odd = new HashSet<>();
        for (char letter : text.toCharArray()) {
            if (!odd.remove(letter)) odd.add(letter);
        }
        return odd.size() <= 1;
    }
}
