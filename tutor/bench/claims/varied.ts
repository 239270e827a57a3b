// Statements in many wordings and input shapes, each with a reference of its own: contests with
// stories and standard input, interviews, homework, examples in calls, tables, and sentences.
// `{0.nums}` in a text is the value of an example, `{0.in}` its whole input, `{0.out}` its output.
import type { ReferencedStatement } from './statements.ts'

type RandomInteger = (low: number, high: number) => number
type Pair = [number, number]

const list = (int: RandomInteger, count: number, low: number, high: number) =>
  Array.from({ length: count }, () => int(low, high))
const word = (int: RandomInteger, count: number, letters: string) =>
  Array.from({ length: count }, () => letters[int(0, letters.length - 1)]).join('')
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b)
const parts = <Item>(values: readonly Item[]): Item[][] =>
  values.flatMap((_, from) => values.slice(from).map((_, i) => values.slice(from, from + i + 1)))
const choices = <Item>(values: readonly Item[]): Item[][] =>
  Array.from({ length: 2 ** values.length }, (_, mask) => values.filter((_, i) => (mask >> i) & 1))
const counted = <Item>(values: readonly Item[]) => {
  const counts = new Map<Item, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}
const text = (value: unknown) => String(value)
const spaced = (values: readonly unknown[]) => values.join(' ')
const yesNo = (value: boolean) => (value ? 'YES' : 'NO')

/** Shortest distances from a node, with Bellman and Ford's repetition. */
function distances(n: number, edges: readonly number[][], from: number): number[] {
  const far = Array<number>(n).fill(Infinity)
  far[from] = 0
  for (let i = 0; i < n; i++) {
    for (const [a = 0, b = 0, w = 1] of edges) far[b] = Math.min(far[b] ?? 0, (far[a] ?? 0) + w)
  }
  return far
}
const bothWays = (edges: readonly number[][]) =>
  edges.flatMap(([a = 0, b = 0, ...w]) => [
    [a, b, ...w],
    [b, a, ...w],
  ])

function edgesAmong(int: RandomInteger, n: number, from = 0): Pair[] {
  const all = Array.from({ length: n }, (_, a) =>
    Array.from({ length: a }, (_, b): Pair => [b + from, a + from]),
  ).flat()
  return all.filter(() => int(0, 2) === 0)
}

