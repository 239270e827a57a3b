import { fill } from '@wize/kit/i18n/format.ts'
import { describe, expect, test } from 'vitest'
import words from '#messages/assistant-server.json' with { type: 'json' }
import { readAnalysis } from '#page/analysis.ts'
import { boundsOf } from './bounds.ts'
import { analyze, generateCode, judge } from './builtin-engine.ts'
import { targetOf } from './complexity.ts'
import { eraseTypes } from './erase-types.ts'
import { layoutsOf } from './layouts.ts'
import { withoutRepeats } from './patterns.ts'
import { families, programs } from './programs.ts'
import { readStatement } from './statement.ts'
import { suits } from './suitability.ts'

describe('a text that isn’t a known problem', () => {
  test.each([
    'Write me a React login page',
    'hello how are you',
    'How do I install Docker on Ubuntu?',
    'What is recursion?',
    'My printer does not work',
    'Given n points in the plane, find the smallest circle that encloses them. 1 <= n <= 10^5',
  ])('%s', (problemText) => {
    const analysis = analyze(problemText)
    expect(analysis).toMatchObject({ patterns: [], approaches: [], hints: [], resources: [] })
    expect(analysis.unknown).toContain(`${families.length} families`)
  })

  test.each([
    'Return the kth smallest value in a BST.',
    'Compare two versions of a poem: what is the largest number of lines kept, in order?',
    'Check whether a phrase reads the same forwards and backwards.',
  ])('isn’t %s', (problemText) => {
    const { unknown, patterns } = analyze(problemText)
    expect(unknown).toBeUndefined()
    expect(patterns.length).toBeGreaterThan(0)
  })
})

describe('reading a statement', () => {
  test('in the style of practice sites, with exponents that lost their height', () => {
    const { title, constraints, bounds, examples } = readStatement(`12. Two Sum

Given an array of integers nums, return indices.

Example 1:

Input: nums = [2,7], target = 9
Output: [0,1]
Explanation: Because they add up.

Example 2:

Input: nums = [3,3], target = 6
Output: [0,1]

Constraints:

2 <= nums.length <= 104
-109 <= nums[i] <= 109`)
    expect(title).toBe('Two Sum')
    expect(constraints).toEqual(['2 <= nums.length <= 10^4', '-10^9 <= nums[i] <= 10^9'])
    expect(bounds).toEqual([
      { name: 'nums.length', low: 2, high: 10_000, limits: 'size' },
      { name: 'nums[i]', low: -1e9, high: 1e9, limits: 'value' },
    ])
    expect(examples).toEqual([
      { input: 'nums = [2,7], target = 9', output: '[0,1]', explanation: 'Because they add up.' },
      { input: 'nums = [3,3], target = 6', output: '[0,1]' },
    ])
  })

  test('an example isn’t the output format', () => {
    const { outputFormat } = readStatement(
      'Join the numbers so that the result is as large as possible. [5, 54, 56, 1] must give "565541".',
    )
    expect(outputFormat).toBe('')
  })

  test('in the style of contests', () => {
    const statement = readStatement(`Beads

Print the largest sum.

Input
The first line contains n (1 ≤ n ≤ 2·10^5). The second line contains n integers.

Output
Print one number.

Sample Input 1
3
1 2 3
Sample Output 1
6
Sample Input 2
1
5
Sample Output 2
5`)
    expect(statement).toMatchObject({
      inputFormat: expect.stringContaining('first line'),
      outputFormat: 'Print one number.',
      examples: [
        { input: '3\n1 2 3', output: '6' },
        { input: '1\n5', output: '5' },
      ],
    })
    expect(statement.bounds[0]).toMatchObject({ name: 'n', low: 1, high: 200_000 })
  })

  test('without a title: its first words are one', () => {
    const weights = 'Given a list of weights, split it into two groups'
    const { title } = readStatement(`${weights} whose sums differ as little as possible.`)
    expect(title).toBe(`${weights} whose sums differ…`)
  })

  test('stated in one sentence', () => {
    const { examples } = readStatement(
      'Find the pair. For example, for nums = [1, 2, 4] and k = 3 the answer is [0, 1].',
    )
    expect(examples).toEqual([{ input: 'nums = [1, 2, 4], k = 3', output: '[0, 1]' }])
  })

  test.each([
    ['1 <= n, m <= 1000', { name: 'm', high: 1000 }],
    ['|s| ≤ 10⁵', { name: '|s|', high: 100_000 }],
    ['0 < k < 10**6', { name: 'k', high: 999_999 }],
    ['The list has up to 200,000 elements.', { name: 'elements', high: 200_000 }],
    ['x is at most 2^31 - 1', { name: 'x', high: 2 ** 31 - 1 }],
    ['There are no more than a million points.', { name: 'points', high: 1e6 }],
    ['1 \\le n \\le 10^{18}', { name: 'n', high: 1e18 }],
    ['n <= 5e4', { name: 'n', high: 50_000 }],
  ])('finds the bound in %s', (text, bound) => {
    expect(boundsOf(text)).toContainEqual(expect.objectContaining(bound))
  })

  test.each([
    ['n <= 9', 'O(n!)'],
    ['n <= 20', 'O(2^n)'],
    ['n <= 400', 'O(n^3)'],
    ['n <= 5000', 'O(n^2)'],
    ['n <= 10^5', 'O(n log n)'],
    ['n <= 10^7', 'O(n)'],
    ['n <= 10^18', 'O(log n)'],
  ])('%s allows %s', (text, growth) => {
    expect(targetOf(boundsOf(text))?.growth).toBe(growth)
  })

  // Regular expressions that backtrack on these texts would block the server until its timeout. CPU
  // time, and a ratio instead of a limit, keep a busy machine from failing this.
  test.each([
    'x',
    'a ',
    '1 <= n ',
    '[ ',
    'a = ',
    'a = [1], ',
    '\n',
    'x. ',
    '1,',
    '1',
    '"a" ',
    ' ',
    'a, ',
    'n and ',
    '|a',
    'a.b[c]',
    'at most 5 letters ',
    '10^5 * ',
    'Input: 1\nOutput: 1\n',
    'the minimum sum of the longest subarray between nodes ',
    'tree root ',
    '(',
    '→ ',
  ])(
    'a text four times as long takes no more than eight times as long, of nothing but %j',
    (piece) => {
      const textOf = (length: number) =>
        `${piece.repeat(Math.ceil(length / piece.length)).slice(0, length - 1)}!`
      const timeOf = (length: number) => {
        const start = process.threadCpuUsage()
        analyze(textOf(length))
        const { user, system } = process.threadCpuUsage(start)
        return (user + system) / 1000
      }
      // The first one also warms up. Times below 25 ms are mostly something else.
      const short = Math.max(25, Math.min(timeOf(4_999), timeOf(5_000)))
      expect(timeOf(20_000) / short).toBeLessThan(8)
    },
  )
})

