import { expect, test } from 'vitest'
import { examplesByRun, examplesBySession } from './session-examples.ts'
import { readStatement } from './statement.ts'

test.each([
  [
    'in an interpreter',
    `>>> box = Box(3)
>>> box.put_in('pen', [1, 2])
>>> box.take()
'pen'
>>> box.is_empty()
True`,
    '["Box","put_in","take","is_empty"]\n[[3],["pen",[1, 2]],[],[]]',
    '[null,null,"pen",true]',
  ],
  [
    'in a script with comments',
    `const box = new Box();
box.put(4);
console.log(box.take()); // 4`,
    '["Box","put","take"]\n[[],[4],[]]',
    '[null,null,4]',
  ],
  [
    'in assertions',
    'Box box = new Box(1);\nbox.put(2)\nassert box.take() == 2',
    '["Box","put","take"]\n[[1],[2],[]]',
    '[null,null,2]',
  ],
])('a session %s', (_, text, input, output) => {
  expect(examplesBySession(text)).toEqual([{ input, output }])
})

test('each new object of the class starts another example', () => {
  const text = '>>> a = Box()\n>>> a.take()\n1\n>>> b = Box()\n>>> b.put(2)\n>>> b.take()\n2'
  expect(examplesBySession(text).map(({ output }) => output)).toEqual(['[null,1]', '[null,null,2]'])
})

test.each([
  ['an attribute', '>>> box = Box()\n>>> box.put(1)\n>>> box.size\n1'],
  ['no result', 'box = Box()\nbox.put(1)\nbox.put(2)'],
  ['a variable', '>>> box = Box(n)\n>>> box.take()\n1'],
])('not a session: %s', (_, text) => {
  expect(examplesBySession(text)).toEqual([])
})

test('runs of a program that asks for its input', () => {
  const text = `Add two numbers.

Sample run 1:
Enter a number: 7
Enter another one: 3
Output: 10

Sample run 2:
Enter a number: 1
Enter another one: 1
2`
  expect(examplesByRun(text)).toEqual([
    { input: '7\n3', output: '10' },
    { input: '1\n1', output: '2' },
  ])
})

test('names with brackets, as in C', () => {
  const text = 'Find the k-th largest.\n\nInput: arr[] = {7, 10}, k = 2\nOutput: 7'
  expect(readStatement(text).examples).toEqual([{ input: 'arr = [7, 10], k = 2', output: '7' }])
})

test('a line for each example', () => {
  const text = 'Return the number of divisors of n.\n\n12 -> 6 (1 to 12)\n7 -> 2'
  expect(readStatement(text).examples).toEqual([
    { input: '12', output: '6' },
    { input: '7', output: '2' },
  ])
  const codes = 'Letters are written as numbers.\n\nA -> 1\nB -> 2\n\nWhat does 12 mean?'
  expect(readStatement(codes).examples).toEqual([])
})
