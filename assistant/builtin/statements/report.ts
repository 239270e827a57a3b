// The statements that the engine's accuracy is reported on. They were written after the knowledge
// base, and nothing is tuned on them: a statement that the engine gets wrong stays wrong here until
// a change made for others happens to help.
import { labelled } from './statements.ts'

export const reportStatements = [
  labelled(
    'hashing',
    `A warehouse scanner reads product codes one by one. Return true if any code was read at least twice, else false.\nInput: codes = [4, 8, 15, 8]\nOutput: true`,
  ),
  labelled(
    'hashing',
    `Given a list of transactions, find two whose amounts total exactly the refund of a customer, and give their indices. n <= 10^5`,
  ),
  labelled(
    'hashing',
    `Sort out a box of name tags: tags which use the same letters in another order belong in the same envelope. Return the envelopes.`,
  ),
  labelled(
    'two-pointers',
    `The array is sorted. Remove duplicate values in place and return how many values remain.`,
  ),
  labelled(
    'two-pointers',
    `Given a sorted array of travel times, count the pairs whose total does not exceed a limit. 1 <= n <= 10^5`,
  ),
  labelled(
    'two-pointers',
    `You have an array of vertical lines. Choose two which together with the ground form a basin that holds as much water as possible.`,
  ),
  labelled(
    'sliding-window',
    `Find the maximum number of visitors in any seven consecutive days.\n1 <= n <= 10^5`,
  ),
  labelled(
    'sliding-window',
    `What is the length of the longest substring that contains at most two different characters?`,
  ),
  labelled(
    'sliding-window',
    `Given a list of page views and a number s, find the fewest consecutive hours in which at least s pages were viewed. All values are positive.`,
  ),
  labelled(
    'prefix-sums',
    `An accountant has the daily balance changes of a year and has to answer thousands of questions: what is the sum of the changes from day a to day b?`,
  ),
  labelled(
    'prefix-sums',
    `Count the subarrays whose sum is a multiple of k. Values can be negative, n ≤ 3·10^4.`,
  ),
  labelled(
    'sorting',
    `Order the teams by points, then by goal difference, then by name, and print the ranking.`,
  ),
  labelled(
    'sorting',
    `Given n integers, find the smallest difference between any two of them. n <= 2 * 10^5`,
  ),
  labelled(
    'greedy',
    `Each stone in a river states how far you can jump from it at most. What is the minimum number of jumps to get to the other bank?`,
  ),
  labelled(
    'greedy',
    `Children stand in a line with a rating each. Each child gets at least one sweet, and a child with a higher rating than a neighbour gets more than that neighbour. What is the minimum number of sweets?`,
  ),
  labelled(
    'intervals',
    `Rental periods of a holiday flat are given by start day and end day. Which bookings overlap? Combine overlapping ones to one and list the result.`,
  ),
  labelled(
    'intervals',
    `Lectures have a beginning and an end. Determine the fewest rooms such that no two lectures in one room overlap.`,
  ),
  labelled(
    'intervals',
    `From a set of time intervals remove as few as possible so that no two of the remaining overlap.`,
  ),
  labelled(
    'stack',
    `Check if the brackets in a program text are balanced.\nInput: s = "{[()]}"\nOutput: true`,
  ),
  labelled(
    'stack',
    `A browser supports visiting a page, going back and going forward. Implement the history.`,
  ),
  labelled('stack', `Expand strings such as 2[ab3[c]] to abcccabccc.`),
  labelled(
    'monotonic-stack',
    `For each stock price find the next day with a higher price; print 0 if there is none.\nInput: prices = [5, 3, 4, 6]\nOutput: [3, 1, 1, 0]`,
  ),
  labelled(
    'monotonic-stack',
    `A skyline is given by building heights. Find the biggest rectangular poster that can be hung on the fronts of neighbouring buildings without sticking out.`,
  ),
  labelled(
    'heap',
    `Return the k-th smallest of n numbers read from a file too large to be kept in memory.`,
  ),
  labelled(
    'heap',
    `Several sorted log files are to be merged into one sorted log. There are k files.`,
  ),
  labelled(
    'heap',
    `In every round the largest pile of stones is halved. How many stones remain after k rounds?`,
  ),
  labelled('linked-list', `Given the head of a linked list, return the middle node.`),
  labelled(
    'linked-list',
    `Reverse the nodes of a list from position l to position r in one pass.\nInput: head = [1,2,3,4,5], l = 2, r = 4\nOutput: [1,4,3,2,5]`,
  ),
  labelled(
    'matrix',
    `Given a matrix, print its elements along the diagonals, alternating direction.`,
  ),
  labelled('matrix', `Rotate each ring of a matrix by one cell clockwise.`),
  labelled(
    'binary-search',
    `Find the first and the last index of a value in a sorted array in O(log n).`,
  ),
  labelled(
    'binary-search',
    `Given a sorted list of ticket prices and many budgets, find for each budget the dearest ticket that it can pay for.`,
  ),
  labelled(
    'binary-search',
    `Find the smallest element of a sorted array that was rotated an unknown number of times.`,
  ),
  labelled(
    'binary-search-answer',
    `A monkey eats bananas at a constant speed. What is the lowest speed at which all piles are finished before the guards return in h hours?`,
  ),
  labelled(
    'binary-search-answer',
    `Split an array into m contiguous parts such that the largest sum among the parts is as small as possible.`,
  ),
  labelled(
    'binary-search-answer',
    `n machines have different speeds. What is the minimum time to make t products if all work in parallel?\n1 ≤ n ≤ 2·10^5, t ≤ 10^9`,
  ),
  labelled('backtracking', `Given a string of distinct letters, output all its permutations.`),
  labelled(
    'backtracking',
    `List all subsets of the given set whose sum equals a target. The set has at most 15 elements.`,
  ),
  labelled(
    'backtracking',
    `Which words can be spelled with the keys 2 to 9 of a telephone for a given number? Print all of them.`,
  ),
  labelled(
    'trie',
    `Design a dictionary that supports adding a word and asking whether any stored word begins with a given prefix.`,
  ),
  labelled(
    'trie',
    `For a list of words replace each word of a sentence by the shortest dictionary root that it starts with.`,
  ),
  labelled(
    'string-matching',
    `Find all indices at which the pattern p occurs in the text t. |p|, |t| <= 10^6`,
  ),
  labelled(
    'string-matching',
    `Can a string be built by appending several copies of one of its substrings?`,
  ),
  labelled(
    'range-queries',
    `You are given an array and q queries of two types: update position i to v, or print the sum from l to r.`,
  ),
  labelled(
    'range-queries',
    `How far is an array from being sorted? Count the pairs i < j with a[i] > a[j].\nn ≤ 10^5`,
  ),
  labelled(
    'tree-traversal',
    `Given a binary tree, compute its maximum depth.\nInput: root = [3,9,20,null,null,15,7]\nOutput: 3`,
  ),
  labelled('tree-traversal', `Print the sum of the values on each level of a binary tree.`),
  labelled('tree-traversal', `Are two binary trees mirror images of each other?`),
  labelled('bst', `Check that a binary tree obeys the rules of a binary search tree.`),
  labelled('bst', `Delete a key from a binary search tree and return its root.`),
  labelled(
    'graph-search union-find',
    `A map consists of cells that are land or water. Count the islands; land cells are connected horizontally or vertically.`,
  ),
  labelled(
    'graph-search',
    `Given an undirected graph, tell whether there is a path from vertex a to vertex b.`,
  ),
  labelled(
    'graph-search',
    `Find the area of the largest lake in a grid in which 0 is water; cells connect in four directions.`,
  ),
  labelled(
    'bfs-shortest-path',
    `Find the length of the shortest path from the entrance to the exit of a maze given as a grid of free and blocked cells.`,
  ),
  labelled(
    'bfs-shortest-path',
    `Given friendships, how many introductions are needed at least for person a to get to know person b?`,
  ),
  labelled(
    'bfs-shortest-path',
    `Fire spreads from burning trees to adjacent trees every minute. After how many minutes does the whole forest burn?`,
  ),
  labelled(
    'weighted-shortest-path',
    `Given a directed graph with positive edge weights, print the shortest distance from vertex 1 to each vertex.\n1 ≤ n ≤ 10^5, m ≤ 2·10^5`,
  ),
  labelled(
    'weighted-shortest-path',
    `Cities are linked by roads with tolls. What is the cheapest way from city s to city t?`,
  ),
  labelled(
    'topological-sort',
    `Given tasks and dependencies between them, return an order in which the tasks can be finished or an empty list if there is a cycle.`,
  ),
  labelled(
    'topological-sort',
    `A student wants to know the minimum number of semesters for all courses when each course has prerequisites and any number of courses may be taken in a semester.`,
  ),
  labelled(
    'union-find graph-search',
    `Given n computers and the cables between them, count the separate networks.`,
  ),
  labelled(
    'union-find',
    `Process operations: "join a b" merges the groups of a and b; "same a b" asks whether they are in one group. n, q ≤ 2·10^5`,
  ),
  labelled(
    'minimum-spanning-tree',
    `Given n towns and the cost of each possible road, find the minimum total cost to connect all towns.`,
  ),
  labelled(
    'minimum-spanning-tree',
    `What is the least length of cable that connects all offices of a campus if the distances between offices are known?`,
  ),
  labelled(
    'dp-linear',
    `You climb stairs with n steps, one, two or three at a time. How many ways are there?`,
  ),
  labelled(
    'dp-linear',
    `Find the maximum sum of a contiguous subarray.\nInput: nums = [-2,1,-3,4,-1,2,1,-5,4]\nOutput: 6`,
  ),
  labelled(
    'dp-linear',
    `Choose sunbeds in a row to rent out; neighbouring sunbeds cannot both be rented. Prices differ. What is the maximum income?\nInput: prices = [2, 7, 9, 3, 1]\nOutput: 12`,
  ),
  labelled(
    'dp-knapsack',
    `Given item weights and values and the capacity of a bag, find the maximum total value. Each item can be used once.`,
  ),
  labelled(
    'dp-knapsack',
    `What is the smallest number of stamps that add up to exactly the given postage? Stamps of each value are unlimited.\nInput: stamps = [1, 5, 8], postage = 10\nOutput: 2`,
  ),
  labelled(
    'dp-grid',
    `Going only right or down, find the path with the smallest sum from the upper left to the lower right of a grid of numbers.`,
  ),
  labelled(
    'dp-grid',
    `How many paths lead from the top left to the bottom right of a grid with some blocked cells, moving right or down?`,
  ),
  labelled(
    'dp-two-sequences',
    `Given two strings, compute the length of their longest common subsequence.`,
  ),
  labelled(
    'dp-two-sequences',
    `What is the minimum number of insertions, deletions and substitutions that turns one string into another?`,
  ),
  labelled(
    'dp-subsequence',
    `Find the length of the longest strictly increasing subsequence of an array. n ≤ 2·10^5`,
  ),
  labelled(
    'dp-subsequence',
    `Given pairs of numbers, find the longest chain in which each pair is smaller than the next in both numbers.`,
  ),
  labelled('dp-intervals', `Find the longest palindromic subsequence of a string. length ≤ 1000`),
  labelled(
    'dp-intervals',
    `Piles of sand lie in a row. Merging two neighbouring piles costs their total weight. What is the minimum cost to merge all?`,
  ),
  labelled(
    'bit-manipulation',
    `Each id appears twice in the list except for one. Find it with constant memory.\nInput: ids = [4, 1, 2, 1, 2]\nOutput: 4`,
  ),
  labelled('bit-manipulation', `Count the set bits of a number.`),
  labelled('number-theory', `Print all primes up to n. n ≤ 10^7`),
  labelled('number-theory', `Compute the greatest common divisor of n numbers.`),
  labelled(
    'hashing',
    'At a party everybody writes down the name of the person they admire. Whose name is on the largest number of slips?',
  ),
  labelled(
    'two-pointers sorting',
    "Rescue rafts take at most two people and at most w kilograms each. Given everyone's weight, how many rafts are necessary?",
  ),
  labelled(
    'sliding-window',
    'A night watchman wants the longest stretch of the corridor that he can light with k spare bulbs; the corridor is a row of lamps, working (1) or broken (0).',
  ),
  labelled(
    'prefix-sums',
    "A cyclist's app keeps the metres ridden each minute. The user drags two handles on the time axis and must instantly see the distance between them, again and again.",
  ),
  labelled(
    'sorting greedy',
    'With a purse of s coins buy as many different toys as you can; each toy has its price. n ≤ 10^5',
  ),
  labelled(
    'greedy',
    'A bus line has petrol pumps along its circular route. The petrol gained at each and the petrol needed to the following one are known. At which pump can the bus begin a full lap?',
  ),
  labelled(
    'intervals',
    'A museum logs when each visitor enters and leaves. When was it most crowded, and how many people were inside then?',
  ),
  labelled(
    'stack',
    'Someone typed a text in which # stands for the backspace key. What does the text finally look like?',
  ),
  labelled(
    'monotonic-stack',
    'People queue, everyone looking forward. Each can see over shorter people until someone at least as tall. For each person give the number of the person that blocks their view.',
  ),
  labelled(
    'heap',
    'A print server always prints the most important waiting document; documents keep arriving. Output the sequence of printing.',
  ),
  labelled(
    'linked-list',
    'A treasure hunt: every clue names the next clue. Find out if a hunter following the clues would go round in circles, remembering only a fixed number of clues.',
  ),
  labelled(
    'binary-search',
    'Somewhere in a pile of n numbered drawings the artist began to use blue paint and never stopped. Each look at a drawing is costly. Find the first blue one.',
  ),
  labelled(
    'binary-search-answer',
    'Four postmen deliver to houses along a road, each a run of neighbouring houses. Distribute the houses so that the one with the heaviest bag carries as little as possible.',
  ),
  labelled(
    'backtracking',
    'A museum guard carries up to eight keys on a ring; print every order in which they can hang.',
  ),
  labelled(
    'trie',
    'While a name is being typed, the phone narrows its list of contacts to the ones that begin with the typed letters. Implement that for 10^5 contacts.',
  ),
  labelled(
    'range-queries',
    'Thermometers along a road are corrected now and then, and in between the control centre asks for the lowest temperature between kilometre a and kilometre b.',
  ),
  labelled(
    'tree-traversal',
    'In a family tree every person has at most two children. How many generations does it span?',
  ),
  labelled(
    'graph-search',
    'Guests at a wedding should sit at two tables so that nobody shares a table with an enemy. Is that possible?',
  ),
  labelled(
    'bfs-shortest-path',
    'A rumour starts with one pupil and each day everyone who knows it tells all their friends. On which day does the last pupil hear it?',
  ),
  labelled(
    'weighted-shortest-path',
    'A fire engine needs different times for the streets between crossings. How soon can it be at the burning house?',
  ),
  labelled(
    'topological-sort',
    'A cook has recipes some of which use the results of other recipes. In which sequence can everything be cooked?',
  ),
  labelled(
    'union-find',
    'Islands get connected by new bridges over the years. In which year could one first walk from every island to every other?',
  ),
  labelled(
    'minimum-spanning-tree',
    'A council wants to pave just enough of the muddy paths that one can walk from each house to each other on paved paths, using the fewest paving stones.',
  ),
  labelled(
    'dp-linear',
    'A hiker takes stepping stones across a brook, each step one or two stones ahead; every stone costs some effort. What is the least effort for the crossing?',
  ),
  labelled(
    'dp-knapsack',
    'An airline allows 20 kilograms of luggage. Souvenirs have weights and sentimental values. Which selection has the greatest value?',
  ),
  labelled(
    'dp-two-sequences',
    'Two witnesses each tell the events of an evening in order. What is the greatest number of events that both tell in the same order?',
  ),
  labelled(
    'dp-subsequence',
    'Nesting dolls: each doll has a height and a width and goes into one that exceeds it in both. How many can disappear into one another?',
  ),
  labelled(
    'bit-manipulation',
    'Every guest left with a pair of gloves, but one single glove remained on the pile of numbered gloves. Find its number in one pass with no extra memory.',
  ),
  labelled(
    'number-theory',
    'Two comets return every a and every b years. Both are visible now. When will this be so again?',
  ),
]
