import java.util.ArrayList;
import java.util.List;

/** The visited pages in order, and the place in them; a visit cuts off what lies ahead. */
final class BrowserHistory {
    private final List<String> pages = new ArrayList<>();
    private int place;

    BrowserHistory(String homepage) {
        pages.add(homepage);
    }

    void visit(String url) {
        place++;
        pages.subList(place, pages.size()).clear();
        pages.add(url);
    }

    String back(int steps) {
        place = Math.max(0, place - steps);
        return pages.get(place);
    }

    String forward(int steps) {
        place = Math.min(pages.size() - 1, place + steps);
        return pages.get(place);
    }
}
