from collections import defaultdict


def itinerary(tickets: list[list[str]]) -> list[str]:
    """A route that uses every ticket [from, to] once; of several, the first in alphabetical order.

    It starts at JFK, or where more tickets leave than arrive. A dead end can only be the end of
    the route, so the route is noted from its end.
    """
    # The alphabetically first destination is at the end of each list.
    destinations = defaultdict(list)
    leaving = defaultdict(int)
    for start, end in sorted(tickets, reverse=True):
        destinations[start].append(end)
        leaving[start] += 1
        leaving[end] -= 1
    starts = [place for place, more in leaving.items() if more > 0]
    first = "JFK" if "JFK" in destinations else starts[0] if starts else tickets[0][0]
    stack = [first]
    route = []
    while stack:
        if destinations[stack[-1]]:
            stack.append(destinations[stack[-1]].pop())
        else:
            # Where no ticket is left, the rest of the route is complete.
            route.append(stack.pop())
    return route[::-1]
