import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

final class Solution {
    /**
     * The accounts [name, email, …] merged where they share an email, with the emails in order.
     * All emails of one account are joined into one group, so shared emails join accounts.
     */
    static String[][] mergeAccounts(String[][] accounts) {
        Map<String, String> parent = new HashMap<>();
        // Sorted, so that the emails of each group come out in order.
        Map<String, String> nameOf = new TreeMap<>();
        for (String[] account : accounts) {
            for (int i = 1; i < account.length; i++) {
                nameOf.put(account[i], account[0]);
                parent.put(find(parent, account[i]), find(parent, account[1]));
            }
        }
        Map<String, List<String>> groups = new LinkedHashMap<>();
        nameOf.forEach((email, name) ->
            groups.computeIfAbsent(find(parent, email), key -> new ArrayList<>(List.of(name))).add(email));
        return groups.values().stream().map(group -> group.toArray(new String[0])).toArray(String[][]::new);
    }

    private static String find(Map<String, String> parent, String email) {
        String root = email;
        while (!parent.getOrDefault(root, root).equals(root)) root = parent.get(root);
        parent.put(email, root);
        return root;
    }
}
