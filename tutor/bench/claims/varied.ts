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
    examples: [[[[5, 8], [2, 4], [3, 9]]]],
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
      [[['ann', 'phone'], ['bob', 'tv'], ['ann', 'tv']]],
      [[['zoe', 'pc'], ['max', 'pc']]],
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
    examples: [[[4, 0, 7, 2, 5], [[1, 3], [2, 2], [3, 5]]]],
    random: (int) => {
      const tolls = list(int, int(1, 6), 0, 9)
      return [
        tolls,
        Array.from({ length: int(1, 4) }, () => sorted(list(int, 2, 1, tolls.length))),
      ]
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
      [4, [[1, 2], [2, 3], [1, 4]]],
      [3, [[1, 2], [2, 3], [3, 1]]],
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
    solve: (badges: number[]) => badges.findIndex((_, i) => !badges.includes(i)) >= 0
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
    lines: (n: number, roads: number[][]) => [`${n} ${roads.length}`, ...roads.map(spaced)].join('\n'),
    print: text,
    examples: [
      [4, [[1, 2, 7], [1, 3, 2], [3, 2, 3], [2, 4, 1]]],
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
    examples: [[[[8, 10], [1, 3], [2, 6]]], [[[1, 4], [4, 5]]]],
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
      Math.max(...parts(revenue).filter(({ length }) => length === k).map(sum)),
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
    lines: (n: number, cables: number[][]) => [`${n} ${cables.length}`, ...cables.map(spaced)].join('\n'),
    print: text,
    examples: [
      [5, [[1, 2, 3], [2, 3, 5], [2, 4, 2], [3, 4, 8], [5, 1, 7], [5, 4, 4]]],
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
      [[['A17', 40], ['B2', 95], ['C3', 95]]],
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
    examples: [[7, [[1, 2], [2, 3], [5, 6]]]],
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