describe('code for a statement', () => {
  const contest = `Weather
For each day tell how many days one waits for a warmer one.
Sample Input
8
73 74 75 71 69 72 76 73
Sample Output
1 1 4 2 1 1 0 0`

  test('reads the input of the statement, and is tried on its examples', () => {
    const [, best] = analyze(contest).approaches
    const code = generateCode({
      approach: best?.name ?? '',
      problemText: contest,
      language: 'python',
    })
    expect(code).toMatchObject({ checked: { passed: 1, total: 1 }, notes: [] })
    expect(code.code).toContain('nums = [int(next(tokens)) for _ in range(n)]')
  })

  test('says what is left to do where the rule is another', () => {
    const problemText = contest.replace('1 1 4 2 1 1 0 0', '9 9 9 9 9 9 9 9')
    const approach = 'Keep the waiting elements on a monotonic stack'
    const code = generateCode({ approach, problemText, language: 'java' })
    expect(code.checked).toMatchObject({ passed: 0, total: 1 })
    expect(code.notes).toEqual([expect.stringContaining('9 9 9 9 9 9 9 9')])
    expect(code.code).toContain(`// To do: ${code.notes[0]?.slice(0, 12)}`)
  })

  test.each([
    'Split the list into two halves, solve each half, and put them together by divide and conquer.',
    'A robot follows commands on a plane, step by step. Simulate it and report the state after each turn.',
  ])('a card says what its program does, also where no program fits: %s', (problemText) => {
    const { approaches } = analyze(problemText)
    const own = approaches.filter(
      ({ name }) =>
        generateCode({ approach: name, problemText, language: 'java' }).approach === name,
    )
    expect(own.length).toBeGreaterThan(0)
    for (const { name, time, space } of own)
      expect(programs.map(({ approach }) => approach)).toContainEqual(
        expect.objectContaining({ name, time, space }),
      )
  })

  test('says when the approach has no program of its own, or is unknown', () => {
    const request = { problemText: contest, language: 'cpp' } as const
    const approach = 'Scan to the side from every element'
    const plain = generateCode({ ...request, approach })
    const { noProgram } = words.builtin
    for (const part of fill(noProgram, { approach }).split('{instead}'))
      expect(plain.notes[0]).toContain(part)
    expect(plain.notes[0]).toContain(plain.approach)
    const unknown = generateCode({ ...request, approach: 'Quantum annealing' })
    expect(unknown.notes[0]).toContain('“Quantum annealing”')
  })

  test('names of the statement that a language keeps for itself are changed', () => {
    const problemText = 'Sum\nInput: class = [2, 7, 11], int = 9\nOutput: [0, 1]'
    const approach = 'Remember what was seen in a hash map'
    const code = generateCode({ approach, problemText, language: 'java' })
    expect(code.code).toContain('int[] classValue = ')
    expect(code.checked).toMatchObject({ passed: 1, total: 1 })
  })
})

