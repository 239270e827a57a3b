import java.util.ArrayList;
import java.util.List;

final class Solution {
    /** All IP addresses that the digits can be: four numbers up to 255, no zeros in front. */
    static String[] restoreAddresses(String digits) {
        List<String> all = new ArrayList<>();
        cutFrom(0, digits, new ArrayList<>(), all);
        return all.toArray(new String[0]);
    }

    private static void cutFrom(int start, String digits, List<String> parts, List<String> all) {
        if (parts.size() == 4) {
            if (start == digits.length()) all.add(String.join(".", parts));
            return;
        }
        for (int end = start + 1; end <= Math.min(start + 3, digits.length()); end++) {
            String part = digits.substring(start, end);
            boolean hasZero = part.length() > 1 && part.startsWith("0");
            if (Integer.parseInt(part) > 255 || hasZero) return;
            parts.add(part);
            cutFrom(end, digits, parts, all);
            parts.remove(parts.size() - 1);
        }
    }
}