export const varied: readonly ReferencedStatement[] = [
  {
    id: 'market-crowd',
    text: `B. Crowded Market

Old Tomas guards the gate of the night market. For each of the n visitors of yesterday he wrote down the minute when the visitor came in and the minute when the visitor went out. All those minutes are different. The mayor wants to know how many people were inside at the busiest moment.

Input
The first line contains n (1 ≤ n ≤ 2·10^5). Each of the next n lines has two integers a and b (1 ≤ a < b ≤ 10^9): arrival and departure of one visitor.

Output
Print one integer: the maximum number of visitors that were in the market at the same time.

Example
Input
{0.in}
Output
{0.out}`,
    names: ['visits'],
    lines: (visits: Pair[]) => [visits.length, ...visits.map(spaced)].join('\n'),
    print: text,
    examples: [
      [
        [
          [5, 8],
          [2, 4],
          [3, 9],
        ],
      ],
    ],
    random: (int) => {
      const times = list(int, 40, 1, 60).filter((t, i, all) => all.indexOf(t) === i)
      return [Array.from({ length: int(1, 7) }, () => sorted(times.splice(0, 2)))]
    },
    solve: (visits: Pair[]) =>
      Math.max(...visits.map(([at]) => visits.filter(([a, b]) => a <= at && at < b).length)),
  },
  {
    id: 'login-leader',
    text: `We store one row per login in the form (user, device). Given the list of logins, tell me which user logged in most often. If several users share the first place, give the one whose name comes first in the alphabet.

logins = {0.logins}  ->  {0.out}
logins = {1.logins}  ->  {1.out}

There can be up to 100,000 logins.`,
    names: ['logins'],
    examples: [
      [
        [
          ['ann', 'phone'],
          ['bob', 'tv'],
          ['ann', 'tv'],
        ],
      ],
      [
        [
          ['zoe', 'pc'],
          ['max', 'pc'],
        ],
      ],
    ],
    random: (int) => [
      Array.from({ length: int(1, 7) }, () => [['ann', 'bob', 'cy'][int(0, 2)], 'pc']),
    ],
    solve: (logins: [string, string][]) =>
      [...counted(logins.map(([user]) => user))].sort(
        ([a, x], [b, y]) => y - x || (a < b ? -1 : 1),
      )[0]?.[0],
  },
  {
    id: 'pair-by-call',
    text: `Write a function \`findPair(prices, budget)\`. It gets a list of prices and a gift card's value, and gives back the positions of the two items that together use up the card exactly. There's always exactly one such pair, and an item can't be bought twice. The smaller position comes first.

findPair({0.prices}, {0.budget})  // {0.out}
findPair({1.prices}, {1.budget})  // {1.out}

Prices are between 1 and 10^6; the list has up to 10^5 entries.`,
    names: ['prices', 'budget'],
    examples: [
      [[3, 8, 20, 11], 31],
      [[6, 1, 9], 7],
    ],
    random: (int) => {
      for (;;) {
        const prices = list(int, int(2, 7), 1, 30)
        const budget = int(2, 60)
        const found = prices.flatMap((a, i) => prices.slice(i + 1).filter((b) => a + b === budget))
        if (found.length === 1) return [prices, budget]
      }
    },
    solve: (prices: number[], budget: number) => {
      for (const [i, a] of prices.entries()) {
        const j = prices.findIndex((b, at) => at > i && a + b === budget)
        if (j >= 0) return [i, j]
      }
      return []
    },
  },
  {
    id: 'ovens',
    text: `Cake rush

A bakery owns n ovens. Oven i needs k_i minutes for one cake, and all ovens can work at the same time. What is the shortest time in which the bakery can finish t cakes?

Input: the first line has n and t, the second line has k_1, k_2, ..., k_n.
Output: the shortest time in minutes.

Constraints
1 <= n <= 2*10^5
1 <= t <= 10^9
1 <= k_i <= 10^9

Sample input
{0.in}

Sample output
{0.out}`,
    names: ['times', 't'],
    lines: (times: number[], t: number) => `${times.length} ${t}\n${spaced(times)}`,
    print: text,
    examples: [[[3, 2, 5], 7]],
    random: (int) => [list(int, int(1, 5), 1, 9), int(1, 15)],
    solve: (times: number[], t: number) => {
      for (let at = 0; ; at++) if (sum(times.map((k) => Math.floor(at / k))) >= t) return at
    },
  },
  {
    id: 'mirror-phrase',
    text: `Homework 4, task 2

Write a program that decides if a phrase reads the same forwards and backwards. Capital and small letters count as the same, and everything that is not a letter or a digit is skipped. The phrase has at most 1000 characters.

Examples:
"{0.raw}" -> {0.out}
"{1.raw}" -> {1.out}`,
    names: ['phrase'],
    examples: [['Was it a car?'], ['Never odd or even']],
    random: (int) => {
      const half = word(int, int(0, 4), 'abA ,')
      return [int(0, 1) ? half + [...half].reverse().join('') : word(int, int(1, 6), 'abAB ,')]
    },
    solve: (phrase: string) => {
      const clean = phrase.toLowerCase().replace(/[^a-z0-9]/g, '')
      return clean === [...clean].reverse().join('')
    },
  },
  {
    id: 'boxes-in-order',
    text: `# Longest climb

You walk past a row of boxes with heights h_1, …, h_n and may stop on some of them, always going forward. Every box you stop on must be strictly higher than the previous one you stopped on. On how many boxes can you stop at most?

**Input**

n (n < 10^5) on the first line, then the heights on one line (each at most 10^9).

**Output**

One number.

| Input | Output |
| --- | --- |
| {0.flat} | {0.out} |
| {1.flat} | {1.out} |`,
    names: ['heights'],
    lines: (heights: number[]) => `${heights.length}\n${spaced(heights)}`,
    print: text,
    examples: [[[7, 3, 5, 3, 6, 2, 9, 8]], [[4, 4, 4]]],
    random: (int) => [list(int, int(1, 8), 1, 9)],
    solve: (heights: number[]) =>
      Math.max(
        ...choices(heights)
          .filter((some) => some.every((one, i) => i === 0 || one > (some[i - 1] ?? 0)))
          .map(({ length }) => length),
      ),
  },
  {
    id: 'island-trips',
    text: `Hello! For our map tool I need this: I have a grid of characters, \`#\` is land and \`.\` is water. Land cells that touch by a side belong together. How many separate pieces of land are there? The map is never larger than 500 by 500.

For instance

{0.rows}

has {0.out} pieces.`,
    names: ['grid'],
    examples: [[['##..', '..#.', '#..#']]],
    random: (int) => {
      const width = int(1, 4)
      return [Array.from({ length: int(2, 4) }, () => word(int, width, '#.'))]
    },
    solve: (grid: string[]) => {
      const land = new Set(
        grid.flatMap((row, r) => [...row].flatMap((c, k) => (c === '#' ? [r * 10 + k] : []))),
      )
      let count = 0
      for (const start of land) {
        count++
        const queue = [start]
        for (const at of queue) {
          land.delete(at)
          queue.push(...[at - 1, at + 1, at - 10, at + 10].filter((one) => land.delete(one)))
        }
      }
      return count
    },
  },
  {
    id: 'prefix-queries',
    text: `Road tolls

The country has a straight highway with n toll booths. Booth i charges c_i coins. Truckers ask q questions of the kind "what do I pay if I drive from booth l to booth r, both included?".

INPUT
Line 1: n and q, each at most 200000.
Line 2: n numbers c_i, 0 ≤ c_i ≤ 10^9.
Then q lines with l and r (1 ≤ l ≤ r ≤ n).

OUTPUT
For every question one line with the total.

SAMPLE INPUT
{0.in}

SAMPLE OUTPUT
{0.out}`,
    names: ['tolls', 'queries'],
    lines: (tolls: number[], queries: Pair[]) =>
      [`${tolls.length} ${queries.length}`, spaced(tolls), ...queries.map(spaced)].join('\n'),
    print: (answers: number[]) => answers.join('\n'),
    examples: [
      [
        [4, 0, 7, 2, 5],
        [
          [1, 3],
          [2, 2],
          [3, 5],
        ],
      ],
    ],
    random: (int) => {
      const tolls = list(int, int(1, 6), 0, 9)
      return [tolls, Array.from({ length: int(1, 4) }, () => sorted(list(int, 2, 1, tolls.length)))]
    },
    solve: (tolls: number[], queries: Pair[]) =>
      queries.map(([l, r]) => sum(tolls.slice(l - 1, r))),
  },
  {
    id: 'change-fewest',
    text: `In the land of Oz a vending machine gives change. It has an endless supply of coins of certain values and always wants to hand out as few coins as possible. Given the coin values and the amount, return how many coins it hands out, or -1 if it can't.

>>> change({0.coins}, {0.amount})
{0.out}
>>> change({1.coins}, {1.amount})
{1.out}

At most 20 coin values, amount up to 10,000.`,
    names: ['coins', 'amount'],
    examples: [
      [[1, 4, 5], 13],
      [[3, 6], 7],
    ],
    random: (int) => [[...new Set(list(int, int(1, 3), 1, 7))], int(1, 25)],
    solve: (coins: number[], amount: number) => {
      const best = [0]
      for (let at = 1; at <= amount; at++) {
        best[at] = Math.min(...coins.map((coin) => 1 + (best[at - coin] ?? Infinity)))
      }
      return best[amount] === Infinity ? -1 : best[amount]
    },
  },
  {
    id: 'semester-plan',
    text: `Courses and their requirements

A university offers n courses, numbered 1 to n. There are m rules "course a has to be finished before course b may be started". Can somebody take all the courses? Print YES or NO.

The first line of the input contains n and m (1 ≤ n ≤ 10^5, 0 ≤ m ≤ 2·10^5). The following m lines contain a and b each.

Input 1:
{0.in}
Output 1:
{0.out}

Input 2:
{1.in}
Output 2:
{1.out}`,
    names: ['n', 'rules'],
    lines: (n: number, rules: Pair[]) => [`${n} ${rules.length}`, ...rules.map(spaced)].join('\n'),
    print: yesNo,
    examples: [
      [
        4,
        [
          [1, 2],
          [2, 3],
          [1, 4],
        ],
      ],
      [
        3,
        [
          [1, 2],
          [2, 3],
          [3, 1],
        ],
      ],
    ],
    random: (int) => {
      const n = int(2, 5)
      const rules = Array.from({ length: int(0, 5) }, () => [int(1, n), int(1, n)])
      return [n, rules.filter(([a, b]) => a !== b)]
    },
    solve: (n: number, rules: Pair[]) => {
      let left = rules
      for (let i = 0; i < n; i++) left = left.filter(([a]) => left.some(([, b]) => b === a))
      return left.length === 0
    },
  },
  {
    id: 'missing-badge',
    text: `Interview question: badges with the numbers 0 to n are handed out at a conference with n + 1 guests, one each. One badge got lost. You're given the n badges that came back, in any order. Which one is missing?

Input: badges = {0.badges}
Output: {0.out}

Input: badges = {1.badges}
Output: {1.out}

n can be as large as a million.`,
    names: ['badges'],
    examples: [[[3, 0, 1]], [[0, 1]]],
    random: (int) => {
      const n = int(1, 7)
      const lost = int(0, n)
      const all = Array.from({ length: n + 1 }, (_, i) => i).filter((one) => one !== lost)
      return [all.sort(() => int(0, 1) - 0.5)]
    },
    solve: (badges: number[]) =>
      badges.findIndex((_, i) => !badges.includes(i)) >= 0
        ? badges.findIndex((_, i) => !badges.includes(i))
        : badges.length,
  },
  {
    id: 'loudest-minutes',
    text: `A sound meter stores one value per second, possibly negative after calibration. We're looking for the loudest stretch: consecutive seconds, at least one, whose values add up to as much as possible. Report that total.

Function signature: int loudest(int[] values)

Example: values = {0.values} should return {0.out}, because 4 + -1 + 5 is 8.
Example: values = {1.values} should return {1.out}.

1 ≤ number of values ≤ 5 * 10^5, -10^4 ≤ value ≤ 10^4`,
    names: ['values'],
    examples: [[[-2, 4, -1, 5, -7, 3]], [[-3, -1, -2]]],
    random: (int) => [list(int, int(1, 8), -9, 9)],
    solve: (values: number[]) => Math.max(...parts(values).map(sum)),
  },
  {
    id: 'word-guests',
    text: `Seating by anagram

The hosts of a word party seat guests together if their names are made of exactly the same letters. Given the guests' names (lowercase letters only, up to 10^4 names of up to 100 letters), print how many tables are needed when each table holds one such group.

Input
The number of names, then the names, one on each line.

Output
The number of tables.

Sample 1 Input
{0.in}

Sample 1 Output
{0.out}

Sample 2 Input
{1.in}

Sample 2 Output
{1.out}`,
    names: ['words'],
    lines: (words: string[]) => [words.length, ...words].join('\n'),
    print: text,
    examples: [[['amy', 'may', 'leo', 'ole', 'yam']], [['bo', 'al']]],
    random: (int) => [Array.from({ length: int(1, 6) }, () => word(int, int(1, 3), 'abc'))],
    solve: (words: string[]) => new Set(words.map((one) => [...one].sort().join(''))).size,
  },
  {
    id: 'brackets-doctest',
    text: `def is_balanced(code: str) -> bool:
    """Return True if every bracket in code is closed by a bracket of the same type in the correct order.

    code consists only of the characters ()[]{} and has between 1 and 10^4 of them.

    >>> is_balanced("{0.raw}")
    True
    >>> is_balanced("{1.raw}")
    False
    """`,
    names: ['code'],
    examples: [['[{}]()'], ['[(])']],
    random: (int) => {
      const code = word(int, int(1, 2), '([{') + word(int, int(0, 2), ')]}([{')
      const close = [...code].reverse().map((c) => ({ '(': ')', '[': ']', '{': '}' })[c] ?? '')
      return [int(0, 1) ? code + close.join('') : code]
    },
    solve: (code: string) => {
      let rest = code
      for (let i = 0; i <= code.length; i++) rest = rest.replace(/\(\)|\[\]|\{\}/, '')
      return rest === ''
    },
  },
  {
    id: 'courier-routes',
    text: `Cheapest delivery

A courier company has depots 1..n, joined by m two-way roads. Road (u, v, w) takes w minutes. Find the time of the quickest trip from depot 1 to depot n; print -1 if there is no way.

Input format
The first line contains two integers n and m.
Each of the next m lines contains u, v and w.

Constraints
2 ≤ n ≤ 10^5
1 ≤ m ≤ 2 × 10^5
1 ≤ w ≤ 10^9

Sample Input 0
{0.in}

Sample Output 0
{0.out}

Sample Input 1
{1.in}

Sample Output 1
{1.out}`,
    names: ['n', 'roads'],
    lines: (n: number, roads: number[][]) =>
      [`${n} ${roads.length}`, ...roads.map(spaced)].join('\n'),
    print: text,
    examples: [
      [
        4,
        [
          [1, 2, 7],
          [1, 3, 2],
          [3, 2, 3],
          [2, 4, 1],
        ],
      ],
      [3, [[1, 2, 5]]],
    ],
    random: (int) => {
      const n = int(2, 5)
      const roads = edgesAmong(int, n, 1).map(([a, b]) => [a, b, int(1, 9)])
      return [n, roads.length > 0 ? roads : [[1, 2, 3]]]
    },
    solve: (n: number, roads: number[][]) => {
      const [far = 0] = distances(n + 1, bothWays(roads), 1).slice(-1)
      return far === Infinity ? -1 : far
    },
  },
  {
    id: 'stack-of-plates',
    text: `You're given an array of daily temperatures. For each day, work out how many days you'd have to wait until a warmer one; put 0 if there's none.

Input: temps = {0.temps}
Output: {0.out}
Explanation: after day 0 the next warmer day is day 1.

Length of temps: 1 to 100000. Every temperature is from -50 to 100.`,
    names: ['temps'],
    examples: [[[13, 14, 15, 11, 9, 12, 16]]],
    random: (int) => [list(int, int(1, 8), -5, 5)],
    solve: (temps: number[]) =>
      temps.map((t, i) => {
        const next = temps.findIndex((other, j) => j > i && other > t)
        return next < 0 ? 0 : next - i
      }),
  },
  {
    id: 'rental-merge',
    text: `Booking calendar (technical interview)

Each booking of a meeting room is a pair [from, to]. Bookings may overlap or touch; overlapping or touching bookings form one busy block. Return the busy blocks, ordered by their start.

busyBlocks({0.bookings}) returns {0.out}
busyBlocks({1.bookings}) returns {1.out}

Up to 10^4 bookings, 0 <= from < to <= 10^6.`,
    names: ['bookings'],
    examples: [
      [
        [
          [8, 10],
          [1, 3],
          [2, 6],
        ],
      ],
      [
        [
          [1, 4],
          [4, 5],
        ],
      ],
    ],
    random: (int) => [
      Array.from({ length: int(1, 6) }, () => {
        const from = int(0, 15)
        return [from, from + int(1, 4)]
      }),
    ],
    solve: (bookings: Pair[]) => {
      const blocks: Pair[] = []
      for (const [from, to] of [...bookings].sort((a, b) => a[0] - b[0])) {
        const last = blocks.at(-1)
        if (last && from <= last[1]) last[1] = Math.max(last[1], to)
        else blocks.push([from, to])
      }
      return blocks
    },
  },
  {
    id: 'knapsack-hiker',
    text: `The hiker's rucksack

A hiker can carry at most W grams. She has n things at home; thing i weighs w_i grams and is worth v_i points to her, and she owns each thing only once. What's the highest number of points she can carry?

Input description:
First line: n and W.
Second line: the weights.
Third line: the values.

Output description:
The highest number of points.

Limits: n ≤ 100, W ≤ 10^5, w_i ≤ 10^5, v_i ≤ 10^9.

Example input:
{0.in}
Example output:
{0.out}`,
    names: ['weights', 'values', 'capacity'],
    lines: (weights: number[], values: number[], capacity: number) =>
      `${weights.length} ${capacity}\n${spaced(weights)}\n${spaced(values)}`,
    print: text,
    examples: [[[4, 8, 5, 3], [5, 12, 8, 1], 10]],
    random: (int) => {
      const n = int(1, 6)
      return [list(int, n, 1, 9), list(int, n, 1, 20), int(1, 25)]
    },
    solve: (weights: number[], values: number[], capacity: number) =>
      Math.max(
        ...choices(weights.map((_, i) => i))
          .filter((some) => sum(some.map((i) => weights[i] ?? 0)) <= capacity)
          .map((some) => sum(some.map((i) => values[i] ?? 0))),
      ),
  },
  {
    id: 'unique-run',
    text: `Given a string of lowercase letters, find out how long its longest piece without a repeated letter is. A piece is made of neighboring characters.

assert longest_piece("{0.raw}") == {0.out}
assert longest_piece("{1.raw}") == {1.out}
assert longest_piece("{2.raw}") == {2.out}

The string may have up to 50000 letters.`,
    names: ['s'],
    examples: [['abcabcbb'], ['zzz'], ['pwwkew']],
    random: (int) => [word(int, int(1, 9), 'abcd')],
    solve: (s: string) =>
      Math.max(
        ...parts([...s])
          .filter((one) => new Set(one).size === one.length)
          .map(({ length }) => length),
      ),
  },
  {
    id: 'stairs-robot',
    text: `Robot on the stairs

A robot climbs a staircase with n steps. Its battery allows it to go up 1 or 2 steps with each move. In how many different ways can it reach the top? Because the number can be huge, print it modulo 10^9 + 7.

Input: a single integer n (1 <= n <= 10^6).
Output: the number of ways modulo 10^9 + 7.

Sample Input:
{0.in}
Sample Output:
{0.out}
Sample Input:
{1.in}
Sample Output:
{1.out}`,
    names: ['n'],
    lines: text,
    print: text,
    examples: [[4], [7]],
    random: (int) => [int(1, 200)],
    solve: (n: number) => {
      let [a, b] = [1n, 1n]
      for (let i = 1; i < n; i++) [a, b] = [b, (a + b) % 1_000_000_007n]
      return Number(b)
    },
  },
  {
    id: 'threshold-window',
    text: `A shop tracks its daily revenue. The owner wants to brag: what's the best total of any k days in a row? Write bestStretch(revenue, k).

| revenue | k | result |
|---|---|---|
| {0.revenue} | {0.k} | {0.out} |
| {1.revenue} | {1.k} | {1.out} |

You may assume 1 ≤ k ≤ revenue.length ≤ 10^5 and 0 ≤ revenue[i] ≤ 10^6.`,
    names: ['revenue', 'k'],
    examples: [
      [[2, 1, 5, 1, 3, 2], 3],
      [[9, 4], 1],
    ],
    random: (int) => {
      const revenue = list(int, int(1, 8), 0, 20)
      return [revenue, int(1, revenue.length)]
    },
    solve: (revenue: number[], k: number) =>
      Math.max(
        ...parts(revenue)
          .filter(({ length }) => length === k)
          .map(sum),
      ),
  },
  {
    id: 'twin-towns',
    text: `Power lines

n villages are to be connected to the power grid. There's a list of m possible cables; a cable between villages a and b costs c. Choose cables so that every village is connected to every other, directly or not, and the total cost is as small as possible. Print the total cost, or IMPOSSIBLE if the villages can't be connected.

Input:
n m
a b c   (m times)

1 <= n <= 100000, 0 <= m <= 200000, 1 <= c <= 1000000000. Villages are numbered from 1.

Sample input:
{0.in}
Sample output:
{0.out}

Sample input:
{1.in}
Sample output:
{1.out}`,
    names: ['n', 'cables'],
    lines: (n: number, cables: number[][]) =>
      [`${n} ${cables.length}`, ...cables.map(spaced)].join('\n'),
    print: text,
    examples: [
      [
        5,
        [
          [1, 2, 3],
          [2, 3, 5],
          [2, 4, 2],
          [3, 4, 8],
          [5, 1, 7],
          [5, 4, 4],
        ],
      ],
      [3, [[1, 2, 9]]],
    ],
    random: (int) => {
      const n = int(2, 5)
      return [n, edgesAmong(int, n, 1).map(([a, b]) => [a, b, int(1, 9)])]
    },
    solve: (n: number, cables: number[][]) => {
      const group = Array.from({ length: n + 1 }, (_, i) => i)
      let cost = 0
      let left = n - 1
      for (const [a = 0, b = 0, c = 0] of [...cables].sort((x, y) => (x[2] ?? 0) - (y[2] ?? 0))) {
        const [from = 0, to = 0] = [group[a], group[b]]
        if (from === to) continue
        cost += c
        left--
        group.forEach((one, i) => {
          if (one === from) group[i] = to
        })
      }
      return left === 0 ? cost : 'IMPOSSIBLE'
    },
  },
  {
    id: 'majority-vote',
    text: `Student council

At a school election every pupil writes down one candidate's number. One candidate got more than half of the votes. Who? Solve it with constant extra memory.

Example 1: votes = {0.votes}, answer = {0.out}
Example 2: votes = {1.votes}, answer = {1.out}

The number of votes is odd or even, but at most 5·10^4, and candidates have numbers between -10^9 and 10^9.`,
    names: ['votes'],
    examples: [[[7, 7, 2, 7]], [[1, 2, 2, 2, 1]]],
    random: (int) => {
      const many = int(1, 4)
      const others = list(int, many - 1, 5, 9)
      return [[...Array<number>(many).fill(int(1, 9)), ...others].sort(() => int(0, 1) - 0.5)]
    },
    solve: (votes: number[]) => [...counted(votes)].sort((a, b) => b[1] - a[1])[0]?.[0],
  },
  {
    id: 'parking-levels',
    text: `A maze is drawn with walls (#), free cells (.), one start (S) and one exit (E). You move up, down, left or right. Print the least number of moves from S to E, or -1 if the exit can't be reached.

The first line of input gives the number of rows R and columns C, both no more than 1000. R lines with C characters follow.

Sample Input #1
{0.in}
Sample Output #1
{0.out}
Sample Input #2
{1.in}
Sample Output #2
{1.out}`,
    names: ['grid'],
    lines: (grid: string[]) => [`${grid.length} ${grid[0]?.length}`, ...grid].join('\n'),
    print: text,
    examples: [[['S.#', '..#', '#.E']], [['S#E', '.#.']]],
    random: (int) => {
      const [h, w] = [int(1, 4), int(2, 4)]
      const cells = [...word(int, h * w, '..#')]
      const start = int(0, cells.length - 1)
      cells[start] = 'S'
      cells[(start + int(1, cells.length - 1)) % cells.length] = 'E'
      return [Array.from({ length: h }, (_, r) => cells.slice(r * w, r * w + w).join(''))]
    },
    solve: (grid: string[]) => {
      const at = (r: number, c: number) => grid[r]?.[c] ?? '#'
      const cells = grid.flatMap((row, r) => [...row].map((_, c): Pair => [r, c]))
      const edges = cells.flatMap(([r, c], i) =>
        cells.flatMap(([y, x], j) =>
          Math.abs(r - y) + Math.abs(c - x) === 1 && at(r, c) !== '#' && at(y, x) !== '#'
            ? [[i, j]]
            : [],
        ),
      )
      const find = (mark: string) => cells.findIndex(([r, c]) => at(r, c) === mark)
      const far = distances(cells.length, edges, find('S'))[find('E')] ?? 0
      return far === Infinity ? -1 : far
    },
  },
  {
    id: 'typo-distance',
    text: `Spell checker

How many single-letter edits turn one word into another? An edit inserts a letter, deletes a letter, or replaces a letter by another one. Find the least number.

Input: two lines, each with a word of lowercase letters. Neither is longer than 2000 letters.
Output: the least number of edits.

Examples

input
{0.in}
output
{0.out}

input
{1.in}
output
{1.out}`,
    names: ['a', 'b'],
    lines: (a: string, b: string) => `${a}\n${b}`,
    print: text,
    examples: [
      ['kitten', 'sitting'],
      ['flaw', 'lawn'],
    ],
    random: (int) => [word(int, int(1, 6), 'abc'), word(int, int(1, 6), 'abc')],
    solve: (a: string, b: string): number => {
      const far = (i: number, j: number): number =>
        i === 0 || j === 0
          ? i + j
          : Math.min(
              far(i - 1, j) + 1,
              far(i, j - 1) + 1,
              far(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
            )
      return far(a.length, b.length)
    },
  },
  {
    id: 'rotate-playlist',
    text: `The music player has a playlist, and pressing "shift" moves the last song to the front. What does the playlist look like after k presses? Songs are given by their ids.

Input: songs = {0.songs}, k = {0.k}. Output: {0.out}.
Input: songs = {1.songs}, k = {1.k}. Output: {1.out}.

1 ≤ songs.length ≤ 10^5, 0 ≤ k ≤ 10^9`,
    names: ['songs', 'k'],
    examples: [
      [[10, 20, 30, 40, 50], 2],
      [[7, 8], 3],
    ],
    random: (int) => [list(int, int(1, 6), 1, 50), int(0, 15)],
    solve: (songs: number[], k: number) => {
      const by = k % songs.length
      return [...songs.slice(songs.length - by), ...songs.slice(0, songs.length - by)]
    },
  },
  {
    id: 'chocolate-primes',
    text: `Exercise 7. How many prime numbers are less than n? The program reads n, which is between 0 and 5,000,000, and writes the number.

When n is {0.n}, the program writes {0.out}. When n is {1.n}, it writes {1.out}. When n is {2.n}, it writes {2.out}.`,
    names: ['n'],
    examples: [[10], [3], [30]],
    random: (int) => [int(0, 120)],
    solve: (n: number) =>
      Array.from({ length: Math.max(0, n) }, (_, i) => i).filter(
        (p) => p > 1 && !Array.from({ length: p }, (_, d) => d).some((d) => d > 1 && p % d === 0),
      ).length,
  },
  {
    id: 'equal-teams',
    text: `Fair teams

Coach Ada wants to split her players into two teams with the same total skill. Every player must play. Is that possible? skills[i] is the skill of player i.

Input: skills = {0.skills}
Output: {0.out}

Input: skills = {1.skills}
Output: {1.out}

Constraints: 1 <= skills.length <= 200; 1 <= skills[i] <= 100`,
    names: ['skills'],
    examples: [[[1, 5, 11, 5]], [[1, 2, 3, 5]]],
    random: (int) => [list(int, int(1, 7), 1, 9)],
    solve: (skills: number[]) => choices(skills).some((some) => 2 * sum(some) === sum(skills)),
  },
  {
    id: 'leader-ids',
    text: `Given a list of orders, where each order is a pair (id, amount) and ids are strings such as "A17", return the id of the order with the largest amount. If there's a tie, return the earliest one.

Example:

orders = {0.orders}
result: {0.out}

orders = {1.orders}
result: {1.out}

1 <= orders.length <= 10^5, 1 <= amount <= 10^9`,
    names: ['orders'],
    examples: [
      [
        [
          ['A17', 40],
          ['B2', 95],
          ['C3', 95],
        ],
      ],
      [[['X', 3]]],
    ],
    random: (int) => [
      Array.from({ length: int(1, 6) }, (_, i) => [`${'ABC'[int(0, 2)]}${i}`, int(1, 9)]),
    ],
    solve: (orders: [string, number][]) =>
      orders.find(([, amount]) => amount === Math.max(...orders.map(([, a]) => a)))?.[0],
  },
  {
    id: 'friend-circles',
    text: `Social circles. There are n people and m friendships between them. Two people are in the same circle when there's a chain of friendships from one to the other. Count the circles.

Input
On the first line two numbers: n (1 ≤ n ≤ 10⁵) and m (0 ≤ m ≤ 2·10⁵). Then m lines with two people each, people being numbered from 1 to n.

Output
How many circles there are.

Sample Input
{0.in}

Sample Output
{0.out}`,
    names: ['n', 'pairs'],
    lines: (n: number, pairs: Pair[]) => [`${n} ${pairs.length}`, ...pairs.map(spaced)].join('\n'),
    print: text,
    examples: [
      [
        7,
        [
          [1, 2],
          [2, 3],
          [5, 6],
        ],
      ],
    ],
    random: (int) => {
      const n = int(1, 6)
      return [n, edgesAmong(int, n, 1)]
    },
    solve: (n: number, pairs: Pair[]) => {
      const reach = (from: number) =>
        distances(n + 1, bothWays(pairs), from).findIndex((far) => far < Infinity)
      return new Set(Array.from({ length: n }, (_, i) => reach(i + 1))).size
    },
  },
]

/** Written after the engine was tuned on the others. Its first run got 23 of 26 right; later changes saw it. */
export const checking: readonly ReferencedStatement[] = [
  {
    id: 'water-walls',
    text: `After the storm

A row of walls stands in the garden; wall i is h_i blocks high and one block wide. It rained all night. How many blocks of water stay between the walls?

Input
n, then n heights on the next line. (1 ≤ n ≤ 2·10^4, 0 ≤ h_i ≤ 10^5)
Output
The number of blocks of water.

Sample Input 1
{0.in}
Sample Output 1
{0.out}
Sample Input 2
{1.in}
Sample Output 2
{1.out}`,
    names: ['heights'],
    lines: (heights: number[]) => `${heights.length}\n${spaced(heights)}`,
    print: text,
    examples: [[[0, 1, 0, 2, 1, 0, 1, 3, 2, 1, 2, 1]], [[4, 2, 3]]],
    random: (int) => [list(int, int(1, 8), 0, 6)],
    solve: (heights: number[]) =>
      sum(
        heights.map((h, i) =>
          Math.max(
            0,
            Math.min(Math.max(...heights.slice(0, i + 1)), Math.max(...heights.slice(i))) - h,
          ),
        ),
      ),
  },
  {
    id: 'ticket-flip',
    text: `You know tomorrow's prices of a concert ticket for every hour. You may buy one ticket and sell it in a later hour. What's the most you can earn? If there's nothing to earn, the answer is 0.

maxGain({0.prices}) => {0.out}
maxGain({1.prices}) => {1.out}

There are at most 10^5 hours, prices are at most 10^4.`,
    names: ['prices'],
    examples: [[[17, 11, 25, 13, 46, 14]], [[7, 6, 4]]],
    random: (int) => [list(int, int(1, 8), 1, 40)],
    solve: (prices: number[]) =>
      Math.max(0, ...prices.flatMap((a, i) => prices.slice(i + 1).map((b) => b - a))),
  },
  {
    id: 'reverse-sentence',
    text: `Task: turn the order of the words of a sentence around. Words are separated by one or more spaces; the result has exactly one space between words and none at the ends.

Input: "{0.raw}"
Output: "{0.plain}"

Input: "{1.raw}"
Output: "{1.plain}"

1 <= length <= 10^4`,
    names: ['s'],
    examples: [['we love  tea'], ['  one two ']],
    random: (int) => [
      Array.from(
        { length: int(1, 4) },
        () => word(int, int(1, 3), 'abc') + ' '.repeat(int(1, 2)),
      ).join(''),
    ],
    solve: (s: string) => s.trim().split(/\s+/).reverse().join(' '),
  },
  {
    id: 'sums-to-k',
    text: `A cashier's log shows one amount per customer, refunds being negative. In how many ways can you pick a run of consecutive customers whose amounts add up to exactly k?

Input format
Line 1: two integers n and k
Line 2: n integers

Constraints
1 ≤ n ≤ 2·10⁵
-10⁹ ≤ k ≤ 10⁹
-10⁴ ≤ amount ≤ 10⁴

Sample input 1
{0.in}
Sample output 1
{0.out}

Sample input 2
{1.in}
Sample output 2
{1.out}`,
    names: ['amounts', 'k'],
    lines: (amounts: number[], k: number) => `${amounts.length} ${k}\n${spaced(amounts)}`,
    print: text,
    examples: [
      [[1, 2, 3, -3, 3], 3],
      [[0, 0], 0],
    ],
    random: (int) => [list(int, int(1, 8), -3, 4), int(-3, 6)],
    solve: (amounts: number[], k: number) => parts(amounts).filter((one) => sum(one) === k).length,
  },
  {
    id: 'robbing-street',
    text: `A scout sells cookies in a street. House i would buy c[i] boxes, but neighbors talk: if she sells to two houses next to each other, she gets into trouble. What is the highest number of boxes she can sell?

| c | boxes |
| :-- | --: |
| {0.c} | {0.out} |
| {1.c} | {1.out} |

0 ≤ c[i] ≤ 400, up to 100 houses.`,
    names: ['c'],
    examples: [[[12, 7, 9, 13, 1]], [[2, 1, 1, 2]]],
    random: (int) => [list(int, int(1, 8), 0, 20)],
    solve: (c: number[]) =>
      Math.max(
        ...choices(c.map((_, i) => i))
          .filter((some) => some.every((i, at) => at === 0 || i - (some[at - 1] ?? 0) > 1))
          .map((some) => sum(some.map((i) => c[i] ?? 0))),
      ),
  },
  {
    id: 'fire-drill',
    text: `Fire in the forest

The forest is a grid. Each cell is 0 (bare ground), 1 (a tree) or 2 (a burning tree). Every minute, fire jumps from burning trees to trees directly above, below, left and right of them. After how many minutes does no unburnt tree remain? If some tree never burns, print -1.

The first line contains r and c, 1 ≤ r, c ≤ 300; r lines with c numbers follow.

Input
{0.in}
Output
{0.out}

Input
{1.in}
Output
{1.out}`,
    names: ['grid'],
    lines: (grid: number[][]) =>
      [`${grid.length} ${grid[0]?.length}`, ...grid.map(spaced)].join('\n'),
    print: text,
    examples: [
      [
        [
          [2, 1, 1],
          [1, 1, 0],
          [0, 1, 1],
        ],
      ],
      [
        [
          [2, 1],
          [0, 0],
          [1, 1],
        ],
      ],
    ],
    random: (int) => {
      const w = int(1, 4)
      return [Array.from({ length: int(1, 4) }, () => list(int, w, 0, 2))]
    },
    solve: (given: number[][]) => {
      let grid = given
      for (let minute = 0; ; minute++) {
        if (!grid.flat().includes(1)) return minute
        const before = grid
        const near = (r: number, c: number) =>
          [before[r - 1]?.[c], before[r + 1]?.[c], before[r]?.[c - 1], before[r]?.[c + 1]].includes(
            2,
          )
        grid = before.map((row, r) => row.map((v, c) => (v === 1 && near(r, c) ? 2 : v)))
        if (String(grid) === String(before)) return -1
      }
    },
  },
  {
    id: 'kth-score',
    text: `Given the scores of all players of a game, write kth(scores, k) that returns the k-th highest score. Equal scores count separately.

>>> kth({0.scores}, {0.k})
{0.out}
>>> kth({1.scores}, {1.k})
{1.out}

1 <= k <= len(scores) <= 10**5, scores are between -10**4 and 10**4`,
    names: ['scores', 'k'],
    examples: [
      [[310, 250, 420, 420, 90], 3],
      [[5, 5], 2],
    ],
    random: (int) => {
      const scores = list(int, int(1, 8), -9, 9)
      return [scores, int(1, scores.length)]
    },
    solve: (scores: number[], k: number) => sorted(scores).at(-k),
  },
  {
    id: 'two-camps',
    text: `D. Two Camps

There are n students, and m pairs of them can't stand each other. The teacher wants to put every student into camp 1 or camp 2 so that nobody shares a camp with someone they can't stand. Print "YES" if that works and "NO" otherwise.

Input
The first line of each test contains two integers n and m (1 ≤ n ≤ 10^5, 0 ≤ m ≤ 2·10^5). The i-th of the next m lines contains two integers a_i and b_i (1 ≤ a_i, b_i ≤ n, a_i ≠ b_i).

Examples
Input
{0.in}
Output
{0.out}
Input
{1.in}
Output
{1.out}`,
    names: ['n', 'pairs'],
    lines: (n: number, pairs: Pair[]) => [`${n} ${pairs.length}`, ...pairs.map(spaced)].join('\n'),
    print: yesNo,
    examples: [
      [
        4,
        [
          [1, 2],
          [2, 3],
          [3, 4],
        ],
      ],
      [
        3,
        [
          [1, 2],
          [2, 3],
          [1, 3],
        ],
      ],
    ],
    random: (int) => {
      const n = int(2, 5)
      return [n, edgesAmong(int, n, 1)]
    },
    solve: (n: number, pairs: Pair[]) =>
      Array.from({ length: 2 ** n }, (_, mask) => mask).some((mask) =>
        pairs.every(([a, b]) => ((mask >> (a - 1)) & 1) !== ((mask >> (b - 1)) & 1)),
      ),
  },
  {
    id: 'common-start',
    text: `Given a list of product codes (strings of lowercase letters), return the longest beginning that all of them share, or an empty string if they share none.

Example: for {0.codes} return "{0.plain}"; for {1.codes} return "{1.plain}".

Up to 200 codes with up to 200 letters each.`,
    names: ['codes'],
    examples: [[['shipment', 'shipper', 'ship']], [['abc', 'abd', 'abx']]],
    random: (int) => [Array.from({ length: int(1, 4) }, () => word(int, int(1, 4), 'ab'))],
    solve: (codes: string[]) => {
      let length = 0
      while (
        length < (codes[0]?.length ?? 0) &&
        codes.every((c) => c[length] === codes[0]?.[length])
      )
        length++
      return codes[0]?.slice(0, length)
    },
  },
  {
    id: 'lone-sock',
    text: `Laundry day: every sock number appears exactly twice, except one that has lost its partner. Which one? Use no extra memory.

Input: socks = {0.socks} Output: {0.out}
Input: socks = {1.socks} Output: {1.out}

1 ≤ socks.length < 3 * 10^4`,
    names: ['socks'],
    examples: [[[14, 21, 14]], [[4, 1, 2, 1, 2]]],
    random: (int) => {
      const all = [...new Set(list(int, int(1, 4), 1, 40))]
      return [[...all, ...all.slice(1)].sort(() => int(0, 1) - 0.5)]
    },
    solve: (socks: number[]) => socks.find((one) => counted(socks).get(one) === 1),
  },
  {
    id: 'change-ways',
    text: `Counting change

A kiosk owner has an unlimited number of coins of each of k different values. In how many different ways can she pay out an amount of x? Two ways are the same if they use the same number of coins of every value. As the number may be very large, output it modulo 1000000007.

Input
The first line has k and x. The second line has the k values.

Output
The number of ways modulo 1000000007.

Constraints
1 ≤ k ≤ 100, 1 ≤ x ≤ 10^4, values up to 10^4

Sample Input
{0.in}
Sample Output
{0.out}`,
    names: ['coins', 'x'],
    lines: (coins: number[], x: number) => `${coins.length} ${x}\n${spaced(coins)}`,
    print: text,
    examples: [[[2, 3, 5], 29]],
    random: (int) => [[...new Set(list(int, int(1, 4), 1, 9))], int(1, 40)],
    solve: (coins: number[], x: number) => {
      const ways = [1n, ...Array<bigint>(x).fill(0n)]
      for (const coin of coins) {
        for (let at = coin; at <= x; at++) ways[at] = (ways[at] ?? 0n) + (ways[at - coin] ?? 0n)
      }
      return Number((ways[x] ?? 0n) % 1_000_000_007n)
    },
  },
  {
    id: 'dna-common',
    text: `Two DNA strings are given. Their similarity is the length of the longest sequence of letters that can be found in both in the same order, though not necessarily next to each other. Compute it.

similarity("{0.first}", "{0.second}") should return {0.out}.
similarity("{1.first}", "{1.second}") should return {1.out}.

Both have between 1 and 1,000 letters from A, C, G, T.`,
    names: ['a', 'b'],
    examples: [
      ['ACGTACG', 'CTAG'],
      ['AAA', 'CC'],
    ],
    random: (int) => [word(int, int(1, 6), 'ACGT'), word(int, int(1, 6), 'ACGT')],
    solve: (a: string, b: string) => {
      const within = (some: string[]) => {
        let at = -1
        return some.every((letter) => {
          at = b.indexOf(letter, at + 1)
          return at >= 0
        })
      }
      return Math.max(
        ...choices([...a])
          .filter(within)
          .map(({ length }) => length),
      )
    },
  },
  {
    id: 'cheap-walk',
    text: `Toll map

You walk on a table of tolls from the top left cell to the bottom right cell, only ever going right or down, and pay the toll of every cell you step on, the first and the last included. What's the least you must pay?

Input
r c
r rows of c tolls

Output
least total

Limits: r, c ≤ 200; 0 ≤ toll ≤ 100

example 1 input
{0.in}
example 1 output
{0.out}
example 2 input
{1.in}
example 2 output
{1.out}`,
    names: ['grid'],
    lines: (grid: number[][]) =>
      [`${grid.length} ${grid[0]?.length}`, ...grid.map(spaced)].join('\n'),
    print: text,
    examples: [
      [
        [
          [1, 3, 1],
          [1, 5, 1],
          [4, 2, 1],
        ],
      ],
      [
        [
          [1, 2, 3],
          [4, 5, 6],
        ],
      ],
    ],
    random: (int) => {
      const w = int(1, 4)
      return [Array.from({ length: int(1, 4) }, () => list(int, w, 0, 9))]
    },
    solve: (grid: number[][]) => {
      const least = (r: number, c: number): number => {
        const own = grid[r]?.[c] ?? Infinity
        if (r === 0 && c === 0) return own
        return r < 0 || c < 0 ? Infinity : own + Math.min(least(r - 1, c), least(r, c - 1))
      }
      return least(grid.length - 1, (grid[0]?.length ?? 1) - 1)
    },
  },
  {
    id: 'hop-fewest',
    text: `A frog sits on the first of n lily pads. From pad i it can jump ahead by at most p[i] pads. Find the smallest number of jumps to the last pad. You can assume that the last pad can be reached.

p = {0.p}
Answer: {0.out}

p = {1.p}
Answer: {1.out}

1 <= n <= 10^4, 0 <= p[i] <= 1000`,
    names: ['p'],
    examples: [[[2, 3, 1, 1, 4]], [[4, 1, 1, 3, 1, 1, 1]]],
    random: (int) => [list(int, int(1, 7), 1, 3)],
    solve: (p: number[]) => {
      const edges = p.flatMap((far, i) => Array.from({ length: far }, (_, k) => [i, i + k + 1]))
      return distances(
        p.length,
        edges.filter(([, b = 0]) => b < p.length),
        0,
      ).at(-1)
    },
  },
  {
    id: 'product-others',
    text: `Interviewer: "Given an array nums, build an array where entry i is the product of all the numbers except nums[i]. No division please, and O(n)."

Example 1: {0.nums} → {0.out}
Example 2: {1.nums} → {1.out}

2 ≤ n ≤ 10^5; every product fits into 32 bits.`,
    names: ['nums'],
    examples: [[[1, 2, 3, 4]], [[-1, 1, 0, -3, 3]]],
    random: (int) => [list(int, int(2, 6), -4, 5)],
    solve: (nums: number[]) =>
      nums.map((_, i) => nums.reduce((all, one, j) => (j === i ? all : all * one), 1) + 0),
  },
  {
    id: 'segment-words',
    text: `Somebody forgot the spaces. Given the text and a dictionary, decide whether the text can be cut into words of the dictionary. Words may be used more than once.

text = "{0.first}", dictionary = {0.words} -> {0.out}
text = "{1.first}", dictionary = {1.words} -> {1.out}

The text has at most 300 letters; the dictionary has at most 1000 words of at most 20 letters.`,
    names: ['s', 'words'],
    examples: [
      ['redcarred', ['red', 'car']],
      ['bluecab', ['blue', 'ca', 'lue']],
    ],
    random: (int) => [
      word(int, int(1, 6), 'ab'),
      [...new Set(Array.from({ length: int(1, 3) }, () => word(int, int(1, 3), 'ab')))],
    ],
    solve: (s: string, words: string[]): boolean => {
      const can = (rest: string): boolean =>
        rest === '' || words.some((one) => rest.startsWith(one) && can(rest.slice(one.length)))
      return can(s)
    },
  },
  {
    id: 'circle-last',
    text: `n children stand in a circle, numbered 1 to n. Starting with child 1, they count: every k-th child leaves the circle, and counting goes on with the next one. Which child is left at the end?

Input: one line with n and k (1 ≤ n ≤ 5000, 1 ≤ k ≤ 10^6).
Output: the number of the child that is left.

Sample Input
{0.in}
Sample Output
{0.out}

Sample Input
{1.in}
Sample Output
{1.out}`,
    names: ['n', 'k'],
    lines: (n: number, k: number) => `${n} ${k}`,
    print: text,
    examples: [
      [7, 3],
      [6, 5],
    ],
    random: (int) => [int(1, 12), int(1, 9)],
    solve: (n: number, k: number) => {
      const circle = Array.from({ length: n }, (_, i) => i + 1)
      let at = 0
      while (circle.length > 1) {
        at = (at + k - 1) % circle.length
        circle.splice(at, 1)
      }
      return circle[0]
    },
  },
  {
    id: 'turn-photo',
    text: `Rotate a square photo by 90 degrees clockwise. The photo is an n x n matrix of brightness values. Return the rotated photo.

\`\`\`js
rotate({0.photo}) // returns {0.out}
rotate({1.photo}) // returns {1.out}
\`\`\`

1 ≤ n ≤ 20, brightness from 0 to 255`,
    names: ['photo'],
    examples: [
      [
        [
          [1, 2, 3],
          [4, 5, 6],
          [7, 8, 9],
        ],
      ],
      [
        [
          [1, 2],
          [3, 4],
        ],
      ],
    ],
    random: (int) => {
      const n = int(1, 4)
      return [Array.from({ length: n }, () => list(int, n, 0, 9))]
    },
    solve: (photo: number[][]) => photo.map((_, c) => photo.map((row) => row[c]).reverse()),
  },
  {
    id: 'busiest-words',
    text: `Given the words of a blog post (lowercase), list the k words that are used most, the most used first. Words that are used equally often are ordered alphabetically.

Input: words = {0.words}, k = {0.k}
Output: {0.out}
Input: words = {1.words}, k = {1.k}
Output: {1.out}

1 <= words.length <= 500`,
    names: ['words', 'k'],
    examples: [
      [['tea', 'or', 'tea', 'or', 'water', 'juice', 'tea'], 2],
      [['b', 'a'], 2],
    ],
    random: (int) => {
      const words = Array.from({ length: int(1, 7) }, () => word(int, 1, 'abc'))
      return [words, int(1, new Set(words).size)]
    },
    solve: (words: string[], k: number) =>
      [...counted(words)]
        .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
        .slice(0, k)
        .map(([one]) => one),
  },
  {
    id: 'swaps-needed',
    text: `How disordered is a ranking? Count the pairs of positions i < j where the earlier value is larger than the later one.

Input
First the number of values n, up to a hundred thousand. Then the values, not larger than 10^9 by absolute value.

Output
The number of such pairs. It may not fit into 32 bits.

Sample input #1
{0.in}
Sample output #1
{0.out}`,
    names: ['values'],
    lines: (values: number[]) => `${values.length}\n${spaced(values)}`,
    print: text,
    examples: [[[8, 4, 2, 1, 6, 6, 3]]],
    random: (int) => [list(int, int(1, 8), -6, 6)],
    solve: (values: number[]) =>
      sum(values.map((a, i) => values.slice(i + 1).filter((b) => a > b).length)),
  },
  {
    id: 'papers-index',
    text: `A researcher's index is the largest number h such that at least h of her papers were cited h times or more. Compute it from the list of citation counts.

index({0.citations}) = {0.out}
index({1.citations}) = {1.out}
index({2.citations}) = {2.out}

n ≤ 5000, 0 ≤ citations ≤ 1000`,
    names: ['citations'],
    examples: [[[3, 0, 6, 1, 5]], [[10, 8, 5, 4, 3]], [[0]]],
    random: (int) => [list(int, int(1, 7), 0, 7)],
    solve: (citations: number[]) =>
      Math.max(
        ...Array.from({ length: citations.length + 1 }, (_, h) => h).filter(
          (h) => citations.filter((one) => one >= h).length >= h,
        ),
      ),
  },
  {
    id: 'at-most-sum',
    text: `A streaming box has room for s megabytes. Episodes must be loaded in their order without gaps, but you can begin with any. At most how many episodes fit?

Input
Line one: n s. Line two: the sizes of the n episodes.
Bounds
1 ≤ n ≤ 10^5, 1 ≤ s ≤ 10^14, 1 ≤ size ≤ 10^9

Input example
{0.in}
Output example
{0.out}`,
    names: ['sizes', 's'],
    lines: (sizes: number[], s: number) => `${sizes.length} ${s}\n${spaced(sizes)}`,
    print: text,
    examples: [[[5, 1, 3, 4, 2, 1], 8]],
    random: (int) => [list(int, int(1, 8), 1, 9), int(1, 25)],
    solve: (sizes: number[], s: number) =>
      Math.max(
        0,
        ...parts(sizes)
          .filter((one) => sum(one) <= s)
          .map(({ length }) => length),
      ),
  },
  {
    id: 'first-position',
    text: `Given a sorted list of timestamps (some may repeat) and a timestamp t, give the first and the last position of t in the list, or [-1, -1] if it isn't there. Logarithmic time, please.

range({0.times}, {0.t}) -> {0.out}
range({1.times}, {1.t}) -> {1.out}

0 ≤ length ≤ 10^5`,
    names: ['times', 't'],
    examples: [
      [[5, 7, 7, 8, 8, 10], 8],
      [[5, 7, 7], 6],
    ],
    random: (int) => [sorted(list(int, int(0, 8), 1, 6)), int(1, 6)],
    solve: (times: number[], t: number) => [times.indexOf(t), times.lastIndexOf(t)],
  },
  {
    id: 'boss-order',
    text: `Tasks are named by strings. Given pairs (before, after), return true if all the tasks can be done in some order.

feasible({0.pairs}) == {0.out}
feasible({1.pairs}) == {1.out}

Up to 10^4 pairs.`,
    names: ['pairs'],
    examples: [
      [
        [
          ['wash', 'dry'],
          ['dry', 'fold'],
        ],
      ],
      [
        [
          ['a', 'b'],
          ['b', 'c'],
          ['c', 'a'],
        ],
      ],
    ],
    random: (int) => [
      Array.from({ length: int(1, 5) }, () => ['abcd'[int(0, 3)], 'abcd'[int(0, 3)]]).filter(
        ([a, b]) => a !== b,
      ),
    ],
    solve: (pairs: [string, string][]) => {
      let left = pairs
      for (let i = 0; i < 5; i++) left = left.filter(([a]) => left.some(([, b]) => b === a))
      return left.length === 0
    },
  },
  {
    id: 'merge-shifts',
    text: `Two sorted lists of start times must become one sorted list. Don't use a library's sort.

combine({0.a}, {0.b}) // {0.out}
combine({1.a}, {1.b}) // {1.out}

Each has up to 10^5 entries.`,
    names: ['a', 'b'],
    examples: [
      [
        [1, 4, 9],
        [2, 4],
      ],
      [[3], [1, 2]],
    ],
    random: (int) => [sorted(list(int, int(1, 5), 0, 9)), sorted(list(int, int(1, 5), 0, 9))],
    solve: (a: number[], b: number[]) => sorted([...a, ...b]),
  },
  {
    id: 'queens',
    text: `Lab 6: count the ways to put n queens on an n by n board so that no two attack each other. n is from 1 to 9.

n = {0.n}: {0.out}
n = {1.n}: {1.out}
n = {2.n}: {2.out}`,
    names: ['n'],
    examples: [[4], [5], [6]],
    random: (int) => [int(1, 6)],
    solve: (n: number) => {
      const place = (rows: number[]): number =>
        rows.length === n
          ? 1
          : sum(
              Array.from({ length: n }, (_, c) =>
                rows.every((o, r) => o !== c && Math.abs(o - c) !== rows.length - r)
                  ? place([...rows, c])
                  : 0,
              ),
            )
      return place([])
    },
  },
]
