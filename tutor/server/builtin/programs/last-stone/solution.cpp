#include <queue>
#include <vector>

/** What is left when the two heaviest stones leave their difference again and again, or 0. */
int last_stone(const std::vector<int>& stones) {
    std::priority_queue<int> heap(stones.begin(), stones.end());
    while (heap.size() > 1) {
        const int heaviest = heap.top();
        heap.pop();
        const int difference = heaviest - heap.top();
        heap.pop();
        if (difference > 0) heap.push(difference);
    }
    return heap.empty() ? 0 : heap.top();
}
