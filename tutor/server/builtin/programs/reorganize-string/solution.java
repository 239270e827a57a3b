import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

final class Solution {
    /**
     * The letters in an order without equal neighbors, or an empty text if there is none.
     * Sorted by how often they occur, they fill the even places and then the odd ones: equal
     * letters only meet when one takes more than half of the places.
     */
    static String reorganizeString(String text) {
        Map<Character, Integer> counts = new LinkedHashMap<>();
        for (char letter : text.toCharArray()) counts.merge(letter, 1, Integer::sum);
        List<Map.Entry<Character, Integer>> frequent = new ArrayList<>(counts.entrySet());
        frequent.sort((a, b) -> b.getValue() - a.getValue());
        if (text.isEmpty() || frequent.get(0).getValue() > (text.length() + 1) / 2) return "";

        char[] places = new char[text.length()];
        int place = 0;
        for (Map.Entry<Character, Integer> entry : frequent) {
            for (int i = 0; i < entry.getValue(); i++) {
                places[place] = entry.getKey();
                place += 2;
                if (place >= places.length) place = 1;
            }
        }
        return new String(places);
    }
}
