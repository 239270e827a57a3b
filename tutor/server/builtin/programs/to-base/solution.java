final class Solution {
    /** A number in another base from 2 to 36, with letters for digits from 10 on. */
    static String toBase(long num, int base) {
        StringBuilder digits = new StringBuilder();
        long rest = Math.abs(num);
        do {
            digits.append("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ".charAt((int) (rest % base)));
            rest /= base;
        } while (rest > 0);
        if (num < 0) digits.append('-');
        return digits.reverse().toString();
    }
}
