import { cpAlgorithms, cue, type Pattern, wikipedia } from './pattern.ts'

/** Patterns on trees and graphs. */
export const graphPatterns: readonly Pattern[] = [
  {
    id: 'tree-traversal',
    name: 'Tree traversal',
    level: 1,
    cues: [
      cue((_, shape) => shape.isTree, 3, 'The input is a tree.'),
      cue(
        /\b(binary tree|n-ary tree|rooted tree|root of a tree|family tree|org(anisation|anization)? chart|hierarchy)\b/,
        1.5,
        'The input is a tree.',
      ),
      cue(
        /\b(level order|level by level|each level|per level|same level|depth|height of|deepest|leaf|leaves|preorder|inorder|postorder|ancestors?|diameter|root-to-leaf|root to (a )?leaf|sibling|subordinates?)\b/,
        2,
        'Levels, depths or paths from the root are asked for.',
      ),
      cue(
        /\b(mirror|invert|symmetric|balanced)\b.{0,200}\btree\b|\btree\b.{0,200}\b(mirror|invert|symmetric|balanced)\b/,
        2,
        'The shape of the tree is asked for.',
      ),
      cue(/\bbinary search tree\b|\bbst\b|\bsearch tree\b/, -1, ''),
      cue(/\b(prefix tree|segment tree|spanning tree|trie)\b/, -4, ''),
    ],
    approaches: [
      {
        name: 'Depth-first recursion',
        description: 'Solves both subtrees and combines their answers at the node.',
        time: 'O(n)',
        space: 'O(height)',
      },
      {
        name: 'Breadth-first, level by level',
        description: 'A list holds one whole level; the next is made of its children.',
        time: 'O(n)',
        space: 'O(width)',
        program: 'level-order',
      },
    ],
    hints: [
      'If both subtrees gave you their answers, how would you get the answer for the node?',
      'What does a missing child answer?',
      'If the answer is about levels, handle all nodes of one level before the next instead of recursing.',
    ],
    resources: [wikipedia('Tree traversal'), wikipedia('Binary tree')],
  },
  {
    id: 'bst',
    name: 'Binary search tree',
    level: 2,
    cues: [
      cue(/\bbinary search tree\b|\bbst\b|\bsearch tree\b/, 5, 'The tree is a search tree.'),
      cue(
        /\b(left (child|subtree|descendants?))\b.{0,80}\b(smaller|less|lower)\b|\b(smaller|less)\b.{0,50}\bleft\b/,
        3.5,
        'Smaller values lie to the left.',
      ),
      cue(
        /\b(inorder successor|floor and ceiling|in sorted order by walking)\b/,
        2,
        'The in-order sequence of such a tree is sorted.',
      ),
    ],
    approaches: [
      {
        name: 'Collect the values in order',
        description: 'An in-order walk gives the values sorted; the rest is done on that list.',
        time: 'O(n)',
        space: 'O(n)',
      },
      {
        name: 'Carry limits down the tree',
        description:
          'Each step to a child narrows the range that its values may have; one side can often be left out.',
        time: 'O(n), or O(height) for one search',
        space: 'O(height)',
        program: 'validate-bst',
      },
    ],
    hints: [
      'What does an in-order walk of such a tree look like?',
      'Comparing a node only with its parent is not enough: which other ancestors limit it?',
      'Hand a lower and an upper limit down, or decide at each node which side cannot hold the answer.',
    ],
    resources: [wikipedia('Binary search tree'), wikipedia('Self-balancing binary search tree')],
  },
  {
    id: 'graph-search',
    name: 'Graph search (DFS or BFS)',
    level: 2,
    cues: [
      cue(
        /\b(split|divid\w+|separat\w+|seat(ed)?|assign\w*|put)\b.{0,60}\b(two|2) (\w+ )?(rooms?|groups|teams|parties|tables|camps|sides|colou?rs|classes)\b/,
        3,
        'Neighbours must go to different sides.',
      ),
      cue(
        /\b(recolou?r|paint bucket|bucket fill|fill tool)\b/,
        3,
        'Connected areas are looked for.',
      ),
      cue(
        /\b(horizontally|vertically|share(s)? (a side|an edge)|side by side|orthogonally|four directions)\b/,
        2,
        'Neighbouring cells belong together.',
      ),
      cue(
        /\b(be (visited|reached|entered|unlocked)|reachable)\b/,
        1.5,
        'It is asked what can be reached.',
      ),
      cue(/\b(keys?|doors?|locked)\b/, 1, 'What is found in one place opens others.'),
      cue(
        /\b(islands?|lakes?|ponds?|regions?|blobs?|patch(es)? of|flood|provinces?|provinc\w*|connected (cells|areas|regions|components?|group)|clusters?|rooms? in)\b/,
        3,
        'Connected areas are looked for.',
      ),
      cue(
        (s, shape) =>
          shape.isGrid &&
          /\b(adjacent|connected|neighbou?r\w*|horizontally|vertically|share a side|touch\w*|side by side|four directions|surrounded)\b/.test(
            s.prose,
          ),
        2.5,
        'Neighbouring cells belong together.',
      ),
      cue(
        /\b(reach(able|es)?|get from|is there a (path|way|route)|possible to (travel|go|get|reach)|visit (all|every)|can (you|one|be) (travel|reached|visited|open))\b/,
        2,
        'It is asked what can be reached.',
      ),
      cue(
        (s, shape) =>
          shape.isGraph &&
          /\b(components?|connected|cycle|bipartite|two (teams|groups|colou?rs)|clone|copy)\b/.test(
            s.prose,
          ),
        2.5,
        'The connections as a whole are asked about.',
      ),
      cue(
        /\b(bipartite|two[- ]colou?r|two (teams|camps|groups) so that|rivals|dislikes?)\b/,
        2.5,
        'Neighbours must go to different sides.',
      ),
      cue((_, shape) => shape.isGraph, 1, 'The input is a graph.'),
      cue(
        /\b(fewest|shortest|minimum (number of )?(steps|moves|cost|time|jumps)|cheapest|quickest)\b/,
        -1.5,
        '',
      ),
      cue(/\b(prerequisites?|before|order)\b/, -1, ''),
    ],
    approaches: [
      {
        name: 'Depth-first search',
        description: 'Floods each area from a cell (or vertex) not seen yet, with a stack.',
        time: 'O(V + E)',
        space: 'O(V)',
        program: 'count-islands',
      },
      {
        name: 'Breadth-first search',
        description: 'The same with a queue: handles vertices by their distance from the start.',
        time: 'O(V + E)',
        space: 'O(V)',
        program: 'grid-steps',
      },
      {
        name: 'Union-find',
        description: 'Joins the ends of every edge; useful when edges keep coming.',
        time: 'O(E α(V))',
        space: 'O(V)',
        program: 'count-groups',
      },
    ],
    hints: [
      'What are the vertices, and when are two of them neighbours? In a grid both are implicit.',
      'From one start, which others belong to it? Mark what was seen when it is put on the stack, not when it is taken off.',
      'Start a search at every vertex that is still unmarked; the number of starts is the number of areas.',
    ],
    resources: [
      wikipedia('Depth-first search'),
      wikipedia('Flood fill'),
      cpAlgorithms('Depth-first search', 'graph/depth-first-search'),
    ],
  },
  {
    id: 'bfs-shortest-path',
    name: 'Breadth-first shortest path',
    level: 2,
    cues: [
      cue(
        /\b(fewest|minimum number of|minimum|least( number of)?|smallest number of|shortest)\b.{0,60}\b(moves?|steps?|hops?|transfers?|transformations?|turns|stops|edges|flips|mutations|presses|clicks|friends|introductions|handshakes|days|minutes|buses|path|walk|way)\b/,
        2,
        'The fewest steps are asked for, and every step counts the same.',
      ),
      cue(
        (s, shape) =>
          shape.isGrid &&
          /\b(shortest|fewest|minimum|least|quickest|soonest)\b/.test(s.prose) &&
          /\b(reach|exit|escape|path|walk|move|steps|spread|target|goal|treasure|get to)\b/.test(
            s.prose,
          ),
        3,
        'A shortest way through a grid is wanted.',
      ),
      cue(
        /\b(knight|maze|labyrinth|exit|escape|robot|word ladder|one letter (at a time|is changed)|change (exactly )?one letter|lock|dial|snakes and ladders)\b/,
        2,
        'Positions or states are connected by single moves.',
      ),
      cue(
        /\b(rotting|rotten|spread(s|ing)?|infect\w*|each minute|every (minute|day|hour)|fire|plague)\b/,
        2.5,
        'Something spreads one step at a time.',
      ),
      cue(
        /\b(degrees? of separation|mutual friends|chain of friends|friend of a friend)\b/,
        3,
        'Distances between people are numbers of steps.',
      ),
      cue(
        (s, shape) =>
          shape.isGraph &&
          /\b(unweighted|same (length|cost)|each (edge|road|link|move) (has|takes|costs) (length|cost|one|1))\b/.test(
            s.prose,
          ),
        2.5,
        'Every edge counts the same.',
      ),
      cue(/\b(only (move )?(right|down)|right (or|and) down|down (or|and) right)\b/, -3, ''),
      cue(/\b(weights?|costs?|tolls?|fee|lengths? of|travel time|price of)\b/, -1.5, ''),
      cue(/\bsubarray|substring|subsequence\b/, -3, ''),
      cue((_, shape) => !shape.isGrid && !shape.isGraph && !shape.isText, -1, ''),
    ],
    approaches: [
      {
        name: 'Depth-first search over all ways',
        description: 'Tries every way and keeps the shortest; exponential without care.',
        time: 'O(4^(r·c))',
        space: 'O(r · c)',
      },
      {
        name: 'Breadth-first search',
        description:
          'Handles positions in order of their distance with a queue; the first visit is the shortest.',
        time: 'O(V + E)',
        space: 'O(V)',
        program: 'grid-steps',
      },
      {
        name: 'Search from both ends',
        description: 'Two searches that meet halfway see far fewer positions.',
        time: 'O(V + E), often far less',
        space: 'O(V)',
      },
    ],
    hints: [
      'What is a state, and which states can be reached from it in one move?',
      'If you know everything within d steps, how do you find everything within d + 1?',
      'Use a queue and mark a state when it is put there. If several sources spread at once, put all of them in at the start.',
    ],
    resources: [
      wikipedia('Breadth-first search'),
      cpAlgorithms('Breadth-first search', 'graph/breadth-first-search'),
    ],
  },
  {
    id: 'weighted-shortest-path',
    name: 'Shortest paths with weights (Dijkstra)',
    level: 3,
    cues: [
      cue(
        (s, shape) =>
          shape.isGraph &&
          shape.isWeighted &&
          /\b(shortest|cheapest|minimum|least|lowest|fastest|quickest|earliest|smallest)\b/.test(
            s.prose,
          ),
        3,
        'Edges have weights and the least total is wanted.',
      ),
      cue(
        /\b(shortest|cheapest|fastest|quickest|least expensive|lowest[- ]cost|minimum[- ]cost)\b.{0,50}\b(path|route|way|trip|journey|drive|travel|delivery|distance|price)\b/,
        2,
        'The best route is wanted.',
      ),
      cue(
        /\b(travel times?|tolls?|latenc\w+|fares?|flights?|delay|miles|kilomet\w+|signal|minutes to (drive|travel))\b/,
        1.5,
        'Connections take different times or costs.',
      ),
      cue(
        /\b(dijkstra|bellman|floyd|negative (edge|weight|cycle))\b/,
        4,
        'The algorithm is named.',
      ),
      cue(
        /\b(from (city|node|vertex|town|station|a source|the source|one|warehouse|headquarters)|to (every|all) other|source)\b/,
        1,
        'Distances from one place are wanted.',
      ),
      cue(
        /\b(connect (all|every)|all .{0,200} connected|spanning|every (pair|house|village|island) .{0,200}connected)\b/,
        -2.5,
        '',
      ),
      cue((_, shape) => !shape.isGraph && !shape.isGrid, -1.5, ''),
      cue(/\b(only (move )?(right|down)|right (or|and) down|down (or|and) right)\b/, -3, ''),
      cue(/\b(unweighted|subarray|substring)\b/, -3, ''),
    ],
    approaches: [
      {
        name: 'Bellman-Ford',
        description: 'Relaxes every edge n − 1 times; slow, but takes negative weights.',
        time: 'O(V · E)',
        space: 'O(V)',
      },
      {
        name: 'Dijkstra with a heap',
        description:
          'Always settles the nearest open place; right as long as no weight is negative.',
        time: 'O((V + E) log V)',
        space: 'O(V + E)',
        program: 'shortest-distances',
      },
      {
        name: 'Floyd-Warshall',
        description:
          'Distances between all pairs, by allowing one more place on the way at a time.',
        time: 'O(V^3)',
        space: 'O(V^2)',
      },
    ],
    hints: [
      'Are all edges alike? If not, fewer edges need not be shorter.',
      'Among the places whose distance is not final, for which one can nothing better come any more?',
      'Take the nearest open place from a heap, settle it, and offer its neighbours the way through it. Skip outdated entries.',
    ],
    resources: [
      wikipedia("Dijkstra's algorithm"),
      cpAlgorithms('Dijkstra on sparse graphs', 'graph/dijkstra_sparse'),
    ],
  },
  {
    id: 'topological-sort',
    name: 'Topological order',
    level: 2,
    cues: [
      cue(
        /\b(prerequisites?|depends? on|dependenc(y|ies)|must (be )?(come|happen|done|taken|finish\w*|complet\w*|built|installed|cooked).{0,30}before|before (it|you|they) can|required before|only after|have to be (done|finished|completed|taken) (before|first))\b/,
        4,
        'Some things have to come before others.',
      ),
      cue(
        /\b(order|sequence|schedule)\b.{0,80}\b(courses?|tasks?|jobs?|build|compile|packages?|modules?|steps?|recipes?|lessons)\b|\b(courses?|tasks?|packages?|modules?|jobs|lessons)\b.{0,80}\b(order|sequence)\b/,
        2,
        'A valid order is asked for.',
      ),
      cue(
        /\b(acyclic|dag|topological|circular|directed graph without cycles)\b/,
        3,
        'The order exists only when nothing waits for itself.',
      ),
      cue(
        /\b(alien (dictionary|language)|order of (the )?(letters|alphabet))\b/,
        3,
        'Pairs in order tell about the order of all.',
      ),
      cue(/\b(semesters?|terms|in parallel|rounds? of)\b/, 1, 'What is ready can be done at once.'),
    ],
    approaches: [
      {
        name: 'Pick a ready task again and again',
        description: 'Searches the whole list for a task without open requirements each time.',
        time: 'O(V · (V + E))',
        space: 'O(V)',
      },
      {
        name: 'Kahn: a queue of ready tasks',
        description: 'Counts open requirements; a task that reaches zero joins the queue.',
        time: 'O(V + E)',
        space: 'O(V + E)',
        program: 'task-order',
      },
      {
        name: 'Depth-first search',
        description:
          'A task goes behind everything that depends on it; meeting a task that is still open shows a cycle.',
        time: 'O(V + E)',
        space: 'O(V + E)',
      },
    ],
    hints: [
      'Which task can be first? How do you see it in the input?',
      'After it is done, which tasks may have become ready?',
      'Count for each task what it still waits for. If nothing is ready while tasks remain, there is a cycle.',
    ],
    resources: [
      wikipedia('Topological sorting'),
      cpAlgorithms('Topological sorting', 'graph/topological-sort'),
    ],
  },
  {
    id: 'union-find',
    name: 'Union-find (disjoint sets)',
    level: 2,
    cues: [
      cue(
        /\b(friends?|friendships?|accounts?|circles?|belong to the same|same (group|set|component|circle|family|tribe|network|owner|person)|related|relatives|alliances?|transitive|equivalen\w+|synonyms?)\b/,
        2.5,
        'Relations join members into groups.',
      ),
      cue(
        /\b(merge|union|join|unite|link)s?\b.{0,60}\b(groups?|sets?|components?|accounts?|circles?|clans?|teams?)\b/,
        3,
        'Groups are merged.',
      ),
      cue(
        /\b(redundant|extra (edge|cable|connection)|forms? a cycle|close(s)? a (loop|cycle)|already connected)\b/,
        3,
        'An edge within one group closes a cycle.',
      ),
      cue(
        /\b(number of (groups|components|circles|provinces|networks|families|clusters|teams)|how many (groups|components|circles|provinces|networks|families|separate|clusters|teams|disconnected))\b/,
        2,
        'Groups are counted.',
      ),
      cue(
        /\b(one (by|after) (one|another)|over time|after each (connection|road|query)|added one|queries)\b.{0,100}\b(connected|same group|components?)\b|\bconnected\b.{0,60}\bquer/,
        3,
        'Connections come one after the other.',
      ),
      cue(/\b(disjoint|union-find)\b/, 4, 'Disjoint sets are named.'),
      cue(
        /\b(cables?|connections?|wires?)\b.{0,80}\b(computers?|machines?|servers?|all connected)/,
        2,
        'Machines form networks.',
      ),
      cue((_, shape) => shape.isGraph, 0.5, 'The input is a graph.'),
      cue((_, shape) => shape.isGrid, -1, ''),
      cue(/\b(shortest|fewest|cheapest|minimum cost|least)\b/, -1.5, ''),
    ],
    approaches: [
      {
        name: 'Search from every member',
        description:
          'Depth-first or breadth-first search over the links; has to start anew when links are added.',
        time: 'O(V + E)',
        space: 'O(V + E)',
      },
      {
        name: 'Union-find',
        description:
          'Every link joins two sets; path compression and union by size keep look-ups almost constant.',
        time: 'O(E α(V))',
        space: 'O(V)',
        program: 'count-groups',
      },
    ],
    hints: [
      'If a knows b and b knows c, what follows?',
      'Give every group one representative. What happens to it when two groups become one?',
      'Count down from n: each link between different representatives leaves one group fewer; one within a group is redundant.',
    ],
    resources: [
      wikipedia('Disjoint-set data structure'),
      cpAlgorithms('Disjoint set union', 'data_structures/disjoint_set_union'),
    ],
  },
  {
    id: 'minimum-spanning-tree',
    name: 'Minimum spanning tree',
    level: 3,
    cues: [
      cue(
        /\b(connect|link|join|wire|supply|reach)\b.{0,40}\b(all|every|each)\b.{0,120}\b(minimum|least|lowest|cheapest|smallest|total|as little)\b|\b(minimum|least|lowest|cheapest|smallest)\b.{0,60}\b(total )?(cost|length|price|cable|wire|pipe)\b.{0,120}\b(connect|link|join|connected|reach)\b/,
        4,
        'Everything has to be connected at the least total cost.',
      ),
      cue(/\b(spanning tree|mst|kruskal|prim'?s)\b/, 5, 'A spanning tree is named.'),
      cue(
        /\b(villages?|houses?|cities|islands|computers|buildings|points)\b.{0,120}\b(connected|connect)\b.{0,80}\b(cost|price|length)\b/,
        2,
        'Places are to be connected and every link has a price.',
      ),
      cue(
        /\b(lay|laying|build|building)\b.{0,60}\b(roads?|cables?|pipes?|bridges?|fib(re|er)|power lines?)\b/,
        1.5,
        'Links are built for a price.',
      ),
      cue(/\b(from (city|node|source|the source|one)|route|trip|travel|fewest moves)\b/, -1.5, ''),
    ],
    approaches: [
      {
        name: 'Prim: grow one tree',
        description: 'Adds the cheapest edge that leads out of the tree, with a heap.',
        time: 'O(E log V)',
        space: 'O(V + E)',
      },
      {
        name: 'Kruskal: cheapest edge first',
        description:
          'Takes edges in order of cost, except those within one part; union-find tells.',
        time: 'O(E log E)',
        space: 'O(V)',
        program: 'cheapest-network',
      },
    ],
    hints: [
      'How many links does a network of n places need at least, and what would one more be?',
      'Look at the cheapest link of all: is there a best network without it that cannot be exchanged for one with it?',
      'Take links from cheap to dear and skip those whose ends are connected already.',
    ],
    resources: [
      wikipedia('Minimum spanning tree'),
      cpAlgorithms('Kruskal with disjoint sets', 'graph/mst_kruskal_with_dsu'),
    ],
  },
]
