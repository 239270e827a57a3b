import type { RandomInteger, UnseenStatement } from './statement.ts'

const list = (int: RandomInteger, max: number, low: number, high: number, min = 1) =>
  Array.from({ length: int(min, max) }, () => int(low, high))
const word = (int: RandomInteger, max: number, letters: string, min = 1) =>
  Array.from({ length: int(min, max) }, () => letters[int(0, letters.length - 1)]).join('')
const json = (...args: unknown[]) =>
  args.map((one) => JSON.stringify(one).replaceAll(',', ', ')).join(', ')
const named =
  (...names: string[]) =>
  (...args: unknown[]) =>
    names.map((name, i) => `${name} = ${JSON.stringify(args[i]).replaceAll(',', ', ')}`).join(', ')
const subsets = <T>(all: T[]): T[][] =>
  all.reduce<T[][]>((sets, one) => [...sets, ...sets.map((set) => [...set, one])], [[]])
const permutations = <T>(all: T[]): T[][] =>
  all.length < 2
    ? [all]
    : all.flatMap((one, i) =>
        permutations(all.filter((_, j) => j !== i)).map((rest) => [one, ...rest]),
      )
const sum = (all: number[]) => all.reduce((a, b) => a + b, 0)

export const statements: UnseenStatement[] = [
  {
    id: 'interview-a-01',
    style: 'interview',
    text: `This one was my phone screen. A parking garage logs how many cars are inside after each hour, and you get that as an array of integers. They want the length of the longest stretch of consecutive hours in which the count strictly rises every hour. For [4, 6, 7, 7, 9] the answer is 3, because 4, 6, 7 rises and then it stalls. A single hour counts as a stretch of 1. The array has between 1 and 10^5 entries, each from 0 to 10^9.`,
    patterns: ['greedy', 'two-pointers', 'sliding-window', 'dynamic-programming'],
    difficulty: 'Easy',
    input: json,
    examples: [[[4, 6, 7, 7, 9]]],
    random: (int) => [list(int, 9, 0, 6)],
    solve: (a: number[]) => {
      let best = 1
      for (let i = 0; i < a.length; i++)
        for (let j = i; j < a.length; j++) {
          let ok = true
          for (let k = i + 1; k <= j; k++)
            if (!((a[k] as number) > (a[k - 1] as number))) ok = false
          if (ok) best = Math.max(best, j - i + 1)
        }
      return best
    },
  },
  {
    id: 'interview-a-02',
    style: 'interview',
    text: `Asked at a logistics startup: "You have parcel weights and one van that carries at most cap kilograms. The van may only take two parcels, no more and no fewer. What's the heaviest pair of different parcels that still fits? Give back the total weight, or -1 if no pair fits." They wrote weights = [5, 12, 8, 3], cap = 14 on the board and said 13 (5 + 8), and then weights = [9, 9], cap = 10 which is -1. Up to 10^5 parcels, weights 1 to 10^6.`,
    patterns: ['two-pointers', 'sorting', 'binary-search'],
    difficulty: 'Medium',
    input: named('weights', 'cap'),
    examples: [
      [[5, 12, 8, 3], 14],
      [[9, 9], 10],
    ],
    random: (int) => [list(int, 7, 1, 15, 2), int(2, 28)],
    solve: (w: number[], cap: number) => {
      let best = -1
      w.forEach((a, i) =>
        w.forEach((b, j) => {
          if (i < j && a + b <= cap) best = Math.max(best, a + b)
        }),
      )
      return best
    },
  },
  {
    id: 'interview-a-03',
    style: 'interview',
    text: `They gave me a string of lowercase letters and asked for the last letter (closest to the end) that occurs exactly once in the whole string. Return it as a one-character string, and return "-" when every letter repeats. So "harbor" gives "o": h, a, b and o occur once, and o is the closest to the end. And "noon" gives "-". Length up to 10^5.`,
    patterns: ['hash-map'],
    difficulty: 'Easy',
    input: json,
    examples: [['harbor'], ['noon']],
    random: (int) => [word(int, 9, 'abcde')],
    solve: (s: string) => [...s].reverse().find((c) => s.indexOf(c) === s.lastIndexOf(c)) ?? '-',
  },
  {
    id: 'interview-a-04',
    style: 'interview',
    text: `Interviewer's words, roughly: we have shifts as [start, end] pairs with whole hours, the end isn't included. How many people do we need on the busiest hour if everybody works exactly one shift? With shifts = [[9, 12], [11, 15], [12, 14]] two are enough because the first one leaves when the third arrives. shifts = [[1, 4], [2, 5], [3, 6]] needs 3. There are up to 10^5 shifts and hours go to 10^9.`,
    patterns: ['intervals', 'sorting', 'heap', 'prefix-sum'],
    difficulty: 'Medium',
    input: named('shifts'),
    examples: [
      [
        [
          [9, 12],
          [11, 15],
          [12, 14],
        ],
      ],
      [
        [
          [1, 4],
          [2, 5],
          [3, 6],
        ],
      ],
    ],
    random: (int) => [
      Array.from({ length: int(1, 6) }, () => {
        const start = int(0, 10)
        return [start, start + int(1, 5)]
      }),
    ],
    solve: (shifts: [number, number][]) => {
      let best = 0
      for (let hour = 0; hour < 20; hour++)
        best = Math.max(best, shifts.filter(([a, b]) => a <= hour && hour < b).length)
      return best
    },
  },
  {
    id: 'interview-a-05',
    style: 'interview',
    text: `We're given a list of exam scores and a number k. The question: in how many ways can you choose a contiguous block of the list whose scores add up to exactly k? Scores can be negative because of penalties. For scores = [2, -1, 3, 1], k = 4 the answer is 2: the whole block 2, -1, 3 and the block 3, 1. n is at most 2 * 10^4, scores are between -1000 and 1000.`,
    patterns: ['prefix-sum', 'hash-map'],
    difficulty: 'Medium',
    input: named('scores', 'k'),
    examples: [[[2, -1, 3, 1], 4]],
    random: (int) => [list(int, 8, -3, 4), int(-3, 6)],
    solve: (a: number[], k: number) => {
      let count = 0
      for (let i = 0; i < a.length; i++)
        for (let j = i + 1; j <= a.length; j++) if (sum(a.slice(i, j)) === k) count++
      return count
    },
  },
  {
    id: 'interview-a-06',
    style: 'interview',
    text: `A friend got this at a fintech. An account history is an array of daily balances. You pick one day to "open" and a later or the same day to "close", and your gain is closing balance minus opening balance, but you are only allowed to hold for at most d days, so close - open <= d. What's the largest gain? If every choice loses, open and close on the same day for 0. balances = [5, 1, 9, 2, 14], d = 1 gives 12 (2 then 14) and balances = [5, 4, 3], d = 2 gives 0. n up to 10^5, d from 1 to n.`,
    patterns: ['monotonic-queue', 'sliding-window', 'heap'],
    difficulty: 'Medium',
    input: named('balances', 'd'),
    examples: [
      [[5, 1, 9, 2, 14], 1],
      [[5, 4, 3], 2],
    ],
    random: (int) => {
      const all = list(int, 9, 0, 15)
      return [all, int(1, all.length)]
    },
    solve: (a: number[], d: number) => {
      let best = 0
      a.forEach((x, i) =>
        a.forEach((y, j) => {
          if (j >= i && j - i <= d) best = Math.max(best, y - x)
        }),
      )
      return best
    },
  },
  {
    id: 'interview-a-07',
    style: 'interview',
    text: `The task: a text editor stores a line as a string in which '#' means the user pressed backspace (it deletes the character before it, or nothing at the start of the line). Return what is left on the screen. "ab#c" leaves "ac", and "##x#" leaves "". Only lowercase letters and '#', length up to 10^5.`,
    patterns: ['stack', 'simulation', 'two-pointers'],
    difficulty: 'Easy',
    input: json,
    examples: [['ab#c'], ['##x#']],
    random: (int) => [word(int, 10, 'abc##')],
    solve: (s: string) => {
      let out = ''
      for (const c of s) out = c === '#' ? out.slice(0, -1) : out + c
      return out
    },
  },
  {
    id: 'interview-a-08',
    style: 'interview',
    text: `Onsite, second round. There's a grid of 0s and 1s where 1 is land. They asked for the perimeter of the largest island (largest by number of cells, cells connect up, down, left and right). If two islands tie in size, take the bigger perimeter. No land at all gives 0. Example they used: grid = [[1, 1, 0], [0, 0, 1], [0, 0, 1]] has two islands of two cells, both with perimeter 6, so 6. The grid is up to 100 by 100.`,
    patterns: ['graph-traversal', 'bfs', 'matrix'],
    difficulty: 'Medium',
    input: named('grid'),
    examples: [
      [
        [
          [1, 1, 0],
          [0, 0, 1],
          [0, 0, 1],
        ],
      ],
    ],
    random: (int) => {
      const [h, w] = [int(1, 5), int(1, 5)]
      return [
        Array.from({ length: h }, () => Array.from({ length: w }, () => (int(0, 9) < 6 ? 1 : 0))),
      ]
    },
    solve: (grid: number[][]) => {
      const at = (r: number, c: number) => grid[r]?.[c] ?? 0
      const seen = new Set<string>()
      let best = [0, 0]
      grid.forEach((row, r) =>
        row.forEach((cell, c) => {
          if (!cell || seen.has(`${r},${c}`)) return
          const todo = [[r, c]]
          seen.add(`${r},${c}`)
          let [size, edge] = [0, 0]
          while (todo.length) {
            const [y, x] = todo.pop() as [number, number]
            size++
            for (const [dy, dx] of [
              [0, 1],
              [1, 0],
              [0, -1],
              [-1, 0],
            ] as const) {
              if (!at(y + dy, x + dx)) edge++
              else if (!seen.has(`${y + dy},${x + dx}`)) {
                seen.add(`${y + dy},${x + dx}`)
                todo.push([y + dy, x + dx])
              }
            }
          }
          if (size > (best[0] as number) || (size === best[0] && edge > (best[1] as number)))
            best = [size, edge]
        }),
      )
      return best[1]
    },
  },
  {
    id: 'interview-a-09',
    style: 'interview',
    text: `"Given the daily step counts of one person, return for every day how many days they had to wait until a day with at least as many steps." If no such day comes, put 0. So steps = [4, 2, 4, 5] gives [2, 1, 1, 0]. Note that equal counts end the wait, which tripped me up. Up to 10^5 days.`,
    patterns: ['monotonic-stack', 'stack'],
    difficulty: 'Medium',
    input: named('steps'),
    print: (answer: number[]) => JSON.stringify(answer).replaceAll(',', ', '),
    examples: [[[4, 2, 4, 5]]],
    random: (int) => [list(int, 9, 1, 6)],
    solve: (a: number[]) =>
      a.map((x, i) => {
        const j = a.findIndex((y, k) => k > i && y >= x)
        return j < 0 ? 0 : j - i
      }),
  },
  {
    id: 'interview-a-10',
    style: 'interview',
    text: `They described courses with prerequisites: n courses numbered 0 to n - 1, and a list of pairs [a, b] meaning b has to be finished before a. You can take any number of courses in one semester as long as everything they need was finished in an earlier semester. What's the minimum number of semesters, or -1 if it can't be done? n = 4, pairs = [[1, 0], [2, 0], [3, 1]] needs 3 semesters; n = 2, pairs = [[0, 1], [1, 0]] gives -1. n is at most 5000.`,
    patterns: ['topological-sort', 'graph-traversal', 'dynamic-programming', 'bfs'],
    difficulty: 'Medium',
    input: named('n', 'pairs'),
    examples: [
      [
        4,
        [
          [1, 0],
          [2, 0],
          [3, 1],
        ],
      ],
      [
        2,
        [
          [0, 1],
          [1, 0],
        ],
      ],
    ],
    random: (int) => {
      const n = int(2, 6)
      const order = permutations([0, 1, 2, 3, 4, 5].slice(0, n))[int(0, 1)] as number[]
      const isWild = int(0, 3) === 0
      const pairs = Array.from({ length: int(0, 6) }, () => {
        const [i, j] = [int(0, n - 1), int(0, n - 1)]
        if (i === j) return undefined
        return isWild ? [i, j] : [order[Math.max(i, j)], order[Math.min(i, j)]]
      }).filter((one) => one !== undefined)
      return [n, pairs]
    },
    solve: (n: number, pairs: [number, number][]) => {
      const done = new Set<number>()
      let semesters = 0
      while (done.size < n) {
        const next = Array.from({ length: n }, (_, i) => i).filter(
          (i) => !done.has(i) && pairs.every(([a, b]) => a !== i || done.has(b)),
        )
        if (!next.length) return -1
        for (const one of next) done.add(one)
        semesters++
      }
      return semesters
    },
  },
  {
    id: 'interview-a-11',
    style: 'interview',
    text: `You get an array of positive integers and must split it into exactly three non-empty contiguous parts. Minimize the largest of the three part sums and return that sum. They showed [3, 1, 2, 6, 1] with answer 6: the parts 3 1 2, then 6, then 1. Array length is 3 to 10^5, values up to 10^9.`,
    patterns: ['binary-search-on-answer', 'prefix-sum', 'two-pointers', 'greedy'],
    difficulty: 'Medium',
    input: json,
    examples: [[[3, 1, 2, 6, 1]]],
    random: (int) => [list(int, 9, 1, 12, 3)],
    solve: (a: number[]) => {
      let best = Number.POSITIVE_INFINITY
      for (let i = 1; i < a.length - 1; i++)
        for (let j = i + 1; j < a.length; j++)
          best = Math.min(best, Math.max(sum(a.slice(0, i)), sum(a.slice(i, j)), sum(a.slice(j))))
      return best
    },
    large: (int) => [Array.from({ length: 60 }, () => int(900_000_000, 1_000_000_000))],
  },
  {
    id: 'interview-a-12',
    style: 'interview',
    text: `Take-home warm-up: write a function that gets a sentence, in which words are separated by single spaces, and returns the sentence with the order of the words kept but each word of an even length reversed. "we paint walls" becomes "ew paint walls". At most 10^4 characters, lowercase letters and spaces, no space at either end.`,
    patterns: ['simulation', 'two-pointers'],
    difficulty: 'Easy',
    input: json,
    examples: [['we paint walls']],
    random: (int) => [Array.from({ length: int(1, 4) }, () => word(int, 5, 'abcdw')).join(' ')],
    solve: (s: string) =>
      s
        .split(' ')
        .map((w) => (w.length % 2 ? w : [...w].reverse().join('')))
        .join(' '),
  },
  {
    id: 'interview-a-13',
    style: 'interview',
    text: `So there's a warehouse robot in a grid, grid[r][c] is the energy it costs to enter a cell, it starts in the top left cell (whose cost counts as well) and wants to reach the bottom right. It moves right, down, or diagonally right-down. Least total energy? For grid = [[1, 9, 4], [7, 2, 8], [5, 3, 1]] it's 4, via 1, 2, 1 along the diagonal. Sizes up to 200 x 200, costs 0 to 1000.`,
    patterns: ['dynamic-programming', 'matrix', 'shortest-path'],
    difficulty: 'Medium',
    input: named('grid'),
    examples: [
      [
        [
          [1, 9, 4],
          [7, 2, 8],
          [5, 3, 1],
        ],
      ],
    ],
    random: (int) => {
      const [h, w] = [int(1, 4), int(1, 4)]
      return [Array.from({ length: h }, () => Array.from({ length: w }, () => int(0, 9)))]
    },
    solve: (grid: number[][]) => {
      const go = (r: number, c: number): number => {
        const here = grid[r]?.[c]
        if (here === undefined) return Number.POSITIVE_INFINITY
        if (r === grid.length - 1 && c === (grid[0] as number[]).length - 1) return here
        return here + Math.min(go(r + 1, c), go(r, c + 1), go(r + 1, c + 1))
      }
      return go(0, 0)
    },
  },
  {
    id: 'interview-a-14',
    style: 'interview',
    text: `I was asked to write a tiny scheduler's core: tasks are letters, the same letter may not run again until at least k other slots (other tasks or idle) have passed. The twist: the order of the tasks is fixed, you must run them in the order of the string and only insert idle slots. How many slots does the whole thing take? tasks = "aba", k = 2 takes 4 slots: a b _ a. tasks = "xyz", k = 5 takes 3. Up to 10^5 tasks, uppercase doesn't occur.`,
    patterns: ['hash-map', 'simulation', 'greedy'],
    difficulty: 'Medium',
    input: named('tasks', 'k'),
    examples: [
      ['aba', 2],
      ['xyz', 5],
    ],
    random: (int) => [word(int, 8, 'abc'), int(0, 4)],
    solve: (tasks: string, k: number) => {
      const slots: string[] = []
      for (const t of tasks) {
        while (slots.slice(Math.max(0, slots.length - k)).includes(t) && k > 0) slots.push('_')
        slots.push(t)
      }
      return slots.length
    },
  },
  {
    id: 'interview-a-15',
    style: 'interview',
    text: `Simple-sounding: you have an unsorted array and want the k-th largest distinct value. If there are fewer than k distinct values return the smallest one. nums = [7, 7, 3, 9], k = 2 gives 7, and nums = [4, 4], k = 3 gives 4. Length up to 10^5, values fit in 32 bits.`,
    patterns: ['heap', 'sorting', 'hash-map'],
    difficulty: 'Easy',
    input: named('nums', 'k'),
    examples: [
      [[7, 7, 3, 9], 2],
      [[4, 4], 3],
    ],
    random: (int) => [list(int, 8, -4, 9), int(1, 6)],
    solve: (a: number[], k: number) => {
      const all = [...new Set(a)].sort((x, y) => y - x)
      return all[k - 1] ?? all.at(-1)
    },
  },
  {
    id: 'interview-a-16',
    style: 'interview',
    text: `A streaming company asked: users watch episodes, the log is a list of episode ids in order. A "binge" is a run of consecutive log entries in which no id shows up more than twice. Length of the longest binge? log = [1, 2, 1, 1, 3] gives 4 (2, 1, 1, 3). n <= 10^5.`,
    patterns: ['sliding-window', 'hash-map', 'two-pointers'],
    difficulty: 'Medium',
    input: named('log'),
    examples: [[[1, 2, 1, 1, 3]]],
    random: (int) => [list(int, 11, 1, 3)],
    solve: (a: number[]) => {
      let best = 0
      for (let i = 0; i < a.length; i++)
        for (let j = i + 1; j <= a.length; j++) {
          const part = a.slice(i, j)
          if (part.every((x) => part.filter((y) => y === x).length <= 2))
            best = Math.max(best, j - i)
        }
      return best
    },
  },
  {
    id: 'interview-a-17',
    style: 'interview',
    text: `"Implement a counter with undo." You get a list of operations: "add x" adds x, "double" doubles the value, "undo" takes back the latest operation that hasn't been taken back (does nothing if there is none). Start at 0 and return the final value. ["add 3", "double", "add 4", "undo"] ends at 6. x is between -100 and 100, and there are at most 50 operations, at most 20 of them doubles.`,
    patterns: ['stack', 'design', 'simulation'],
    difficulty: 'Medium',
    input: (ops: string[]) => `[${ops.map((one) => `"${one}"`).join(', ')}]`,
    examples: [[['add 3', 'double', 'add 4', 'undo']]],
    random: (int) => [
      Array.from({ length: int(1, 8) }, () => [`add ${int(-9, 9)}`, 'double', 'undo'][int(0, 2)]),
    ],
    solve: (ops: string[]) => {
      const states = [0]
      for (const op of ops) {
        const now = states.at(-1) as number
        if (op === 'undo') {
          if (states.length > 1) states.pop()
        } else states.push(op === 'double' ? now * 2 : now + Number(op.split(' ')[1]))
      }
      return states.at(-1)
    },
  },
  {
    id: 'interview-a-18',
    style: 'interview',
    text: `A hiring manager at a bakery chain (yes, really): the ovens bake trays, oven i takes t[i] minutes a tray, all ovens work in parallel and start a new tray at once when one is done. What's the smallest number of minutes after which at least n trays are done? t = [2, 3], n = 5 gives 6: three trays from the first, two from the second. Up to 10^5 ovens, t[i] up to 10^6, n up to 10^9.`,
    patterns: ['binary-search-on-answer', 'heap', 'binary-search'],
    difficulty: 'Medium',
    input: named('t', 'n'),
    examples: [[[2, 3], 5]],
    random: (int) => [list(int, 4, 1, 7), int(1, 12)],
    solve: (t: number[], n: number) => {
      let minutes = 0
      while (sum(t.map((one) => Math.floor(minutes / one))) < n) minutes++
      return minutes
    },
    large: () => [[1_000_000, 999_999], 1_000_000_000],
    solveLarge: (t: number[], n: number) => {
      let [low, high] = [0n, 10n ** 16n]
      while (low < high) {
        const middle = (low + high) / 2n
        const done = t.reduce((all, one) => all + middle / BigInt(one), 0n)
        if (done >= BigInt(n)) high = middle
        else low = middle + 1n
      }
      return Number(low)
    },
  },
  {
    id: 'interview-a-19',
    style: 'interview',
    text: `Given a binary string, one move flips a character. Return the least number of moves after which the string has no two equal neighbors. "0010" needs 1, because one flip makes it 1010. Length up to 10^6.`,
    patterns: ['greedy', 'simulation'],
    difficulty: 'Easy',
    input: json,
    examples: [['0010']],
    random: (int) => [word(int, 10, '01')],
    solve: (s: string) => {
      const moves = [...s].filter((c, i) => Number(c) === i % 2).length
      return Math.min(moves, s.length - moves)
    },
  },
  {
    id: 'interview-a-20',
    style: 'interview',
    text: `There are n cities and flights[i] = [from, to, price], one-way. You start in src and want dst with at most k flights in total (flights, not stops). The cheapest total price, or -1. n = 3, flights = [[0, 1, 100], [1, 2, 100], [0, 2, 500]], src = 0, dst = 2, k = 1 is 500, because with one flight only the direct one counts. n <= 100, k <= n, prices are positive and up to 10^4.`,
    patterns: ['shortest-path', 'dynamic-programming', 'bfs'],
    difficulty: 'Medium',
    input: named('n', 'flights', 'src', 'dst', 'k'),
    examples: [
      [
        3,
        [
          [0, 1, 100],
          [1, 2, 100],
          [0, 2, 500],
        ],
        0,
        2,
        1,
      ],
    ],
    random: (int) => {
      const n = int(3, 5)
      const flights: number[][] = []
      for (let a = 0; a < n; a++)
        for (let b = 0; b < n; b++) if (a !== b && int(0, 9) < 5) flights.push([a, b, int(1, 20)])
      return [n, flights, 0, n - 1, int(1, n)]
    },
    solve: (
      _n: number,
      flights: [number, number, number][],
      src: number,
      dst: number,
      k: number,
    ) => {
      const go = (at: number, left: number): number => {
        if (at === dst) return 0
        if (left === 0) return Number.POSITIVE_INFINITY
        return Math.min(
          Number.POSITIVE_INFINITY,
          ...flights.filter(([a]) => a === at).map(([, b, p]) => p + go(b, left - 1)),
        )
      }
      const best = go(src, k)
      return Number.isFinite(best) ? best : -1
    },
  },
  {
    id: 'interview-a-21',
    style: 'interview',
    text: `They wanted the number of ways to climb a staircase of n steps if you may take 1, 2 or 3 steps at a time but never two jumps of 3 in a row. Modulo 1000000007. n = 4 gives 7 (all of the usual seven ways are fine, since 3+3 needs six steps). n from 1 to 10^5.`,
    patterns: ['dynamic-programming'],
    difficulty: 'Medium',
    input: named('n'),
    examples: [[4]],
    random: (int) => [int(1, 14)],
    solve: (n: number) => {
      const go = (left: number, was3: boolean): number =>
        left < 0
          ? 0
          : left === 0
            ? 1
            : go(left - 1, false) + go(left - 2, false) + (was3 ? 0 : go(left - 3, true))
      return go(n, false) % 1_000_000_007
    },
    large: (int) => [int(90_000, 100_000)],
    solveLarge: (n: number) => {
      const p = 1_000_000_007n
      const free = [1n]
      const three = [0n]
      for (let i = 1; i <= n; i++) {
        const all = (j: number) => (j < 0 ? 0n : (free[j] as bigint) + (three[j] as bigint))
        free.push((all(i - 1) + all(i - 2)) % p)
        three.push(i >= 3 ? (free[i - 3] as bigint) % p : 0n)
      }
      return Number(((free[n] as bigint) + (three[n] as bigint)) % p)
    },
  },
  {
    id: 'interview-a-22',
    style: 'interview',
    text: `Here's one about rumors. n people sit in a circle, numbered 0 to n - 1, and each person i tells person next[i]. (next[i] may be anybody, also themselves.) Start a rumor with person 0. How many different people know it in the end, including person 0? next = [2, 0, 3, 2] gives 3 (0, 2, 3). n up to 10^6.`,
    patterns: ['graph-traversal', 'simulation', 'hash-map', 'linked-list', 'two-pointers'],
    difficulty: 'Easy',
    input: named('next'),
    examples: [[[2, 0, 3, 2]]],
    random: (int) => {
      const n = int(1, 7)
      return [Array.from({ length: n }, () => int(0, n - 1))]
    },
    solve: (next: number[]) => {
      const seen = new Set<number>()
      for (let at = 0; !seen.has(at); at = next[at] as number) seen.add(at)
      return seen.size
    },
  },
  {
    id: 'interview-a-23',
    style: 'interview',
    text: `Data cleaning question: two sorted lists of timestamps, a and b, each without repeats. Return the sorted list of timestamps that are in exactly one of the two. a = [1, 4, 6], b = [2, 4, 7] gives [1, 2, 6, 7]. They insisted on linear time. Up to 10^5 entries each; a list may be empty.`,
    patterns: ['two-pointers', 'hash-map'],
    difficulty: 'Easy',
    input: named('a', 'b'),
    print: (answer: number[]) => JSON.stringify(answer).replaceAll(',', ', '),
    examples: [
      [
        [1, 4, 6],
        [2, 4, 7],
      ],
    ],
    random: (int) => {
      const make = () => [1, 2, 3, 4, 5, 6, 7, 8].filter(() => int(0, 1))
      return [make(), make()]
    },
    solve: (a: number[], b: number[]) =>
      [...a.filter((x) => !b.includes(x)), ...b.filter((x) => !a.includes(x))].sort(
        (x, y) => x - y,
      ),
  },
  {
    id: 'interview-a-24',
    style: 'interview',
    text: `You're planning a hike over n huts in a line; altitude[i] is the height of hut i. You must hike from hut 0 to hut n - 1, each day you go from hut i to hut i + 1 or to hut i + 2, and the effort of a day is the absolute difference of the altitudes. Minimize the hardest day, that is, the maximum effort of any single day. altitude = [10, 30, 12, 13] gives 2: skip the second hut, |12 - 10| = 2, then |13 - 12| = 1. n between 2 and 10^5.`,
    patterns: ['dynamic-programming', 'binary-search-on-answer', 'shortest-path'],
    difficulty: 'Medium',
    input: named('altitude'),
    examples: [[[10, 30, 12, 13]]],
    random: (int) => [list(int, 9, 1, 30, 2)],
    solve: (a: number[]) => {
      const go = (i: number): number => {
        if (i === a.length - 1) return 0
        let best = Number.POSITIVE_INFINITY
        for (const j of [i + 1, i + 2])
          if (j < a.length)
            best = Math.min(best, Math.max(Math.abs((a[j] as number) - (a[i] as number)), go(j)))
        return best
      }
      return go(0)
    },
  },
  {
    id: 'interview-a-25',
    style: 'interview',
    text: `A string problem: given s, find the length of the longest subsequence (not substring!) that is a palindrome, but it has to have an even length. The empty subsequence is allowed and has length 0. s = "abcabx" gives 2, for example "aa"; s = "cabbac" gives 6. |s| up to 1000, lowercase.`,
    patterns: ['dynamic-programming'],
    difficulty: 'Medium',
    input: named('s'),
    examples: [['abcabx'], ['cabbac']],
    random: (int) => [word(int, 9, 'abcd')],
    solve: (s: string) =>
      Math.max(
        ...subsets([...s])
          .filter((p) => p.length % 2 === 0 && p.join('') === [...p].reverse().join(''))
          .map((p) => p.length),
      ),
  },
  {
    id: 'interview-a-26',
    style: 'interview',
    text: `At a hospital-software company: bed requests arrive as [arrival, departure] (both days included), and there's one bed. Accept as many requests as possible so that no two accepted ones share a day. Return how many you have to turn down. requests = [[1, 3], [3, 5], [4, 6]] turns down 1: accept the first and the last. Up to 2 * 10^5 requests.`,
    patterns: ['greedy', 'intervals', 'sorting'],
    difficulty: 'Medium',
    input: named('requests'),
    examples: [
      [
        [
          [1, 3],
          [3, 5],
          [4, 6],
        ],
      ],
    ],
    random: (int) => [
      Array.from({ length: int(1, 7) }, () => {
        const start = int(1, 12)
        return [start, start + int(0, 4)]
      }),
    ],
    solve: (all: [number, number][]) =>
      all.length -
      Math.max(
        ...subsets(all)
          .filter((some) =>
            some.every(([a, b], i) => some.every(([c, d], j) => i === j || b < c || d < a)),
          )
          .map((some) => some.length),
      ),
  },
  {
    id: 'interview-a-27',
    style: 'interview',
    text: `Bit question. You get an array in which every number shows up exactly three times except for one number that shows up exactly twice. Find that one. [5, 8, 5, 8, 5] gives 8. Numbers are from 0 to 2^31 - 1, length up to 3 * 10^4.`,
    patterns: ['bit-manipulation', 'hash-map', 'sorting'],
    difficulty: 'Medium',
    input: json,
    examples: [[[5, 8, 5, 8, 5]]],
    random: (int) => {
      const values = [...new Set(list(int, 4, 0, 15))]
      const all = values.flatMap((v, i) => (i === 0 ? [v, v] : [v, v, v]))
      for (let i = all.length - 1; i > 0; i--) {
        const j = int(0, i)
        ;[all[i], all[j]] = [all[j] as number, all[i] as number]
      }
      return [all]
    },
    solve: (a: number[]) => a.find((x) => a.filter((y) => y === x).length === 2),
  },
  {
    id: 'interview-a-28',
    style: 'interview',
    text: `Suppose a binary tree is given in level order with null for missing children, like [8, 3, 10, null, 6]. Return the sum of all nodes that are a left child. For that tree it's 3 (6 is a right child). [1] gives 0. At most 1000 nodes, values from -1000 to 1000.`,
    patterns: ['tree-traversal', 'bfs'],
    difficulty: 'Easy',
    input: json,
    examples: [[[8, 3, 10, null, 6]], [[1]]],
    random: (int) => {
      const out: (number | null)[] = [int(-9, 9)]
      let open = 1
      while (open > 0 && out.length < 12) {
        open--
        for (let i = 0; i < 2; i++) {
          const has = int(0, 2) > 0
          out.push(has ? int(-9, 9) : null)
          if (has) open++
        }
      }
      while (out.at(-1) === null) out.pop()
      return [out]
    },
    solve: (all: (number | null)[]) => {
      const queue = [0]
      let at = 1
      let total = 0
      while (queue.length) {
        queue.shift()
        for (const side of ['left', 'right']) {
          if (at >= all.length) continue
          const value = all[at++]
          if (value === null || value === undefined) continue
          if (side === 'left') total += value
          queue.push(at)
        }
      }
      return total
    },
  },
  {
    id: 'interview-a-29',
    style: 'interview',
    text: `My favorite of the day: n friends, and a list of pairs who know each other. Groups form by friendship (friends of friends are one group). Each group needs its own table, and tables have exactly c seats, one group may use several tables, but no table is shared between groups. How many tables? n = 5, pairs = [[0, 1], [1, 2]], c = 2 gives 4: the group of three needs two tables, 3 and 4 one each. n <= 10^5.`,
    patterns: ['union-find', 'graph-traversal', 'bfs'],
    difficulty: 'Medium',
    input: named('n', 'pairs', 'c'),
    examples: [
      [
        5,
        [
          [0, 1],
          [1, 2],
        ],
        2,
      ],
    ],
    random: (int) => {
      const n = int(2, 8)
      const pairs: number[][] = []
      for (let i = 0; i < n; i++)
        for (let j = i + 1; j < n; j++) if (int(0, 9) < 2) pairs.push([i, j])
      return [n, pairs, int(1, 4)]
    },
    solve: (n: number, pairs: [number, number][], c: number) => {
      const group = Array.from({ length: n }, (_, i) => i)
      for (let round = 0; round < n; round++)
        for (const [a, b] of pairs)
          group[a] = group[b] = Math.min(group[a] as number, group[b] as number)
      return sum([...new Set(group)].map((g) => Math.ceil(group.filter((x) => x === g).length / c)))
    },
  },
  {
    id: 'interview-a-30',
    style: 'interview',
    text: `We have a row of houses to paint with three colors, cost[i] = [red, green, blue]. Neighbors must differ, and, that's the twist, the row is a circle, so the first and the last house are neighbors too (if there are at least two). Minimum total cost. cost = [[1, 5, 9], [1, 6, 3], [2, 9, 4]]: the answer is 10, for example green, red, blue for 5 + 1 + 4. Up to 1000 houses, at least 2.`,
    patterns: ['dynamic-programming'],
    difficulty: 'Hard',
    input: named('cost'),
    examples: [
      [
        [
          [1, 5, 9],
          [1, 6, 3],
          [2, 9, 4],
        ],
      ],
    ],
    random: (int) => [
      Array.from({ length: int(2, 6) }, () => [int(1, 12), int(1, 12), int(1, 12)]),
    ],
    solve: (cost: number[][]) => {
      let best = Number.POSITIVE_INFINITY
      const go = (i: number, colors: number[], total: number) => {
        if (i === cost.length) {
          if (colors[0] !== colors.at(-1)) best = Math.min(best, total)
          return
        }
        for (let c = 0; c < 3; c++)
          if (c !== colors.at(-1)) go(i + 1, [...colors, c], total + (cost[i]?.[c] as number))
      }
      go(0, [], 0)
      return best
    },
  },
  {
    id: 'interview-a-31',
    style: 'interview',
    text: `They asked me to compress a list of page numbers for a printer dialog: sorted distinct numbers in, ranges out. pages = [1, 2, 3, 7, 9, 10] becomes "1-3,7,9-10". A range of two is written with a dash as well. At most 10^4 pages, at least one.`,
    patterns: ['two-pointers', 'simulation', 'intervals'],
    difficulty: 'Easy',
    input: named('pages'),
    examples: [[[1, 2, 3, 7, 9, 10]]],
    random: (int) => {
      const some = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter(() => int(0, 2) > 0)
      return [some.length ? some : [int(1, 9)]]
    },
    solve: (pages: number[]) => {
      const runs: number[][] = []
      for (const p of pages) {
        const last = runs.at(-1)
        if (last && last.at(-1) === p - 1) last.push(p)
        else runs.push([p])
      }
      return runs.map((r) => (r.length > 1 ? `${r[0]}-${r.at(-1)}` : `${r[0]}`)).join(',')
    },
  },
  {
    id: 'interview-a-32',
    style: 'interview',
    text: `Gaming company. A board is an m x n matrix of 0 (free) and 1 (wall). From the top-left cell you move up, down, left, right, and you may break at most one wall on your whole way. Fewest moves to reach the bottom-right cell, or -1. The corners are free. grid = [[0, 1, 0], [1, 1, 0], [0, 0, 0]] gives 4: break the wall right of the start and go right, right, down, down. m, n <= 500.`,
    patterns: ['bfs', 'shortest-path', 'graph-traversal', 'matrix'],
    difficulty: 'Hard',
    input: named('grid'),
    examples: [
      [
        [
          [0, 1, 0],
          [1, 1, 0],
          [0, 0, 0],
        ],
      ],
    ],
    random: (int) => {
      const [h, w] = [int(2, 5), int(2, 5)]
      const grid = Array.from({ length: h }, () =>
        Array.from({ length: w }, () => (int(0, 9) < 5 ? 1 : 0)),
      )
      ;(grid[0] as number[])[0] = 0
      ;(grid[h - 1] as number[])[w - 1] = 0
      return [grid]
    },
    solve: (grid: number[][]) => {
      const [h, w] = [grid.length, (grid[0] as number[]).length]
      const walls: ([number, number] | undefined)[] = [undefined]
      grid.forEach((row, r) => row.forEach((x, c) => x && walls.push([r, c])))
      let best = Number.POSITIVE_INFINITY
      for (const broken of walls) {
        const map = structuredClone(grid)
        if (broken) (map[broken[0]] as number[])[broken[1]] = 0
        const far = new Map([['0,0', 0]])
        const queue = [[0, 0]]
        for (const [r, c] of queue as [number, number][])
          for (const [y, x] of [
            [r + 1, c],
            [r - 1, c],
            [r, c + 1],
            [r, c - 1],
          ] as const)
            if (map[y]?.[x] === 0 && !far.has(`${y},${x}`)) {
              far.set(`${y},${x}`, (far.get(`${r},${c}`) as number) + 1)
              queue.push([y, x])
            }
        best = Math.min(best, far.get(`${h - 1},${w - 1}`) ?? Number.POSITIVE_INFINITY)
      }
      return Number.isFinite(best) ? best : -1
    },
  },
  {
    id: 'interview-a-33',
    style: 'interview',
    text: `Given an array of integers nums and a window size w, return the sum of the minimums of all windows of w neighbors. nums = [4, 2, 5, 1], w = 2 has windows with minimums 2, 2, 1, so 5. The sum may be large: n up to 10^5, values up to 10^9 in absolute value.`,
    patterns: ['monotonic-queue', 'sliding-window', 'heap'],
    difficulty: 'Medium',
    input: named('nums', 'w'),
    examples: [[[4, 2, 5, 1], 2]],
    random: (int) => {
      const all = list(int, 9, -9, 9)
      return [all, int(1, all.length)]
    },
    solve: (a: number[], w: number) =>
      sum(Array.from({ length: a.length - w + 1 }, (_, i) => Math.min(...a.slice(i, i + w)))),
    large: (int) => [Array.from({ length: 300 }, () => int(900_000_000, 1_000_000_000)), 3],
  },
  {
    id: 'interview-a-34',
    style: 'interview',
    text: `An intern's favorite, they said. You get a positive integer n. In one step you may replace n by n - 1, or by n / 2 if n is even, or by n / 3 if n is divisible by 3. How many steps at least until it is 1? n = 10 takes 3: 10, 9, 3, 1. n up to 10^6.`,
    patterns: ['dynamic-programming', 'bfs'],
    difficulty: 'Medium',
    input: named('n'),
    examples: [[10]],
    random: (int) => [int(1, 60)],
    solve: (n: number) => {
      const go = (x: number): number =>
        x === 1 ? 0 : 1 + Math.min(go(x - 1), x % 2 ? 1e9 : go(x / 2), x % 3 ? 1e9 : go(x / 3))
      return go(n)
    },
  },
  {
    id: 'interview-a-35',
    style: 'interview',
    text: `The setting was a music app. Songs have lengths in seconds, and they want pairs of songs (i < j) whose combined length is a whole number of minutes. How many such pairs are there? lengths = [30, 90, 150, 60, 60] gives 4: 30 + 90, 30 + 150, 90 + 150 and 60 + 60. Up to 6 * 10^4 songs of 1 to 500 seconds.`,
    patterns: ['hash-map', 'math', 'number-theory'],
    difficulty: 'Medium',
    input: named('lengths'),
    examples: [[[30, 90, 150, 60, 60]]],
    random: (int) => [list(int, 8, 1, 12).map((x) => x * [10, 15, 20][int(0, 2)]!)],
    solve: (a: number[]) => {
      let count = 0
      a.forEach((x, i) =>
        a.forEach((y, j) => {
          if (i < j && (x + y) % 60 === 0) count++
        }),
      )
      return count
    },
  },
  {
    id: 'interview-a-36',
    style: 'interview',
    text: `You're given n ropes and join them into one; joining two ropes costs the length of the longer one (not the sum), and the joined rope has the sum as its length. Cheapest total cost? lens = [2, 2, 3] costs 6: join 2 and 2 for 2, then 4 and 3 for 4. At most 12 ropes, lengths up to 1000.`,
    patterns: ['dynamic-programming', 'greedy', 'heap', 'backtracking'],
    difficulty: 'Hard',
    input: named('lens'),
    examples: [[[2, 2, 3]]],
    random: (int) => [list(int, 6, 1, 12)],
    solve: (lens: number[]) => {
      const known = new Map<string, number>()
      const go = (all: number[]): number => {
        if (all.length < 2) return 0
        const key = [...all].sort((x, y) => x - y).join()
        const before = known.get(key)
        if (before !== undefined) return before
        let best = Number.POSITIVE_INFINITY
        for (let i = 0; i < all.length; i++)
          for (let j = i + 1; j < all.length; j++) {
            const [x, y] = [all[i] as number, all[j] as number]
            best = Math.min(
              best,
              Math.max(x, y) + go([...all.filter((_, k) => k !== i && k !== j), x + y]),
            )
          }
        known.set(key, best)
        return best
      }
      return go(lens)
    },
  },
  {
    id: 'interview-a-37',
    style: 'interview',
    text: `Autocomplete, the short version: words is a list of distinct lowercase words, prefix is what the user typed. Return the words that start with it, in alphabetical order, but at most three of them. words = ["tar", "tap", "cat", "tan", "tab"], prefix = "ta" gives ["tab", "tan", "tap"]. No match gives []. Up to 1000 words of at most 20 letters.`,
    patterns: ['trie', 'sorting', 'binary-search', 'string-matching'],
    difficulty: 'Easy',
    input: named('words', 'prefix'),
    print: (answer: string[]) => JSON.stringify(answer).replaceAll(',', ', '),
    examples: [[['tar', 'tap', 'cat', 'tan', 'tab'], 'ta']],
    random: (int) => [
      [...new Set(Array.from({ length: int(1, 8) }, () => word(int, 3, 'ab')))],
      word(int, 2, 'ab'),
    ],
    solve: (words: string[], prefix: string) =>
      words
        .filter((w) => w.startsWith(prefix))
        .sort()
        .slice(0, 3),
  },
  {
    id: 'interview-a-38',
    style: 'interview',
    text: `Two players take turns taking stones from a pile of n, a turn takes 1, 3 or 4 stones. Whoever takes the last stone wins. Both play perfectly: does the first player win? n = 2 is false (take 1, then the other takes 1), n = 4 is true. n up to 10^9, so look for a pattern.`,
    patterns: ['game-theory', 'dynamic-programming', 'math'],
    difficulty: 'Medium',
    input: named('n'),
    examples: [[2], [4]],
    random: (int) => [int(1, 40)],
    solve: (n: number) => {
      const wins = [false]
      for (let i = 1; i <= n; i++) wins.push([1, 3, 4].some((k) => k <= i && !wins[i - k]))
      return wins[n]
    },
  },
  {
    id: 'interview-a-39',
    style: 'interview',
    text: `A spreadsheet column question with a twist: they number columns from 0, so 0 is "A", 25 is "Z", 26 is "AA". Given the number, return the name. 28 is "AC". Numbers go up to 10^9.`,
    patterns: ['math', 'simulation'],
    difficulty: 'Easy',
    input: (n: number) => String(n),
    examples: [[28]],
    random: (int) => [int(0, 3) ? int(0, 800) : int(0, 20_000)],
    solve: (n: number) => {
      let out = ''
      for (let x = n + 1; x > 0; x = Math.floor((x - 1) / 26))
        out = String.fromCharCode(65 + ((x - 1) % 26)) + out
      return out
    },
  },
  {
    id: 'interview-a-40',
    style: 'interview',
    text: `Last one, at a bank. Transactions are (payer, payee, amount) and people settle debts; they only asked for the first part: given the list, return the number of people whose balance ends up different from zero. Names are short strings. transactions = [["ana", "bo", 10], ["bo", "cy", 10], ["cy", "di", 4]] gives 3: ana is at -10, bo at 0, cy at +6, di at +4. At most 1000 transactions.`,
    patterns: ['hash-map', 'simulation'],
    difficulty: 'Easy',
    input: named('transactions'),
    examples: [
      [
        [
          ['ana', 'bo', 10],
          ['bo', 'cy', 10],
          ['cy', 'di', 4],
        ],
      ],
    ],
    random: (int) => [
      Array.from({ length: int(1, 7) }, () => {
        const a = int(0, 3)
        return [
          ['ana', 'bo', 'cy', 'di'][a],
          ['ana', 'bo', 'cy', 'di'][(a + int(1, 3)) % 4],
          int(1, 4),
        ]
      }),
    ],
    solve: (all: [string, string, number][]) => {
      const balance: Record<string, number> = {}
      for (const [a, b, x] of all) {
        balance[a] = (balance[a] ?? 0) - x
        balance[b] = (balance[b] ?? 0) + x
      }
      return Object.values(balance).filter(Boolean).length
    },
  },
]
