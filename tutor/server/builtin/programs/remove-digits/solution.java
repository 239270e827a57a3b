final class Solution {
    /** The smallest number that is left when k digits are removed. */
    static String removeDigits(String num, int k) {
        StringBuilder kept = new StringBuilder();
        int toRemove = k;
        for (char digit : num.toCharArray()) {
            while (toRemove > 0 && kept.length() > 0 && kept.charAt(kept.length() - 1) > digit) {
                kept.setLength(kept.length() - 1);
                toRemove--;
            }
            kept.append(digit);
        }
        // The digits left never fall, so the last ones are the largest.
        kept.setLength(kept.length() - toRemove);
        String left = kept.toString().replaceFirst("^0+", "");
        return left.isEmpty() ? "0" : left;
    }
}
