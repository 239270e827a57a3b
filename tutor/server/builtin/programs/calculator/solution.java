import java.util.ArrayDeque;
import java.util.Deque;

final class Solution {
    /** A sum so far, and the term that goes on with what comes next. */
    private static final class Level {
        long sum;
        long term;
        char operator = '+';

        void take(long value) {
            if (operator == '*') {
                term *= value;
            } else if (operator == '/') {
                term /= value;
            } else {
                sum += term;
                term = operator == '-' ? -value : value;
            }
        }
    }

    /** The value of an expression with + - * / and brackets; division rounds toward zero. */
    static long calculate(String expression) {
        // Each open bracket begins a level of its own.
        Deque<Level> levels = new ArrayDeque<>();
        levels.push(new Level());
        for (int i = 0; i < expression.length(); i++) {
            char token = expression.charAt(i);
            if (Character.isDigit(token)) {
                long number = 0;
                while (i < expression.length() && Character.isDigit(expression.charAt(i))) {
                    number = number * 10 + expression.charAt(i++) - '0';
                }
                i--;
                levels.peek().take(number);
            } else if (token == '(') {
                levels.push(new Level());
            } else if (token == ')') {
                Level inner = levels.pop();
                levels.peek().take(inner.sum + inner.term);
            } else if (token != ' ') {
                levels.peek().operator = token;
            }
        }
        return levels.peek().sum + levels.peek().term;
    }
}