test('JavaScript is TypeScript without its types, comments and layout kept', () => {
  expect(
    eraseTypes(`interface A {
  b: number
}

// Why.
function f(a: number[], b?: Map<string, A>): number[] {
  const seen = new Map<number, number>()
  return a.map((x: number): number => (x as number) + seen.get(x)!)
}`),
  ).toBe(`
// Why.
function f(a, b) {
  const seen = new Map()
  return a.map((x) => (x) + seen.get(x))
}`)
})

test('of examples without end the first ten are used', () => {
  const text = `Pairs\nFind the sum.\n${'Example:\nInput: nums = [1, 2]\nOutput: 3\n'.repeat(300)}`
  expect(analyze(text).examples).toHaveLength(10)
})

describe('what is said to pass does', () => {
  const codeFor = (problemText: string) => {
    const approach = analyze(problemText).approaches.at(-1)?.name ?? ''
    const request = { approach, problemText, language: 'python' as const }
    return { request, code: generateCode(request) }
  }

  test('where several answers are right, another one is, and one of another form is not', () => {
    const { request, code } = codeFor(`Find two numbers with the given sum and print them.

Example 1:
Input: nums = [8, 7, 2, 5, 3, 1], target = 10
Output: [8, 2]

Example 2:
Input: nums = [3, 3], target = 6
Output: [3, 3]`)
    expect(code.checked).toMatchObject({ passed: 2, total: 2 })
    expect(judge(request, ['[7, 3]', '[3, 3]'])).toEqual([true, true])
    // The numbers' indices instead of the numbers.
    expect(judge(request, ['[0, 2]', '[0, 1]'])).toEqual([false, false])
    expect(judge(request, [undefined, '[3, 3]'])).toEqual([false, true])
  })

  test('rows of an input are its lines, although the numbers come out even otherwise', () => {
    const examples = ['2 2\n1 5\n5 8', '3 2\n5 8\n2 4\n3 9'].map((input) => ({
      input,
      output: '2',
    }))
    const rows = layoutsOf(examples).flatMap(({ data: [, second] }) =>
      (second?.[0] ?? []).filter((value) => Array.isArray(value) && Array.isArray(value[0])),
    )
    expect(rows).not.toEqual([])
    for (const value of rows) expect(value).toContainEqual([2, 4])
  })

  test('nodes count from 1 in a contest, though its example has no last node', () => {
    const problemText = `There are n islands. After each new bridge print the size of the largest connected group.
Sample Input
5 4
1 2
3 4
2 1
4 2
Sample Output
2
2
2
4`
    const approach = analyze(problemText).approaches.at(-1)?.name ?? ''
    const { code } = generateCode({ approach, problemText, language: 'python' })
    expect(code).toContain('[a - 1, b - 1, *rest]')
  })

  test('a tree of n nodes has a line less for its edges', () => {
    const examples = ['4\n1 2 3\n2 3 4\n2 4 10', '2\n1 2 5'].map((input) => ({ input, output: '' }))
    const steps = layoutsOf(examples).flatMap((layout) =>
      layout.form === 'words' ? layout.steps : [],
    )
    expect(steps).toContainEqual(expect.objectContaining({ kind: 'rows', count: 'n - 1' }))
  })

  test('lines of pairs stay pairs when there are two of them', () => {
    const input = '3 2\n4 0 5\n1 3\n2 2'
    const widthIn = (format: string) =>
      layoutsOf([{ input, output: '9\n0' }], format)
        .flatMap((layout) => (layout.form === 'words' ? layout.steps : []))
        .find(({ width }) => width !== undefined)?.width
    expect(widthIn('n and q, then n values, then q lines l r.')).toBe('2')
    expect(widthIn('n and q, then n values, then q lines with q numbers each.')).toBe('q')
    expect(widthIn('First n and q. Then come the numbers of each row.')).toBe('q')
  })

  test.each([
    't, the number of test cases.',
    'a single integer t, the number of test cases.',
    'a single integer t — the number of test cases.',
    'the number of test cases t (1 ≤ t ≤ 100).',
    'the number of test cases $t$.',
  ])('the values of a test case have their own names after “%s”', (first) => {
    const format = `The first line contains ${first} Each of the next t lines contains b, e and m.`
    const named = layoutsOf([{ input: '2\n2 10 1000\n3 4 50', output: '24\n31' }], format).flatMap(
      (layout) =>
        layout.form === 'words' && layout.repeated
          ? [layout.steps.map(({ name }) => name).join(' ')]
          : [],
    )
    expect(named).toContain('b e m')
    expect(named).not.toContain('t b e')
  })

  test('a program is not tried on what its twins in other languages stop at', () => {
    const graph = programs.find(({ id }) => id === 'task-order')
    expect(graph && suits(graph, [3, [[1, 0]]])).toBe(true)
    // There is no node 3, and an edge has two ends.
    expect(graph && suits(graph, [3, [[3, 0]]])).toBe(false)
    expect(graph && suits(graph, [3, [[1, 0, 2]]])).toBe(false)
  })

  test('two approaches of one name lead to the one that has a program', () => {
    const problemText = `How many meeting rooms are needed? It sweeps over the starts and ends.

Example 1:
Input: intervals = [[1, 5], [5, 8]]
Output: 2

Example 2:
Input: intervals = [[5, 8], [2, 4], [3, 9]]
Output: 2`
    for (const { name } of analyze(problemText).approaches) {
      expect(() => generateCode({ approach: name, problemText, language: 'java' })).not.toThrow()
    }
  })
})

