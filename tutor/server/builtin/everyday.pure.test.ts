// How statements are written every day: what their own examples can’t show, a further input does.
import { expect, test } from 'vitest'
import { isSameOutput } from '#contracts/assistant-fields.ts'
import { analyze, generateCode } from './builtin-engine.ts'
import { runScript } from './running.ts'

const account = `Write a class Account whose balance is 0 at first. A withdrawal of more than the
balance is ignored.

>>> account = Account()
>>> account.deposit(50)
>>> account.withdraw(70)
>>> account.get_balance()
50`

const squareGrid = `Find the minimum number of moves from the upper left to the lower right cell of a
grid. Moves go to the four neighboring cells; cells with 1 are blocked, cells with 0 are open. If there
is no way, print -1.

Input
A line with the number of rows r and columns c, then r lines with c integers each.

Output
Print the answer.

Sample Input 1
3 3
0 0 1
1 0 0
1 1 0

Sample Output 1
4

Sample Input 2
2 2
0 1
1 0

Sample Output 2
-1`

const edges = `Tasks 0 to n-1 depend on each other: a pair (a, b) says that b has to be done before a. Can
all tasks be done?

Input
A line with the number of tasks n. A line with the number of pairs and 2, then one pair a line.

Output
Print YES or NO.

Sample Input 1
2
1 2
1 0

Sample Output 1
YES

Sample Input 2
2
2 2
1 0
0 1

Sample Output 2
NO`

const rounded = `Return the average of a list of numbers, rounded to two decimal places.

average([1, 2, 2]) -> 1.67
average([4, 5]) -> 4.5
average([1, 0, 0]) -> 0.33`

const powers = `After each second there are b times as many cells, and the counter shows their number b^e
modulo m. What does it show?

Input
The first line contains t, the number of test cases. Each of the next t lines contains b, e and m.

Output
One line for each test case.

Sample Input
2
2 10 1000
3 4 50

Sample Output
24
31`

test.each([
  [
    'a class whose method returns nothing, where ours returns a value',
    account,
    '["Account", "deposit", "withdraw", "get_balance"]\n[[], [5], [2], []]',
    '[null, null, null, 3]',
  ],
  ['a grid whose examples are square', squareGrid, '2 3\n0 0 1\n0 1 0', '-1'],
  ['pairs whose width equals a count in every example', edges, '3\n3 2\n0 2\n1 0\n2 1', 'NO'],
  ['test cases whose values are named after their number', powers, '2\n5 3 100\n4 2 9', '25\n7'],
  ['a rounded answer', rounded, '[2, 3, 3]', '2.67'],
])('%s', (_, problemText, input, output) => {
  const approach = analyze(problemText).approaches.at(-1)?.name ?? ''
  const { runnable, code, checked } = generateCode({
    approach,
    problemText,
    language: 'javascript',
  })
  expect(checked?.passed).toBe(checked?.total)
  const [run] = runScript(runnable ?? code, [input], 2_000)
  expect(isSameOutput(run?.output ?? '', output)).toBe(true)
})
