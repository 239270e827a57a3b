import type { RandomInteger, UnseenStatement } from './statement.ts'

const list = (int: RandomInteger, max: number, low: number, high: number, min = 1): number[] =>
  Array.from({ length: int(min, max) }, () => int(low, high))
const word = (int: RandomInteger, max: number, letters: string, min = 1): string =>
  Array.from({ length: int(min, max) }, () => letters[int(0, letters.length - 1)]).join('')
const ascending = (a: number, b: number) => a - b
const sorted = (all: number[]) => [...all].sort(ascending)

export const statements: UnseenStatement[] = [
  {
    id: 'interview-b-01',
    style: 'interview',
    patterns: ['intervals', 'heap', 'sorting'],
    difficulty: 'Medium',
    text: `OK, so let's say you get a list of meetings for one day, each one is a pair with a start and an end. All the meetings have to take place, and two meetings that run at the same time need two rooms, obviously. If one ends at 12 and another one starts at 12 they can use the same room, nobody needs a break here. What I'd like to know is how many rooms we have to have at least.

For instance for [[9,12],[11,13],[12,15]] I'd expect 2, and for [[1,2]] it's just 1. The list can be empty as well, then no rooms. Say up to ten thousand meetings, with end always after start.`,
    input: (meetings: number[][]) => JSON.stringify(meetings),
    examples: [
      [
        [
          [9, 12],
          [11, 13],
          [12, 15],
        ],
      ],
      [[[1, 2]]],
    ],
    random: (int) => [
      Array.from({ length: int(0, 7) }, () => {
        const start = int(0, 12)
        return [start, start + int(1, 6)]
      }),
    ],
    solve: (meetings: any) => {
      let best = 0
      for (let hour = 0; hour < 30; hour++)
        best = Math.max(best, meetings.filter((m: any) => m[0] <= hour && hour < m[1]).length)
      return best
    },
  },
  {
    id: 'interview-b-02',
    style: 'interview',
    patterns: ['dynamic-programming', 'simulation', 'string-matching', 'trie'],
    difficulty: 'Medium',
    text: `First coding question in my phone screen last week, as far as I remember it:

You have a string without any spaces, because somebody's space key was broken, and a list of known words. Tell whether the string can be cut into words that are all on the list. Words can be used more than once, and you don't need to use all of them.

The examples they gave me:

s = "catsandcats", words = ["cat","cats","and"]  ->  true
s = "catsan", words = ["cats","an","sa"]  ->  true
s = "aab", words = ["a","ab","c"]  ->  true
s = "bca", words = ["b","ca","bc"]  ->  true
s = "dogx", words = ["dog","do","gx0"]  ->  false

Only lowercase letters and digits, string up to 300 long, up to 1000 words. They wanted to see the recursive solution first and then how to make it faster.`,
    input: (s: string, words: string[]) =>
      `s = ${JSON.stringify(s)}, words = ${JSON.stringify(words)}`,
    examples: [
      ['catsandcats', ['cat', 'cats', 'and']],
      ['catsan', ['cats', 'an', 'sa']],
      ['aab', ['a', 'ab', 'c']],
      ['bca', ['b', 'ca', 'bc']],
      ['dogx', ['dog', 'do', 'gx0']],
    ],
    random: (int) => {
      const words = [...new Set(Array.from({ length: int(1, 4) }, () => word(int, 3, 'abc')))]
      if (int(0, 1)) return [word(int, 8, 'abc'), words]
      let s = ''
      for (let i = int(1, 4); i > 0; i--) s += words[int(0, words.length - 1)]
      return [int(0, 2) ? s : s + word(int, 1, 'abc'), words]
    },
    solve: (s: string, words: string[]) => {
      const go = (rest: string): boolean =>
        rest === '' || words.some((w) => rest.startsWith(w) && go(rest.slice(w.length)))
      return go(s)
    },
  },
  {
    id: 'interview-b-03',
    style: 'interview',
    patterns: ['hash-map', 'design'],
    difficulty: 'Easy',
    text: `We've got a service which floods our log with the same lines over and over. So I want you to write something for me that decides which lines to let through. You get the events in the order in which they come in, each with a time in seconds and a message. Times never go down, but several events can have the same time. Let a message through unless the same message was let through less than 10 seconds ago. Ten seconds exactly is fine again. Messages that were dropped don't count, only those that went through.

So with [[1,"disk"],[3,"net"],[8,"disk"],[11,"disk"],[12,"net"]] you'd give me [true,true,false,true,false].

You can think of it as a class with one method, but for now just take the whole list and give me the list of booleans.`,
    input: (events: unknown[]) => JSON.stringify(events),
    examples: [
      [
        [
          [1, 'disk'],
          [3, 'net'],
          [8, 'disk'],
          [11, 'disk'],
          [12, 'net'],
        ],
      ],
    ],
    random: (int) => {
      let time = int(0, 5)
      return [
        Array.from({ length: int(1, 9) }, () => {
          time += int(0, 6)
          return [time, ['disk', 'net', 'cpu'][int(0, 2)]]
        }),
      ]
    },
    solve: (events: any) => {
      const out: boolean[] = []
      events.forEach(([time, message]: any, i: number) => {
        out[i] = !events
          .slice(0, i)
          .some((e: any, j: number) => out[j] && e[1] === message && time - e[0] < 10)
      })
      return out
    },
  },
  {
    id: 'interview-b-04',
    style: 'interview',
    patterns: ['heap', 'divide-and-conquer', 'linked-list'],
    difficulty: 'Hard',
    text: `Imagine we have k servers and each one sends us its measurements already sorted, smallest first. I'd like one long sorted list of all of them. Some servers may have sent nothing. Think of k as maybe a few thousand, and of the total as maybe a million numbers, so please don't just throw everything together and sort it: use that the lists are sorted already. Doubles stay in.

lists = [[1,6,9],[2,6],[],[0]]
result: [0,1,2,6,6,9]

lists = []
result: []`,
    input: (lists: number[][]) => `lists = ${JSON.stringify(lists)}`,
    examples: [[[[1, 6, 9], [2, 6], [], [0]]], [[]]],
    random: (int) => [
      Array.from({ length: int(0, 4) }, () => sorted(list(int, 5, -9, 20, 0))),
    ],
    solve: (lists: number[][]) => sorted(lists.flat()),
  },
  {
    id: 'interview-b-05',
    style: 'interview',
    patterns: ['binary-search', 'matrix', 'two-pointers'],
    difficulty: 'Medium',
    text: `(notes from the onsite, second round)

Given: a matrix of distinct integers. Every row increases from left to right, every column increases from top to bottom. But the first number of a row isn't necessarily bigger than the last one of the row above!
Wanted: where is the number x? Give row and column, both counted from 0, or [-1,-1] if x isn't in there. Faster than looking at every cell. He said n and m are at least 1 and up to 300.

His examples on the whiteboard:
matrix = [[1,4,7],[3,8,12],[6,10,15]], x = 10 => [2,1]
matrix = [[1,4,7],[3,8,12],[6,10,15]], x = 5 => [-1,-1]`,
    input: (matrix: number[][], x: number) => `matrix = ${JSON.stringify(matrix)}, x = ${x}`,
    examples: [
      [
        [
          [1, 4, 7],
          [3, 8, 12],
          [6, 10, 15],
        ],
        10,
      ],
      [
        [
          [1, 4, 7],
          [3, 8, 12],
          [6, 10, 15],
        ],
        5,
      ],
    ],
    random: (int) => {
      const rows = int(1, 4)
      const columns = int(1, 4)
      for (;;) {
        const m: any = []
        for (let r = 0; r < rows; r++) {
          m[r] = []
          for (let c = 0; c < columns; c++)
            m[r][c] = Math.max(r ? m[r - 1][c] : -3, c ? m[r][c - 1] : -3) + int(1, 4)
        }
        const flat = m.flat()
        if (new Set(flat).size === flat.length)
          return [m, int(0, 2) ? flat[int(0, flat.length - 1)] : int(-3, 20)]
      }
    },
    solve: (matrix: any, x: number) => {
      for (let r = 0; r < matrix.length; r++)
        for (let c = 0; c < matrix[0].length; c++) if (matrix[r][c] === x) return [r, c]
      return [-1, -1]
    },
  },
  {
    id: 'interview-b-06',
    style: 'interview',
    patterns: ['hash-map', 'union-find'],
    difficulty: 'Medium',
    text: `Here is a bag of integers, in no order at all, with repetitions. Find me the longest chain of consecutive values, like 4, 5, 6, 7, where all of them are somewhere in the bag. Where they are doesn't matter. I only need the length of the chain. And I'd like you to do that in linear time, so sorting is out, I'm afraid.

nums: [8,3,20,5,4,4,21] gives 3, because of 3, 4, 5.
nums: [] gives 0.`,
    input: (nums: number[]) => `nums: ${JSON.stringify(nums)}`,
    examples: [[[8, 3, 20, 5, 4, 4, 21]], [[]]],
    random: (int) => [list(int, 10, -5, 12, 0)],
    solve: (nums: number[]) => {
      let best = 0
      for (const from of nums) {
        let to = from
        while (nums.includes(to)) to++
        best = Math.max(best, to - from)
      }
      return best
    },
  },
  {
    id: 'interview-b-07',
    style: 'interview',
    patterns: ['backtracking', 'graph-traversal'],
    difficulty: 'Medium',
    text: `Interviewer: Do you know these puzzles where you search for words in a square full of letters? In ours a word may bend. You start at any cell you like and for each next letter you go one cell up, down, left or right, but you never use a cell twice for the same word.
Me: Diagonals?
Interviewer: No diagonals. I give you the board and one word, and you give me true or false. The board is small, 6 by 6 at the most, words have up to 15 letters.
Me: Could you give me an example?
Interviewer: Sure.
board = [["T","R","A"],["S","E","C"]], word = "TREC" is true, board = [["T","R","A"],["S","E","C"]], word = "TRT" is false since you'd need the T twice.`,
    input: (board: string[][], w: string) =>
      `board = ${JSON.stringify(board)}, word = ${JSON.stringify(w)}`,
    examples: [
      [
        [
          ['T', 'R', 'A'],
          ['S', 'E', 'C'],
        ],
        'TREC',
      ],
      [
        [
          ['T', 'R', 'A'],
          ['S', 'E', 'C'],
        ],
        'TRT',
      ],
    ],
    random: (int) => {
      const columns = int(1, 4)
      const board = Array.from({ length: int(1, 3) }, () =>
        Array.from({ length: columns }, () => 'ABC'[int(0, int(1, 2))] as string),
      )
      return [board, word(int, 5, 'ABC')]
    },
    solve: (board: any, w: string) => {
      const go = (r: number, c: number, at: number, used: string[]): boolean => {
        if (board[r]?.[c] !== w[at] || used.includes(`${r},${c}`)) return false
        if (at === w.length - 1) return true
        const next = [...used, `${r},${c}`]
        return [
          [r + 1, c],
          [r - 1, c],
          [r, c + 1],
          [r, c - 1],
        ].some(([y, x]: any) => go(y, x, at + 1, next))
      }
      return board.some((row: string[], r: number) => row.some((_, c) => go(r, c, 0, [])))
    },
  },
  {
    id: 'interview-b-08',
    style: 'interview',
    patterns: ['dynamic-programming'],
    difficulty: 'Hard',
    text: `You know the classic one with the stock prices, right? One price per day, buy once, sell once, maximum profit. Good. So let's make it a bit more interesting: you can do it up to twice. But you can hold only one share at a time, so you need to sell the first one before you buy again. Selling and buying again on the same day is allowed, if you see any use in that. And you're free to do just one trade or none at all. What's the most money I can make?

If prices = [4,1,6,3,8,2] I make 10: 1 to 6, and 3 to 8. With prices = [5,4,3] I stay out of it, so 0. There's always at least one day, and up to 10^5.`,
    input: (prices: number[]) => `prices = ${JSON.stringify(prices)}`,
    examples: [[[4, 1, 6, 3, 8, 2]], [[5, 4, 3]]],
    random: (int) => [list(int, 9, 0, 15)],
    solve: (a: any) => {
      const one = (from: number): number => {
        let best = 0
        for (let i = from; i < a.length; i++)
          for (let j = i + 1; j < a.length; j++) best = Math.max(best, a[j] - a[i])
        return best
      }
      let best = one(0)
      for (let i = 0; i < a.length; i++)
        for (let j = i + 1; j < a.length; j++) best = Math.max(best, a[j] - a[i] + one(j))
      return best
    },
  },
  {
    id: 'interview-b-09',
    style: 'interview',
    patterns: ['stack', 'divide-and-conquer', 'simulation', 'string-matching'],
    difficulty: 'Medium',
    text: `I was asked this one at a startup, 25 minutes, shared editor, no running of code:

They store strings in a packed form. 3[ab] stands for ababab. So it's number, opening bracket, something, closing bracket, and it means that the something is repeated that many times. And of course it can be nested. The packed string is always valid, the numbers are positive (more than one digit is possible!), and the plain text itself never has digits or brackets in it, just small letters. Write the function that unpacks it.

Their tests:
unpack("3[ab]") == "ababab"
unpack("x2[a3[c]]y") == "xacccacccy"
unpack("10[z]") == "zzzzzzzzzz"`,
    input: (s: string) => `unpack(${JSON.stringify(s)})`,
    examples: [['3[ab]'], ['x2[a3[c]]y'], ['10[z]']],
    random: (int) => {
      const make = (depth: number): string => {
        let out = ''
        for (let i = int(1, 3); i > 0; i--)
          out +=
            depth > 0 && int(0, 1)
              ? `${int(0, 5) ? int(1, 4) : int(10, 12)}[${make(depth - 1)}]`
              : word(int, 2, 'abc')
        return out
      }
      return [make(2)]
    },
    solve: (s: string) => {
      let text = s
      for (;;) {
        const next = text.replace(/(\d+)\[([a-z]*)\]/, (_, n, part) => part.repeat(Number(n)))
        if (next === text) return text
        text = next
      }
    },
  },
]