describe('how hard a problem is', () => {
  test.each([
    ['A. Bookshelf\n\nRemove books.', 'Easy'],
    ['F. Jobs\n\nAssign jobs.', 'Hard'],
    ['D. Bridges\n\nBuild bridges.', undefined],
    ['A list of numbers is given.', undefined],
    ['Level: hard\n\nA. Bookshelf', 'Hard'],
  ])('%j says %s', (text, level) => {
    expect(readStatement(text).difficulty).toBe(level)
  })

  test('without a program for it, as hard as the problem that it varies', () => {
    const text =
      'In how many ways can n queens be placed on an n x n board with one hole, so that no two attack each other and none stands on the hole?'
    expect(analyze(text).difficulty).toBe('Hard')
  })
})

test('a resource that two patterns share is listed once', () => {
  const [one, two] = ['https://en.wikipedia.org/wiki/A', 'https://en.wikipedia.org/wiki/B']
  const listed = withoutRepeats([one, two, one].map((url, i) => ({ name: `Page ${i}`, url })))
  expect(listed.map(({ url }) => url)).toEqual([one, two])
})

test('ids that are texts stay texts', () => {
  const problemText = `Reconstruct Itinerary

Given airline tickets as pairs [from, to] of airport ids, use all of them once, starting at JFK, and return the itinerary that's smallest in lexical order.

Example 1:
Input: tickets = [["MUC","LHR"],["JFK","MUC"],["SFO","SJC"],["LHR","SFO"]]
Output: ["JFK","MUC","LHR","SFO","SJC"]

Example 2:
Input: tickets = [["JFK","K2"],["JFK","A10"],["A10","JFK"]]
Output: ["JFK","A10","JFK","K2"]`
  const { approaches, input_format } = analyze(problemText)
  expect(input_format).toContain('tickets (a list of lists of strings)')
  const approach = approaches.at(-1)?.name ?? ''
  const { checked } = generateCode({ approach, problemText, language: 'javascript' })
  expect(checked).toMatchObject({ passed: 2, total: 2 })
})

test.each([
  'Given n numbers, n <= 10^5, return their sum.',
  'Given two sorted lists of whole numbers, n <= 10^5 in each, return how many numbers both of them have.',
])('the page shows a problem of one sentence once: %s', (problemText) => {
  const { title, inputFormat, outputFormat, constraints } = readAnalysis(analyze(problemText))
  const shown = [title, inputFormat, outputFormat, ...constraints.map(({ name }) => name)]
  const repeated = shown.filter((text) => `${text}.` === problemText || text === problemText)
  expect(repeated).toHaveLength(1)
})
