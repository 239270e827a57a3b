import type { Kind, Program } from './program.ts'

const value = (name: string, kind: Kind) => ({ name, kind })
const example = (input: string, output: string) => ({ input, output })

/** Every program of the knowledge base; patterns name them by id. */
export const programs: readonly Program[] = [
  {
    id: 'pair-sum',
    entry: 'pairSum',
    params: [value('nums', 'ints'), value('target', 'int')],
    returns: 'ints',
    does: 'finds the indices of two numbers that add up to a target',
    cases: [
      example('nums = [2, 7, 11, 15], target = 9', '[0, 1]'),
      example('nums = [3, 3], target = 6', '[0, 1]'),
      example('nums = [1, 2], target = 7', '[]'),
    ],
  },
  {
    id: 'container-area',
    entry: 'largestContainer',
    params: [value('heights', 'ints')],
    returns: 'int',
    does: 'finds the largest area between two walls',
    cases: [
      example('heights = [1, 8, 6, 2, 5, 4, 8, 3, 7]', '49'),
      example('heights = [4, 4]', '4'),
      example('heights = [5]', '0'),
    ],
  },
  {
    id: 'distinct-window',
    entry: 'longestDistinct',
    params: [value('text', 'text')],
    returns: 'int',
    does: 'finds the longest stretch without a repeated character',
    cases: [
      example('text = "abcabcbb"', '3'),
      example('text = "abba"', '2'),
      example('text = ""', '0'),
    ],
  },
  {
    id: 'subarrays-with-sum',
    entry: 'subarraysWithSum',
    params: [value('nums', 'ints'), value('k', 'int')],
    returns: 'int',
    does: 'counts the contiguous subarrays with a given sum',
    cases: [
      example('nums = [1, 1, 1], k = 2', '2'),
      example('nums = [1, -1, 0], k = 0', '3'),
      example('nums = [5], k = 4', '0'),
    ],
  },
  {
    id: 'search-sorted',
    entry: 'searchSorted',
    params: [value('nums', 'ints'), value('target', 'int')],
    returns: 'int',
    does: 'finds the first index of a value in a sorted array',
    cases: [
      example('nums = [-1, 0, 3, 5, 9, 12], target = 9', '4'),
      example('nums = [2, 2, 2], target = 2', '0'),
      example('nums = [1, 3], target = 2', '-1'),
    ],
  },
  {
    id: 'smallest-capacity',
    entry: 'smallestCapacity',
    params: [value('weights', 'ints'), value('days', 'int')],
    returns: 'int',
    does: 'finds the smallest capacity that carries all weights in order within the days',
    cases: [
      example('weights = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], days = 5', '15'),
      example('weights = [3, 2, 2, 4, 1, 4], days = 3', '6'),
      example('weights = [7], days = 1', '7'),
    ],
  },
  {
    id: 'largest-number',
    entry: 'largestNumber',
    params: [value('nums', 'ints')],
    returns: 'text',
    does: 'orders numbers so that writing them one after the other gives the largest number',
    cases: [
      example('nums = [10, 2]', '"210"'),
      example('nums = [3, 30, 34, 5, 9]', '"9534330"'),
      example('nums = [0, 0]', '"0"'),
    ],
  },
  {
    id: 'fewest-jumps',
    entry: 'fewestJumps',
    params: [value('nums', 'ints')],
    returns: 'int',
    does: 'counts the fewest jumps to the last position',
    cases: [
      example('nums = [2, 3, 1, 1, 4]', '2'),
      example('nums = [0]', '0'),
      example('nums = [1, 0, 2]', '-1'),
    ],
  },
  {
    id: 'merge-intervals',
    entry: 'mergeIntervals',
    params: [value('intervals', 'rows')],
    returns: 'rows',
    does: 'joins overlapping intervals',
    cases: [
      example('intervals = [[1, 3], [2, 6], [8, 10], [15, 18]]', '[[1, 6], [8, 10], [15, 18]]'),
      example('intervals = [[1, 4], [4, 5]]', '[[1, 5]]'),
      example('intervals = [[5, 6], [1, 9]]', '[[1, 9]]'),
    ],
  },
  {
    id: 'balanced-brackets',
    entry: 'isBalanced',
    params: [value('text', 'text')],
    returns: 'bool',
    does: 'tells whether all brackets are closed in the right order',
    cases: [
      example('text = "()[]{}"', 'true'),
      example('text = "([)]"', 'false'),
      example('text = "(("', 'false'),
    ],
  },
  {
    id: 'next-greater-distance',
    entry: 'stepsToGreater',
    params: [value('values', 'ints')],
    returns: 'ints',
    does: 'gives for each value how far away the next greater one is',
    cases: [
      example('values = [73, 74, 75, 71, 69, 72, 76, 73]', '[1, 1, 4, 2, 1, 1, 0, 0]'),
      example('values = [3, 2, 1]', '[0, 0, 0]'),
      example('values = [5, 5, 6]', '[2, 1, 0]'),
    ],
  },
  {
    id: 'kth-largest',
    entry: 'kthLargest',
    params: [value('nums', 'ints'), value('k', 'int')],
    returns: 'int',
    does: 'finds the k-th largest number',
    cases: [
      example('nums = [3, 2, 1, 5, 6, 4], k = 2', '5'),
      example('nums = [3, 2, 3, 1, 2, 4, 5, 5, 6], k = 4', '4'),
      example('nums = [-1], k = 1', '-1'),
    ],
  },
  {
    id: 'reverse-list',
    entry: 'reverseValues',
    params: [value('head', 'ints')],
    returns: 'ints',
    does: 'reverses a singly linked list',
    cases: [
      example('head = [1, 2, 3, 4, 5]', '[5, 4, 3, 2, 1]'),
      example('head = [7]', '[7]'),
      example('head = []', '[]'),
    ],
  },
  {
    id: 'level-order',
    entry: 'levelOrder',
    params: [value('root', 'levels')],
    returns: 'rows',
    does: 'lists the values of a binary tree level by level',
    cases: [
      example('root = [3, 9, 20, null, null, 15, 7]', '[[3], [9, 20], [15, 7]]'),
      example('root = [1, null, 2, 3]', '[[1], [2], [3]]'),
      example('root = []', '[]'),
    ],
  },
  {
    id: 'validate-bst',
    entry: 'isSearchTree',
    params: [value('root', 'levels')],
    returns: 'bool',
    does: 'tells whether a binary tree is a search tree',
    cases: [
      example('root = [2, 1, 3]', 'true'),
      example('root = [5, 1, 7, null, null, 4, 8]', 'false'),
      example('root = [2, 2]', 'false'),
    ],
  },
  {
    id: 'prefix-counts',
    entry: 'prefixCounts',
    params: [value('words', 'texts'), value('prefixes', 'texts')],
    returns: 'ints',
    does: 'counts for each prefix how many words begin with it',
    cases: [
      example('words = ["car", "card", "dog"], prefixes = ["car", "d", "x"]', '[2, 1, 0]'),
      example('words = ["a", "a"], prefixes = ["a", "aa"]', '[2, 0]'),
    ],
  },
  {
    id: 'count-islands',
    entry: 'countIslands',
    params: [value('grid', 'grid')],
    returns: 'int',
    does: "counts the groups of '1' that are joined side by side",
    cases: [
      example('grid = ["11000", "11000", "00100", "00011"]', '3'),
      example('grid = [["1", "0"], ["0", "1"]]', '2'),
      example('grid = [[0, 0], [0, 0]]', '0'),
    ],
  },
  {
    id: 'grid-steps',
    entry: 'fewestSteps',
    params: [value('grid', 'grid')],
    returns: 'int',
    does: 'counts the fewest steps from the top left to the bottom right over free cells',
    cases: [
      example('grid = ["..#", "..#", "#.."]', '4'),
      example('grid = [[0, 1], [1, 0]]', '-1'),
      example('grid = ["."]', '0'),
    ],
  },
  {
    id: 'shortest-distances',
    entry: 'shortestDistances',
    params: [value('n', 'int'), value('roads', 'rows'), value('source', 'int')],
    returns: 'ints',
    does: 'finds the shortest distances from one place over one-way roads, numbered from 0',
    cases: [
      example(
        'n = 4, roads = [[0, 1, 1], [0, 2, 4], [1, 2, 2], [2, 0, 7]], source = 0',
        '[0, 1, 3, -1]',
      ),
      example('n = 2, roads = [], source = 1', '[-1, 0]'),
    ],
  },
  {
    id: 'task-order',
    entry: 'taskOrder',
    params: [value('n', 'int'), value('pairs', 'rows')],
    returns: 'ints',
    does: 'orders tasks, numbered from 0, so that each pair [task, before] is respected',
    cases: [
      example('n = 4, pairs = [[1, 0], [2, 0], [3, 1], [3, 2]]', '[0, 1, 2, 3]'),
      example('n = 2, pairs = [[0, 1], [1, 0]]', '[]'),
      example('n = 1, pairs = []', '[0]'),
    ],
  },
  {
    id: 'count-groups',
    entry: 'countGroups',
    params: [value('n', 'int'), value('links', 'rows')],
    returns: 'int',
    does: 'counts the groups that remain once all linked pairs are joined',
    cases: [
      example('n = 5, links = [[0, 1], [1, 2], [3, 4]]', '2'),
      example('n = 3, links = [[1, 2], [2, 3], [1, 3]]', '1'),
      example('n = 4, links = []', '4'),
    ],
  },
  {
    id: 'cheapest-network',
    entry: 'cheapestNetwork',
    params: [value('n', 'int'), value('links', 'rows')],
    returns: 'int',
    does: 'finds the least total cost of links that connect all places',
    cases: [
      example('n = 4, links = [[0, 1, 1], [1, 2, 2], [0, 2, 5], [2, 3, 4]]', '7'),
      example('n = 3, links = [[1, 2, 9]]', '-1'),
      example('n = 1, links = []', '0'),
    ],
  },
  {
    id: 'combination-sum',
    entry: 'combinationSum',
    params: [value('candidates', 'ints'), value('target', 'int')],
    returns: 'rows',
    does: 'lists all combinations, with repeats allowed, that add up to a target',
    cases: [
      example('candidates = [2, 3, 6, 7], target = 7', '[[2, 2, 3], [7]]'),
      example('candidates = [2], target = 1', '[]'),
    ],
  },
  {
    id: 'best-non-adjacent',
    entry: 'bestNonAdjacent',
    params: [value('nums', 'ints')],
    returns: 'int',
    does: 'finds the largest sum of values of which no two are neighbours',
    cases: [
      example('nums = [2, 7, 9, 3, 1]', '12'),
      example('nums = [1, 2, 3, 1]', '4'),
      example('nums = [5]', '5'),
    ],
  },
  {
    id: 'fewest-coins',
    entry: 'fewestCoins',
    params: [value('coins', 'ints'), value('amount', 'int')],
    returns: 'int',
    does: 'counts the fewest coins that make an amount',
    cases: [
      example('coins = [1, 2, 5], amount = 11', '3'),
      example('coins = [2], amount = 3', '-1'),
      example('coins = [1], amount = 0', '0'),
    ],
  },
  {
    id: 'cheapest-path',
    entry: 'cheapestPath',
    params: [value('grid', 'rows')],
    returns: 'int',
    does: 'finds the least total on a way through a grid that goes only right or down',
    cases: [
      example('grid = [[1, 3, 1], [1, 5, 1], [4, 2, 1]]', '7'),
      example('grid = [[1, 2, 3], [4, 5, 6]]', '12'),
      example('grid = [[9]]', '9'),
    ],
  },
  {
    id: 'edit-distance',
    entry: 'editDistance',
    params: [value('a', 'text'), value('b', 'text')],
    returns: 'int',
    does: 'counts the fewest letters to insert, delete or replace to turn one text into another',
    cases: [
      example('a = "horse", b = "ros"', '3'),
      example('a = "intention", b = "execution"', '5'),
      example('a = "", b = "ab"', '2'),
    ],
  },
  {
    id: 'longest-increasing',
    entry: 'longestIncreasing',
    params: [value('nums', 'ints')],
    returns: 'int',
    does: 'finds the length of the longest strictly increasing subsequence',
    cases: [
      example('nums = [10, 9, 2, 5, 3, 7, 101, 18]', '4'),
      example('nums = [7, 7, 7]', '1'),
      example('nums = [0, 1, 0, 3, 2, 3]', '4'),
    ],
  },
  {
    id: 'palindromic-subsequence',
    entry: 'longestPalindrome',
    params: [value('text', 'text')],
    returns: 'int',
    does: 'finds the length of the longest palindrome left after deleting letters',
    cases: [
      example('text = "bbbab"', '4'),
      example('text = "cbbd"', '2'),
      example('text = "a"', '1'),
    ],
  },
  {
    id: 'single-number',
    entry: 'singleNumber',
    params: [value('nums', 'ints')],
    returns: 'int',
    does: 'finds the number that occurs once when all others occur twice',
    cases: [
      example('nums = [4, 1, 2, 1, 2]', '4'),
      example('nums = [2, 2, -1]', '-1'),
      example('nums = [1]', '1'),
    ],
  },
  {
    id: 'count-primes',
    entry: 'countPrimes',
    params: [value('n', 'int')],
    returns: 'int',
    does: 'counts the primes smaller than a number',
    cases: [
      example('n = 10', '4'),
      example('n = 2', '0'),
      example('n = 0', '0'),
      example('n = 100', '25'),
    ],
  },
  {
    id: 'spiral-order',
    entry: 'spiralOrder',
    params: [value('matrix', 'rows')],
    returns: 'ints',
    does: 'reads a matrix in a clockwise spiral',
    cases: [
      example('matrix = [[1, 2, 3], [4, 5, 6], [7, 8, 9]]', '[1, 2, 3, 6, 9, 8, 7, 4, 5]'),
      example('matrix = [[1, 2, 3, 4]]', '[1, 2, 3, 4]'),
      example('matrix = [[1], [2], [3]]', '[1, 2, 3]'),
    ],
  },
  {
    id: 'find-pattern',
    entry: 'findPattern',
    params: [value('text', 'text'), value('pattern', 'text')],
    returns: 'int',
    does: 'finds the first place where a pattern occurs in a text',
    cases: [
      example('text = "aabaabaaf", pattern = "aabaaf"', '3'),
      example('text = "abc", pattern = "d"', '-1'),
      example('text = "sadbutsad", pattern = "sad"', '0'),
    ],
  },
  {
    id: 'count-inversions',
    entry: 'countInversions',
    params: [value('values', 'ints')],
    returns: 'int',
    does: 'counts the pairs that stand in the wrong order',
    cases: [
      example('values = [3, 1, 2]', '2'),
      example('values = [5, 4, 3, 2, 1]', '10'),
      example('values = [1, 1, 1]', '0'),
    ],
  },
]

/** Throws for an id that no program has: patterns are written by hand. */
export function programOf(id: string): Program {
  const program = programs.find((candidate) => candidate.id === id)
  if (!program) throw new Error(`no program ${id}`)
  return program
}
