import { type TreeNode, distinct, ints, levelOrder, randomTree, spaced, times, treeOf, word } from './inputs.ts'
import type { RandomInteger, UnseenStatement } from './statement.ts'

/** `a = [1, 2], k = 3` */
const named = (...names: string[]) => (...values: unknown[]): string =>
  names.map((name, i) => `${name} = ${spaced(values[i])}`).join(', ')
/** `f([1, 2], 3)` */
const call = (name: string) => (...values: unknown[]): string => `${name}(${values.map(spaced).join(', ')})`
/** `True` or `False`, as Python prints it. */
const python = (answer: boolean): string => (answer ? 'True' : 'False')

export const statements: UnseenStatement[] = [
  {
    id: 'homework-c-01',
    style: 'homework',
    text: `Exercise 1 - Counting words

Write a function that takes a text and returns the word that occurs most often in it. The text has only lowercase words, with one space between two words. If several words occur equally often, return the one of them that comes first in the text.

Example: text = "the cat and the dog and the bird" should return "the".
Another one: text = "red blue blue red green" should return "red", since red and blue both occur twice but red comes first.

The text has between 1 and 1000 words.`,
    patterns: ['hash-map'],
    difficulty: 'Easy',
    input: named('text'),
    examples: [['the cat and the dog and the bird'], ['red blue blue red green']],
    random: (int: RandomInteger) => [times(int(1, 9), () => ['to', 'be', 'or', 'not', 'bee', 'a'][int(0, 5)]!).join(' ')],
    solve: (text: string) => {
      const words = text.split(' ')
      const count = (w: string) => words.filter((x) => x === w).length
      const most = Math.max(...words.map(count))
      return words.find((w) => count(w) === most)
    },
  },
  {
    id: 'homework-c-02',
    style: 'homework',
    text: `Assignment 2: compressing strings

Long runs of the same letter can be written shorter: instead of the run we write the letter and then how often it is repeated. A letter that stands alone is written without a number. So compress("aaabccdddd") returns "a3bc2d4".

More examples:
compress("abc") returns "abc"
compress("zzzzzzzzzzzz") returns "z12"

Write the function compress. You can assume that the string is not empty and that there are only lowercase letters in it (at most 10 000).`,
    patterns: ['simulation', 'two-pointers'],
    difficulty: 'Easy',
    input: call('compress'),
    examples: [['aaabccdddd'], ['abc'], ['zzzzzzzzzzzz']],
    random: (int: RandomInteger) => [times(int(1, 5), () => 'abz'[int(0, 2)]!.repeat(int(0, 4) === 0 ? int(5, 12) : int(1, 3))).join('')],
    solve: (s: string) => {
      let out = ''
      for (let i = 0; i < s.length;) {
        let n = 0
        while (s[i + n] === s[i]) n++
        out += s[i]! + (n > 1 ? String(n) : '')
        i += n
      }
      return out
    },
  },
  {
    id: 'homework-c-03',
    style: 'homework',
    text: `Problem 3. Gift bags

A kindergarten has several kinds of sweets. They want to make as many identical bags as they can and use up all of the sweets, so each kind has to be split evenly among the bags. How many bags can they make?

Input: the first line has the number of kinds n (1 <= n <= 100). The second line has n positive integers, how many sweets there are of each kind (at most 1 000 000).
Output: the largest number of bags.

Sample input:
3
12 18 30
Sample output:
6

Sample input:
2
7 9
Sample output:
1`,
    patterns: ['math'],
    difficulty: 'Easy',
    input: (sweets: number[]) => `${sweets.length}\n${sweets.join(' ')}`,
    examples: [[[12, 18, 30]], [[7, 9]]],
    random: (int: RandomInteger) => {
      const g = int(1, 9)
      return [times(int(1, 5), () => g * int(1, 12))]
    },
    solve: (sweets: number[]) => {
      for (let bags = Math.min(...sweets); ; bags--) if (sweets.every((x) => x % bags === 0)) return bags
    },
  },
  {
    id: 'homework-c-04',
    style: 'homework',
    text: `Lab 4: palindromes

A sentence is a palindrome if its letters read the same forwards and backwards. Only letters count: ignore spaces, digits, punctuation and whether a letter is upper or lower case. A sentence without any letters is a palindrome.

Implement is_palindrome(sentence). It should behave like this:

>>> is_palindrome("Was it a car, or a cat I saw?")
is True
>>> is_palindrome("Hello, olleg")
is False
>>> is_palindrome("12!")
is True

The sentence has at most 200 characters. Please don't use reversed() or slices with a negative step, use two indices.`,
    patterns: ['two-pointers'],
    difficulty: 'Easy',
    input: call('is_palindrome'),
    print: python,
    examples: [['Was it a car, or a cat I saw?'], ['Hello, olleg'], ['12!']],
    random: (int: RandomInteger) => {
      const half = word(int, int(0, 4), 'abAB, 1')
      const other = int(0, 1) === 0 ? word(int, int(1, 4), 'abB!') : [...half].reverse().join('').toLowerCase()
      return [half + word(int, int(0, 2), 'ab. ') + other]
    },
    solve: (sentence: string) => {
      const letters = sentence.toLowerCase().replace(/[^a-z]/g, '')
      return letters === [...letters].reverse().join('')
    },
  },
  {
    id: 'homework-c-05',
    style: 'homework',
    text: `Turning a picture

A picture is stored as a table of numbers with r rows and c columns. Write a program that turns the picture by 90 degrees clockwise and prints it.

The first line of the input has r and c (both from 1 to 50). Then there are r lines of c integers each (0 to 255). Print the new table, one row per line, with one space between two numbers.

e.g. input
2 3
1 2 3
4 5 6
output
4 1
5 2
6 3

and input
1 1
9
output
9`,
    patterns: ['simulation'],
    difficulty: 'Easy',
    input: (table: number[][]) => [`${table.length} ${table[0]!.length}`, ...table.map((row) => row.join(' '))].join('\n'),
    print: (table: number[][]) => table.map((row) => row.join(' ')).join('\n'),
    examples: [[[[1, 2, 3], [4, 5, 6]]], [[[9]]]],
    random: (int: RandomInteger) => {
      const c = int(1, 4)
      return [times(int(1, 4), () => ints(int, c, 0, 99))]
    },
    solve: (table: number[][]) => table[0]!.map((_, c) => table.map((_, r) => table[table.length - 1 - r]![c]!)),
  },
  {
    id: 'homework-c-06',
    style: 'homework',
    text: `Question 6

We are given a list of integers a (positive or negative, there can be duplicates) and an integer k >= 0. How many pairs of positions (i, j) with i < j are there such that a[i] and a[j] differ by exactly k, that is |a[i] - a[j]| = k?

For a = [1, 5, 3, 4, 2, 3], k = 2 the answer is 5: the pairs of values are (1,3), (1,3), (5,3), (5,3) and (4,2).

For a = [7, 7, 7], k = 0 the answer is 3.

The list has up to 100000 elements, so trying all the pairs is going to be too slow for full marks.`,
    patterns: ['hash-map'],
    difficulty: 'Easy',
    input: named('a', 'k'),
    examples: [[[1, 5, 3, 4, 2, 3], 2], [[7, 7, 7], 0]],
    random: (int: RandomInteger) => [ints(int, int(1, 9), -4, 8), int(0, 4)],
    solve: (a: number[], k: number) => {
      let count = 0
      for (let i = 0; i < a.length; i++) for (let j = i + 1; j < a.length; j++) if (Math.abs(a[i]! - a[j]!) === k) count++
      return count
    },
  },
  {
    id: 'homework-c-07',
    style: 'homework',
    text: `Dynamic programming sheet, task 1: Growing tower

Children stand in a row. We may send some of them away (without changing the order of the rest) so that the remaining children get strictly taller from left to right. What is the largest number of children that can stay?

Input: heights = [110, 95, 100, 98, 120, 99, 130]
Output: 4

(for instance 95, 100, 120, 130)

Input: heights = [90, 90, 90]
Output: 1

Up to 2500 children, heights from 50 to 200. Give the recurrence you used in a comment and state the running time.`,
    patterns: ['dynamic-programming', 'binary-search'],
    difficulty: 'Medium',
    input: named('heights'),
    examples: [[[110, 95, 100, 98, 120, 99, 130]], [[90, 90, 90]]],
    random: (int: RandomInteger) => [ints(int, int(1, 10), 90, 90 + int(3, 30))],
    solve: (heights: number[]) => {
      let best = 0
      for (let mask = 1; mask < 1 << heights.length; mask++) {
        const kept = heights.filter((_, i) => (mask >> i) & 1)
        if (kept.every((h, i) => i === 0 || kept[i - 1]! < h)) best = Math.max(best, kept.length)
      }
      return best
    },
  },
  {
    id: 'homework-c-08',
    style: 'homework',
    text: `DP sheet, task 2: What two strands share

Two DNA-like strings are compared. Find the length of the longest sequence of letters that can be found in both of them from left to right, not necessarily next to each other. (So you may skip letters in either string.)

first = "ABCBDAB", second = "BDCABA"
answer: 4     (BCBA, for example)

first = "AAA", second = "GG"
answer: 0

Both strings consist of uppercase letters and have 1 to 1000 letters.`,
    patterns: ['dynamic-programming'],
    difficulty: 'Medium',
    input: named('first', 'second'),
    examples: [['ABCBDAB', 'BDCABA'], ['AAA', 'GG']],
    random: (int: RandomInteger) => [word(int, int(1, 8), 'ACGT'), word(int, int(1, 8), 'ACGT')],
    solve: (first: string, second: string) => {
      let best = 0
      for (let mask = 0; mask < 1 << first.length; mask++) {
        const part = [...first].filter((_, i) => (mask >> i) & 1)
        let at = 0
        for (const c of second) if (at < part.length && part[at] === c) at++
        if (at === part.length) best = Math.max(best, part.length)
      }
      return best
    },
  },
  {
    id: 'homework-c-09',
    style: 'homework',
    text: `Packing a backpack (homework 5, problem 2)

You go hiking and your backpack can carry at most capacity kilograms. Item number i weighs weights[i] kilograms and is worth values[i] points to you. Each item is there once, and you either take it or leave it at home. Compute the greatest total worth of the items you can carry.

Example 1
weights = [3, 4, 2, 5], values = [30, 50, 15, 60], capacity = 7
Result: 80
(items 0 and 1 weigh 7 and are worth 80; items 2 and 3 also weigh 7 but are only worth 75)

Example 2
weights = [10], values = [100], capacity = 9
Result: 0

Limits: 1 to 100 items, capacity from 1 to 10000, all the weights and values are positive integers not greater than 1000.`,
    patterns: ['dynamic-programming'],
    difficulty: 'Medium',
    input: named('weights', 'values', 'capacity'),
    examples: [[[3, 4, 2, 5], [30, 50, 15, 60], 7], [[10], [100], 9]],
    random: (int: RandomInteger) => {
      const n = int(1, 7)
      return [ints(int, n, 1, 10), ints(int, n, 1, 40), int(1, 25)]
    },
    solve: (weights: number[], values: number[], capacity: number) => {
      let best = 0
      for (let mask = 0; mask < 1 << weights.length; mask++) {
        let weight = 0
        let value = 0
        for (let i = 0; i < weights.length; i++) if ((mask >> i) & 1) {
          weight += weights[i]!
          value += values[i]!
        }
        if (weight <= capacity) best = Math.max(best, value)
      }
      return best
    },
  },
  {
    id: 'homework-c-10',
    style: 'homework',
    text: `Backtracking, bonus task: queens on a broken board

On an n x n chessboard we want to put n queens so that no two of them attack each other (not in the same row, column or diagonal). Some squares of the board are broken, and no queen may stand on these. Queens do attack across broken squares, though.

Write a function which counts in how many ways this can be done. broken is a list of squares [row, column], both counted from 0. Placements that are mirror images of each other count as different.

n = 4, broken = [] gives 2
n = 4, broken = [[0, 1]] gives 1
n = 1, broken = [[0, 0]] gives 0

n is at most 9 and no square is listed twice.`,
    patterns: ['backtracking'],
    difficulty: 'Hard',
    input: named('n', 'broken'),
    examples: [[4, []], [4, [[0, 1]]], [1, [[0, 0]]]],
    random: (int: RandomInteger) => {
      const n = int(0, 3) === 0 ? int(1, 4) : int(5, 6)
      const squares = distinct(int, int(0, Math.min(3, n * n)), 0, n * n - 1)
      return [n, squares.map((x) => [Math.floor(x / n), x % n])]
    },
    solve: (n: number, broken: number[][]) => {
      let count = 0
      const place = (columns: number[]): void => {
        if (columns.length === n) {
          const ok = columns.every((c, r) =>
            !broken.some(([br, bc]) => br === r && bc === c) && columns.every((d, q) => q === r || Math.abs(c - d) !== Math.abs(r - q)))
          if (ok) count++
          return
        }
        for (let c = 0; c < n; c++) if (!columns.includes(c)) place([...columns, c])
      }
      place([])
      return count
    },
  },
  {
    id: 'homework-c-11',
    style: 'homework',
    text: `Graph searching: the mouse in the maze

The maze is given as a list of strings of equal length. '#' is a wall, '.' is free, 'M' is the square of the mouse and 'C' is the square with the cheese (there is exactly one of each). In one step the mouse goes to a free square above, below, to the left or to the right of its square. It can't leave the maze.

Return the smallest number of steps to the cheese, or -1 if the mouse can't reach it.

Example:
maze = ["M.#.", "#..#", "..C."]
returns 4

Example:
maze = ["M#C"]
returns -1

The maze has at most 100 rows and 100 columns.`,
    patterns: ['bfs'],
    difficulty: 'Medium',
    input: named('maze'),
    examples: [[['M.#.', '#..#', '..C.']], [['M#C']]],
    random: (int: RandomInteger) => {
      const rows = int(1, 4)
      const columns = int(2, 5)
      const cells = times<string>(rows * columns, () => (int(0, 9) < 3 ? '#' : '.'))
      const [m, c] = distinct(int, 2, 0, cells.length - 1)
      cells[m!] = 'M'
      cells[c!] = 'C'
      return [times(rows, (r) => cells.slice(r * columns, (r + 1) * columns).join(''))]
    },
    solve: (maze: string[]) => {
      // Relax all distances until nothing changes.
      const distance = maze.map((row) => [...row].map((c) => (c === 'M' ? 0 : Infinity)))
      for (let changed = true; changed;) {
        changed = false
        for (let r = 0; r < maze.length; r++) for (let c = 0; c < maze[0]!.length; c++) {
          if (maze[r]![c] === '#') continue
          for (const [dr, dc] of [[0, 1], [1, 0], [0, -1], [-1, 0]]) {
            const d = (distance[r + dr!]?.[c + dc!] ?? Infinity) + 1
            if (d < distance[r]![c]!) {
              distance[r]![c] = d
              changed = true
            }
          }
        }
      }
      const row = maze.findIndex((line) => line.includes('C'))
      const d = distance[row]![maze[row]!.indexOf('C')]!
      return d === Infinity ? -1 : d
    },
  },
  {
    id: 'homework-c-12',
    style: 'homework',
    text: `Exercise 3.2 (Study groups)

There are n students, numbered from 1 to n, and m friendships between two of them. Friends always end up in the same study group, and so do friends of friends, and so on; students that are not linked like this are in different groups. How many students are NOT in the largest group?

Input format: n and m in the first line (1 <= n <= 1000, 0 <= m <= 5000), then m lines with two different numbers each, the two friends. A friendship may be given more than once.

Example input 1
6 3
1 2
2 3
5 6
Example output 1
3
(The groups are {1,2,3}, {4} and {5,6}.)

Example input 2
4 0
Example output 2
3`,
    patterns: ['graph-traversal', 'bfs'],
    difficulty: 'Medium',
    input: (n: number, friends: number[][]) => [`${n} ${friends.length}`, ...friends.map((f) => f.join(' '))].join('\n'),
    examples: [[6, [[1, 2], [2, 3], [5, 6]]], [4, []]],
    random: (int: RandomInteger) => {
      const n = int(1, 9)
      return [n, n === 1 ? [] : times(int(0, n), () => distinct(int, 2, 1, n))]
    },
    solve: (n: number, friends: number[][]) => {
      const group = times(n + 1, (i) => i)
      for (const [a, b] of friends) {
        const from = group[a!]!
        const to = group[b!]!
        for (let i = 1; i <= n; i++) if (group[i] === from) group[i] = to
      }
      const people = group.slice(1)
      return n - Math.max(...people.map((g) => people.filter((x) => x === g).length))
    },
  },
  {
    id: 'homework-c-13',
    style: 'homework',
    text: `Trees, warm-up

In this exercise binary trees are written as lists, level by level from left to right, with null where a child is missing (children of missing nodes are left out). A leaf is a node without children. Write a function that returns the sum of the values of all the leaves.

root = [5, 3, 8, null, 4, 7, 9]   ->   20     (leaves 4, 7 and 9)
root = [2]   ->   2
root = [1, null, 2, 3]   ->   3

The tree has 1 to 500 nodes with values between -1000 and 1000.`,
    patterns: ['tree-traversal', 'graph-traversal'],
    difficulty: 'Easy',
    input: named('root'),
    examples: [[[5, 3, 8, null, 4, 7, 9]], [[2]], [[1, null, 2, 3]]],
    random: (int: RandomInteger) => [randomTree(int, int(1, 10), -20, 40)],
    solve: (values: (number | null)[]) => {
      const sum = (node: TreeNode | null): number =>
        node === null ? 0 : node.left === null && node.right === null ? node.value : sum(node.left) + sum(node.right)
      return sum(treeOf(values))
    },
  },
  {
    id: 'homework-c-14',
    style: 'homework',
    text: `Trees, part b)

Someone wrote a buggy insert method and we want to know whether a tree is still a correct binary search tree. Correct means: for every node, all values in its left subtree are smaller than the value of the node and all values in its right subtree are greater. Equal values are not allowed.

The tree is given level by level (null = no child). Print yes or no.

Example 1
tree = [8, 4, 10, 2, 6, null, 12]
Answer: yes

Example 2
tree = [8, 4, 10, null, 9]
Answer: no
The 9 is in the left subtree of 8.

1 <= number of nodes <= 10000, values fit into 32 bits.`,
    patterns: ['tree-traversal', 'graph-traversal'],
    difficulty: 'Medium',
    input: named('tree-traversal'),
    print: (answer: string) => answer,
    examples: [[[8, 4, 10, 2, 6, null, 12]], [[8, 4, 10, null, 9]]],
    random: (int: RandomInteger) => {
      const values = distinct(int, int(1, 7), 0, 20)
      let root: TreeNode | null = null
      for (const value of values) {
        const fresh: TreeNode = { value, left: null, right: null }
        if (root === null) {
          root = fresh
          continue
        }
        let node: TreeNode = root
        for (;;) {
          const side: 'left' | 'right' = value < node.value ? 'left' : 'right'
          if (node[side] === null) {
            node[side] = fresh
            break
          }
          node = node[side]!
        }
      }
      const list = levelOrder(root)
      for (let changes = int(0, 2); changes > 0; changes--) {
        const at = int(0, list.length - 1)
        if (list[at] !== null) list[at] = int(0, 20)
      }
      return [list]
    },
    solve: (values: (number | null)[]) => {
      const all = (node: TreeNode | null): number[] => (node === null ? [] : [node.value, ...all(node.left), ...all(node.right)])
      const right = (node: TreeNode | null): boolean =>
        node === null || (all(node.left).every((x) => x < node.value) && all(node.right).every((x) => x > node.value) && right(node.left) && right(node.right))
      return right(treeOf(values)) ? 'yes' : 'no'
    },
  },
  {
    id: 'homework-c-15',
    style: 'homework',
    text: `Exercise: One teacher, many lessons

A music teacher gives lessons at the homes of her students. lessons is a list of [start, end] in minutes, and between any two lessons she needs at least travel minutes to get from one home to the next. Can she give all of the lessons? The list isn't sorted.

can_teach([[60, 120], [0, 45]], 15) should be True
can_teach([[60, 120], [0, 50]], 15) should be False

There is at least one lesson and at most 500, always 0 <= start < end <= 1440, and 0 <= travel <= 120.`,
    patterns: ['intervals', 'sorting'],
    difficulty: 'Easy',
    input: call('can_teach'),
    print: python,
    examples: [[[[60, 120], [0, 45]], 15], [[[60, 120], [0, 50]], 15]],
    random: (int: RandomInteger) => {
      const lessons = times(int(1, 4), () => {
        const start = int(0, 40) * 5
        return [start, start + int(1, 5) * 5]
      })
      return [lessons, int(0, 4) * 5]
    },
    solve: (lessons: number[][], travel: number) =>
      lessons.every((a, i) => lessons.every((b, j) => i === j || a[1]! + travel <= b[0]! || b[1]! + travel <= a[0]!)),
  },
  {
    id: 'homework-c-16',
    style: 'homework',
    text: `Scheduling - how many rooms?

The dean gives you the times of all the exams of one day. Each exam is a pair (start, end), and it needs a room from start up to, but not including, end: when one exam ends at 10, another one may begin at 10 in the same room. Find the smallest number of rooms that is enough for all exams.

The first line of the input is the number of exams n, 1 <= n <= 10000. Each of the next n lines has the start and the end of an exam, 0 <= start < end <= 100000.

Example

Input
4
9 12
10 11
11 13
8 9
Output
2

Input
3
1 5
2 6
3 4
Output
3`,
    patterns: ['intervals', 'heap', 'sorting'],
    difficulty: 'Medium',
    input: (exams: number[][]) => [exams.length, ...exams.map((e) => e.join(' '))].join('\n'),
    examples: [[[[9, 12], [10, 11], [11, 13], [8, 9]]], [[[1, 5], [2, 6], [3, 4]]]],
    random: (int: RandomInteger) => [times(int(1, 8), () => {
      const start = int(0, 15)
      return [start, start + int(1, 6)]
    })],
    solve: (exams: number[][]) => Math.max(...times(30, (t) => exams.filter(([a, b]) => a! <= t && t < b!).length)),
  },
  {
    id: 'homework-c-17',
    style: 'homework',
    text: `Task 4: repairing the light strip

A light strip is described by a list of 0s and 1s, where 1 is a lamp that works and 0 is a broken lamp. You have k spare lamps, so you can replace up to k broken ones. You want the longest possible piece of the strip in which all lamps work.

Return a list [start, length]: where this piece begins (first position is 0) and how long it is. If there are several longest pieces, take the leftmost one.

lamps = [1, 0, 1, 1, 0, 1, 0, 0], k = 1    result: [0, 4]
lamps = [0, 0, 1, 0, 1, 1], k = 1    result: [2, 4]

The strip has at least one and at most 100000 lamps; 0 <= k <= number of lamps. There's always at least one lamp which works.`,
    patterns: ['sliding-window', 'two-pointers'],
    difficulty: 'Medium',
    input: named('lamps', 'k'),
    print: spaced,
    examples: [[[1, 0, 1, 1, 0, 1, 0, 0], 1], [[0, 0, 1, 0, 1, 1], 1]],
    random: (int: RandomInteger) => {
      const lamps = ints(int, int(1, 11), 0, 1)
      lamps[int(0, lamps.length - 1)] = 1
      return [lamps, int(0, Math.min(3, lamps.length))]
    },
    solve: (lamps: number[], k: number) => {
      for (let length = lamps.length; ; length--) for (let start = 0; start + length <= lamps.length; start++) {
        if (lamps.slice(start, start + length).filter((x) => x === 0).length <= k) return [start, length]
      }
    },
  },
  {
    id: 'homework-c-18',
    style: 'homework',
    text: `Data structures, week 9 (deques)

A sensor measures a value every second. For each k seconds in a row we want to know the highest value. In other words: given the list values and the number k, return the list of the maximums of all the windows of k neighbouring elements, from left to right.

values = [2, 1, 5, 3, 4, 0, 1], k = 3
result = [5, 5, 5, 4, 4]

values = [-3, -8], k = 1
result = [-3, -8]

1 <= k <= len(values) <= 200000. To get all the points your solution has to take O(n) time, no matter how large k is.`,
    patterns: ['sliding-window', 'heap'],
    difficulty: 'Hard',
    input: named('values', 'k'),
    print: spaced,
    examples: [[[2, 1, 5, 3, 4, 0, 1], 3], [[-3, -8], 1]],
    random: (int: RandomInteger) => {
      const n = int(1, 10)
      return [ints(int, n, -9, 12), int(1, n)]
    },
    solve: (values: number[], k: number) => times(values.length - k + 1, (i) => Math.max(...values.slice(i, i + k))),
  },
  {
    id: 'homework-c-19',
    style: 'homework',
    text: `Number theory 1

Write a program that reads a whole number n (2 <= n <= 10^9) and prints its prime factorization. The primes are printed in increasing order, with " * " between them. If a prime occurs e times with e > 1, print it as p^e.

Sample input: 360
Sample output: 2^3 * 3^2 * 5

Sample input: 97
Sample output: 97`,
    patterns: ['math'],
    difficulty: 'Easy',
    input: (n: number) => String(n),
    print: (answer: string) => answer,
    examples: [[360], [97]],
    random: (int: RandomInteger) => [int(2, int(0, 1) === 0 ? 60 : 2000)],
    solve: (n: number) => {
      const parts: string[] = []
      for (let p = 2; n > 1; p++) {
        let e = 0
        while (n % p === 0) {
          n /= p
          e++
        }
        if (e > 0) parts.push(e > 1 ? `${p}^${e}` : String(p))
      }
      return parts.join(' * ')
    },
  },
  {
    id: 'homework-c-20',
    style: 'homework',
    text: `Stack exercise: calculator

Your old pocket calculator uses postfix notation: first the two operands, then the operator. E.g. 3 4 + 2 * means (3 + 4) * 2.

Implement evaluate(expression). The expression is a string in which numbers and operators are separated by single spaces. Numbers are integers and may be negative (like -7), the operators are + - * and /. The operator / is integer division that rounds towards zero. The expression is always valid and never divides by zero.

evaluate("3 4 + 2 *") → 14
evaluate("5 1 2 + 4 * + 3 -") → 14
evaluate("-7 2 /") → -3

All intermediate results fit into a 32 bit integer.`,
    patterns: ['stack'],
    difficulty: 'Medium',
    input: call('evaluate'),
    examples: [['3 4 + 2 *'], ['5 1 2 + 4 * + 3 -'], ['-7 2 /']],
    random: (int: RandomInteger) => {
      const make = (operators: number): string => {
        if (operators === 0) return String(int(-9, 15))
        const left = int(0, operators - 1)
        return `${make(left)} ${make(operators - 1 - left)} ${'+-*/'[int(0, 3)]}`
      }
      for (;;) {
        const expression = make(int(0, 5))
        if (Number.isFinite(postfix(expression))) return [expression]
      }
    },
    solve: (expression: string) => postfix(expression),
  },
  {
    id: 'homework-c-21',
    style: 'homework',
    text: `Binary search, exercise 2

You get a list of integers that is sorted from the smallest to the largest, and a number x. Return how often x is in the list.

A loop over the whole list is not accepted (the list may have a million elements, and x may be in it very many times). Hint: search for the first and the last position of x.

numbers = [1, 3, 3, 3, 5, 8], x = 3 --> 3
numbers = [1, 3, 3, 3, 5, 8], x = 4 --> 0
numbers = [], x = 1 --> 0`,
    patterns: ['binary-search'],
    difficulty: 'Easy',
    input: named('numbers', 'x'),
    examples: [[[1, 3, 3, 3, 5, 8], 3], [[1, 3, 3, 3, 5, 8], 4], [[], 1]],
    random: (int: RandomInteger) => [ints(int, int(0, 12), -3, 5).sort((a, b) => a - b), int(-4, 6)],
    solve: (numbers: number[], x: number) => numbers.filter((y) => y === x).length,
  },
  {
    id: 'homework-c-22',
    style: 'homework',
    text: `Problem: Reading plan

A book has several chapters, and pages[i] is the number of pages of chapter i. You want to finish it in at most d days. You read the chapters in order, never stop in the middle of a chapter, and try to keep the hardest day as easy as possible. So: what is the smallest number p such that you can finish the book in d days and never read more than p pages on one day?

Example: pages = [30, 10, 40, 20, 50], d = 3. The answer is 60. (30+10 | 40+20 | 50)
Example: pages = [5, 5], d = 4. The answer is 5.

Bounds: at most 10^5 chapters, 1 <= pages[i] <= 1000, 1 <= d <= 10^5.`,
    patterns: ['binary-search', 'greedy', 'dynamic-programming'],
    difficulty: 'Medium',
    input: named('pages', 'd'),
    examples: [[[30, 10, 40, 20, 50], 3], [[5, 5], 4]],
    random: (int: RandomInteger) => [ints(int, int(1, 7), 1, 30), int(1, 5)],
    solve: (pages: number[], d: number) => {
      const best = (from: number, days: number): number => {
        if (from === pages.length) return 0
        if (days === 0) return Infinity
        let least = Infinity
        let sum = 0
        for (let to = from; to < pages.length; to++) {
          sum += pages[to]!
          least = Math.min(least, Math.max(sum, best(to + 1, days - 1)))
        }
        return least
      }
      return best(0, d)
    },
  },
  {
    id: 'homework-c-23',
    style: 'homework',
    text: `Graphs 3: the bus voucher

The towns of a country are numbered 0, 1, ..., n-1. Each entry [a, b, price] of roads is a bus line that goes between the towns a and b, in both directions, for the given price. You are in town 0 and want to get to town n-1. You have one voucher, with which you can take one ride (of your choice) for free; you don't have to use it.

Return the lowest total price, and -1 if there is no way to get to town n-1.

Example 1:
n = 4, roads = [[0, 1, 10], [1, 3, 20], [0, 2, 5], [2, 3, 30]]
Return: 5
Go 0 -> 2 -> 3 and use the voucher for the second ride. By way of town 1 you would pay 10.

Example 2:
n = 3, roads = [[0, 1, 7]]
Return: -1

2 <= n <= 10000, at most 50000 roads, 1 <= price <= 1000. No road connects a town to itself.`,
    patterns: ['bfs', 'heap', 'dynamic-programming'],
    difficulty: 'Hard',
    input: named('n', 'roads'),
    examples: [[4, [[0, 1, 10], [1, 3, 20], [0, 2, 5], [2, 3, 30]]], [3, [[0, 1, 7]]]],
    random: (int: RandomInteger) => {
      const n = int(2, 5)
      return [n, times(int(0, 7), () => [...distinct(int, 2, 0, n - 1), int(1, 20)])]
    },
    solve: (n: number, roads: number[][]) => {
      let best = Infinity
      const go = (town: number, seen: number[], prices: number[]): void => {
        if (town === n - 1) {
          best = Math.min(best, prices.reduce((a, b) => a + b, 0) - Math.max(...prices))
          return
        }
        for (const [a, b, price] of roads) {
          const next = a === town ? b! : b === town ? a! : -1
          if (next >= 0 && !seen.includes(next)) go(next, [...seen, next], [...prices, price!])
        }
      }
      go(0, [0], [])
      return best === Infinity ? -1 : best
    },
  },
  {
    id: 'homework-c-24',
    style: 'homework',
    text: `Programming lab: vacuum robot

A vacuum robot starts at the point (0, 0) and looks north (towards larger y). It gets a string of commands:

  F  go one step forward
  L  turn left by 90 degrees, stay where you are
  R  turn right by 90 degrees, stay where you are

Some points have furniture. When a step forward would end on such a point, the robot ignores the command and stays. There's never any furniture on (0, 0).

Return the position [x, y] of the robot after all commands.

commands = "FFRFF", furniture = []  gives [2, 2]
commands = "FFRFFLF", furniture = [[2, 2]]  gives [1, 3]
commands = "LF", furniture = [[-1, 0]]  gives [0, 0]

Up to 1000 commands and up to 200 points with furniture.`,
    patterns: ['simulation', 'hash-map'],
    difficulty: 'Easy',
    input: named('commands', 'furniture'),
    print: spaced,
    examples: [['FFRFF', []], ['FFRFFLF', [[2, 2]]], ['LF', [[-1, 0]]]],
    random: (int: RandomInteger) => [
      word(int, int(1, 12), 'FFFFLR'),
      times(int(0, 4), () => [int(-2, 2), int(-2, 3)]).filter(([x, y], i, all) => (x !== 0 || y !== 0) && all.findIndex((p) => p[0] === x && p[1] === y) === i),
    ],
    solve: (commands: string, furniture: number[][]) => {
      let x = 0
      let y = 0
      let facing = 0
      for (const c of commands) {
        if (c === 'L') facing = (facing + 3) % 4
        else if (c === 'R') facing = (facing + 1) % 4
        else {
          const nx = x + [0, 1, 0, -1][facing]!
          const ny = y + [1, 0, -1, 0][facing]!
          if (!furniture.some((p) => p[0] === nx && p[1] === ny)) {
            x = nx
            y = ny
          }
        }
      }
      return [x, y]
    },
  },
  {
    id: 'homework-c-25',
    style: 'homework',
    text: `Greedy algorithms, problem 1

At a conference there are many talks, each one with a start and an end time. You would like to hear as many complete talks as you can, and you can't be in two talks at once. You may go to a talk that begins at the very moment at which the previous one ends.

Return the largest number of talks that one person can hear.

Given talks = [[1, 4], [3, 5], [0, 6], [5, 7], [3, 9], [8, 11]] your function should return 3
(for example [1,4], [5,7] and [8,11]).

Given talks = [[2, 3], [3, 4], [1, 3]] your function should return 2

Also prove in two or three sentences why your greedy choice is right. (1 <= number of talks <= 5000, 0 <= start < end <= 10^6)`,
    patterns: ['greedy', 'intervals', 'sorting'],
    difficulty: 'Medium',
    input: named('talks'),
    examples: [[[[1, 4], [3, 5], [0, 6], [5, 7], [3, 9], [8, 11]]], [[[2, 3], [3, 4], [1, 3]]]],
    random: (int: RandomInteger) => [times(int(1, 8), () => {
      const start = int(0, 14)
      return [start, start + int(1, 6)]
    })],
    solve: (talks: number[][]) => {
      let best = 0
      for (let mask = 0; mask < 1 << talks.length; mask++) {
        const chosen = talks.filter((_, i) => (mask >> i) & 1)
        if (chosen.every((a, i) => chosen.every((b, j) => i === j || a[1]! <= b[0]! || b[1]! <= a[0]!))) best = Math.max(best, chosen.length)
      }
      return best
    },
  },
  {
    id: 'homework-c-26',
    style: 'homework',
    text: `Counting choices

Given a list of positive integers numbers and a positive integer target, in how many ways can some of the numbers be chosen so that they add up to target? Choosing means choosing positions: if the same number is in the list twice these are two different choices. Since the count can be huge, return it modulo 1000000007.

Examples
numbers = [1, 2, 3, 3], target = 6 -> answer 3
(1+2+3 with the first 3, 1+2+3 with the second 3, and 3+3)
numbers = [4, 4], target = 5 -> answer 0

Constraints: up to 200 numbers, each at most 100, target at most 5000.`,
    patterns: ['dynamic-programming'],
    difficulty: 'Medium',
    input: named('numbers', 'target'),
    examples: [[[1, 2, 3, 3], 6], [[4, 4], 5]],
    random: (int: RandomInteger) => [ints(int, int(1, 9), 1, 6), int(1, 15)],
    solve: (numbers: number[], target: number) => {
      let count = 0
      for (let mask = 0; mask < 1 << numbers.length; mask++) {
        if (numbers.reduce((sum, x, i) => sum + (((mask >> i) & 1) === 1 ? x : 0), 0) === target) count++
      }
      return count % 1000000007
    },
    large: (int: RandomInteger) => [ints(int, int(120, 200), 1, 100), int(2000, 5000)],
    solveLarge: (numbers: number[], target: number) => {
      const ways: number[] = [1, ...times(target, () => 0)]
      for (const x of numbers) for (let sum = target; sum >= x; sum--) ways[sum] = (ways[sum]! + ways[sum - x]!) % 1000000007
      return ways[target]!
    },
  },
  {
    id: 'homework-c-27',
    style: 'homework',
    text: `Bits and bytes, exercise 5

How many bits of the binary form of the number a have to be changed to turn a into the number b? Both are non-negative and less than 2^31. The shorter one is filled up with zeros at the front.

a = 10, b = 7: result 3
1010 versus 0111, so the first, second and fourth bit are different.

a = 5, b = 5: result 0

a = 0, b = 15: result 4

Do not convert the numbers to strings; use the operators &, |, ^, >>.`,
    patterns: ['bit-manipulation'],
    difficulty: 'Easy',
    input: named('a', 'b'),
    examples: [[10, 7], [5, 5], [0, 15]],
    random: (int: RandomInteger) => {
      const top = int(0, 2) === 0 ? 2000000000 : 63
      return [int(0, top), int(0, top)]
    },
    solve: (a: number, b: number) => {
      const x = a.toString(2).padStart(31, '0')
      const y = b.toString(2).padStart(31, '0')
      return [...x].filter((bit, i) => bit !== y[i]).length
    },
  },
  {
    id: 'homework-c-28',
    style: 'homework',
    text: `Recursion exercise 7: arrangements without twins

Write arrangements(letters), which returns the list of all different arrangements of the given letters (every letter is used exactly as often as it's given) in which no two equal letters are next to each other. The list must be in alphabetical order and must not contain anything twice. If there is no such arrangement, the list is empty.

arrangements("aab") = ["aba"]
arrangements("abc") = ["abc", "acb", "bac", "bca", "cab", "cba"]
arrangements("aaab") = []

letters has 1 to 8 lowercase letters.`,
    patterns: ['backtracking'],
    difficulty: 'Medium',
    input: call('arrangements'),
    print: spaced,
    examples: [['aab'], ['abc'], ['aaab']],
    random: (int: RandomInteger) => [word(int, int(1, 5), 'aabc'.slice(0, int(2, 4)))],
    solve: (letters: string) => {
      const all = (rest: string): string[] =>
        rest === '' ? [''] : [...rest].flatMap((c, i) => all(rest.slice(0, i) + rest.slice(i + 1)).map((tail) => c + tail))
      return [...new Set(all(letters))].filter((w) => ![...w].some((c, i) => c === w[i + 1])).sort()
    },
  },
  {
    id: 'homework-c-29',
    style: 'homework',
    text: `Challenge problem (optional, 5 extra points)

A shop writes down which kind of coffee is ordered, one number for each order. A series is any number of orders directly after each other (at least one). The owner wants to know how many series there are in which exactly k different kinds were ordered. Series are different if they begin or end at different orders.

orders = [1, 2, 1, 2, 3], k = 2
Answer: 7

Explanation. The series are [1,2], [2,1], [1,2], [2,3], [1,2,1], [2,1,2] and [1,2,1,2].

orders = [4, 4, 4], k = 1
Answer: 6

1 <= k <= n <= 20000, where n is the number of orders, and the kinds are numbers from 1 to n. An O(n²) solution gets 2 of the 5 points.`,
    patterns: ['sliding-window', 'hash-map'],
    difficulty: 'Hard',
    input: named('orders', 'k'),
    examples: [[[1, 2, 1, 2, 3], 2], [[4, 4, 4], 1]],
    random: (int: RandomInteger) => {
      const n = int(1, 10)
      return [ints(int, n, 1, Math.min(n, 4)), int(1, Math.min(n, 4))]
    },
    solve: (orders: number[], k: number) => {
      let count = 0
      for (let i = 0; i < orders.length; i++) for (let j = i + 1; j <= orders.length; j++) if (new Set(orders.slice(i, j)).size === k) count++
      return count
    },
  },
  {
    id: 'homework-c-30',
    style: 'homework',
    text: `Homework 8, problem 3: cutting a ribbon of letters

There are letters printed on a ribbon. With scissors you can cut it between any two letters. Find the smallest number of cuts such that every piece of the ribbon is a palindrome (reads the same in both directions; a single letter is a palindrome too).

For example, for ribbon = "abacc" one cut is enough, aba|cc, so min_cuts = 1.
For ribbon = "abba" we do not have to cut at all and min_cuts = 0.
For ribbon = "abcde" there's no other way than to cut everywhere, min_cuts = 4.

The ribbon has between 1 and 1500 letters, all of them lowercase. Trying out all the ways of cutting will only pass the small tests.`,
    patterns: ['dynamic-programming'],
    difficulty: 'Hard',
    input: named('ribbon'),
    examples: [['abacc'], ['abba'], ['abcde']],
    random: (int: RandomInteger) => [word(int, int(1, 10), 'abcd'.slice(0, int(2, 4)))],
    solve: (ribbon: string) => {
      let best = Infinity
      for (let mask = 0; mask < 1 << (ribbon.length - 1); mask++) {
        const pieces: string[] = ['']
        ;[...ribbon].forEach((c, i) => {
          pieces[pieces.length - 1] += c
          if ((mask >> i) & 1) pieces.push('')
        })
        if (pieces.every((p) => p === [...p].reverse().join(''))) best = Math.min(best, pieces.length - 1)
      }
      return best
    },
  },
]

/** The value of a postfix expression; not finite if it divides by zero. */
function postfix(expression: string): number {
  const stack: number[] = []
  for (const token of expression.split(' ')) {
    if (!'+-*/'.includes(token)) {
      stack.push(Number(token))
      continue
    }
    const b = stack.pop()!
    const a = stack.pop()!
    stack.push(token === '+' ? a + b : token === '-' ? a - b : token === '*' ? a * b : b === 0 ? NaN : Math.trunc(a / b) + 0)
  }
  return stack[0]! + 0
}
