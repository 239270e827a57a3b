import java.util.ArrayList;
import java.util.List;

final class Solution {
    /** The sizes of the most pieces into which the text can be cut so that no letter is in two. */
    static int[] partitionLabels(String text) {
        List<Integer> sizes = new ArrayList<>();
        int start = 0;
        int end = 0;
        for (int i = 0; i < text.length(); i++) {
            end = Math.max(end, text.lastIndexOf(text.charAt(i)));
            if (i < end) continue;
            sizes.add(end - start + 1);
            start = end + 1;
        }
        return sizes.stream().mapToInt(Integer::intValue).toArray();
    }
}
