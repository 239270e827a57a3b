import java.util.ArrayDeque;
import java.util.Deque;

final class Solution {
    /** The value of an expression in reverse Polish notation; division rounds toward zero. */
    static long evaluatePostfix(String[] tokens) {
        Deque<Long> stack = new ArrayDeque<>();
        for (String token : tokens) {
            if (!"+-*/".contains(token)) {
                stack.push(Long.parseLong(token));
                continue;
            }
            // The second operand was pushed last.
            long second = stack.pop();
            long first = stack.pop();
            stack.push(apply(token, first, second));
        }
        return stack.pop();
    }

    private static long apply(String operator, long first, long second) {
        switch (operator) {
            case "+":
                return first + second;
            case "-":
                return first - second;
            case "*":
                return first * second;
            default:
                return first / second;
        }
    }
}
