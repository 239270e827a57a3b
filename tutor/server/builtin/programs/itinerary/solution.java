import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.PriorityQueue;

final class Solution {
    /**
     * A route that uses every ticket [from, to] once; of several, the first in alphabetical order.
     * It starts at JFK, or where more tickets leave than arrive. A dead end can only be the end of the
     * route, so the route is noted from its end.
     */
    static String[] itinerary(String[][] tickets) {
        Map<String, PriorityQueue<String>> destinations = new HashMap<>();
        Map<String, Integer> leaving = new HashMap<>();
        for (String[] ticket : tickets) {
            destinations.computeIfAbsent(ticket[0], key -> new PriorityQueue<>()).add(ticket[1]);
            leaving.merge(ticket[0], 1, Integer::sum);
            leaving.merge(ticket[1], -1, Integer::sum);
        }
        String start = tickets[0][0];
        for (Map.Entry<String, Integer> place : leaving.entrySet()) {
            if (place.getValue() > 0) start = place.getKey();
        }
        if (destinations.containsKey("JFK")) start = "JFK";
        Deque<String> stack = new ArrayDeque<>();
        stack.push(start);
        Deque<String> route = new ArrayDeque<>();
        while (!stack.isEmpty()) {
            PriorityQueue<String> next = destinations.get(stack.peek());
            // Where no ticket is left, the rest of the route is complete.
            if (next == null || next.isEmpty()) route.push(stack.pop());
            else stack.push(next.remove());
        }
        return route.toArray(new String[0]);
    }
}
