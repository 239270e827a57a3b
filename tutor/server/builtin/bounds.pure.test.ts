import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { boundsOf } from './bounds.ts'
import { numberIn, withPowers } from './numbers.ts'

const rows = readFileSync(new URL('bounds.table.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [text = '', reading = ''] = line.split(/ => (?=[^=]*$)/)
    const [, name = '', low = '', high = ''] = /^(.+) (\S+) (\S+)$/.exec(reading) ?? []
    return { text, name, low: low === '*' ? undefined : Number(low), high: Number(high) }
  })

test('the table has at least 200 lines', () => {
  expect(rows.length).toBeGreaterThanOrEqual(200)
})

test.each(rows)('reads $name in “$text”', ({ text, name, low, high }) => {
  const bounds = boundsOf(text)
  if (name === 'any') {
    expect(bounds.map((bound) => bound.high)).toContain(high)
    return
  }
  const found = bounds.find((bound) => bound.name === name)
  expect(found).toMatchObject({ name, high })
  if (low !== undefined) expect(found?.low).toBe(low)
})

test.each([
  'For 12 coins the answer is 3.',
  'Piles of 3, 6 and 7 lie there. It cost 2,000 dollars in 2024.',
  'For [4, 9, 12] and k = 3 the answer is 450, because 400 + 50 = 450.',
  'Return the answer modulo 10^9 + 7.',
  'It took 3000 steps. Example: nums = [100, 200], target = 300',
])('reads no size in “%s”', (text) => {
  expect(boundsOf(text).filter(({ limits }) => limits === 'size')).toEqual([])
})

test('a limit of each entry says nothing of how many there are', () => {
  const read = boundsOf('1 <= n <= 2 * 104\n0 <= height[i] <= 105\n1 <= grid[i].length <= 50')
  expect(read.map(({ name, limits }) => [name, limits])).toEqual([
    ['n', 'size'],
    ['height[i]', 'value'],
    ['grid[i].length', 'size'],
  ])
})

/** Every way to write 10^exponent times a digit, and its value. */
function spellings(digit: number, exponent: number): [string, number][] {
  const value = digit * 10 ** exponent
  const raised = [...String(exponent)].map((d) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(d)]).join('')
  const forms = [
    `${digit} * 10^${exponent}`,
    `${digit}·10^${exponent}`,
    `${digit} × 10^${exponent}`,
    `${digit}*10**${exponent}`,
    `${digit}·10${raised}`,
    `${digit} \\cdot 10^{${exponent}}`,
    `${digit}e${exponent}`,
    // As it looks when copying loses the superscript.
    `${digit} * 10${exponent}`,
    `${digit}·10${exponent}`,
  ]
  if (value < 1e15) {
    const plain = value.toLocaleString('en-US')
    forms.push(String(value), plain, plain.replaceAll(',', ' '), plain.replaceAll(',', '\u00a0'))
  }
  if (digit === 1)
    forms.push(`10^${exponent}`, `10${raised}`, `10${exponent}`, `10<sup>${exponent}</sup>`)
  return forms.map((form) => [form, value])
}

const frames: [(number: string) => string, string][] = [
  [(n) => `1 <= n <= ${n}`, 'n'],
  [(n) => `1 ≤ n ≤ ${n}`, 'n'],
  [(n) => `$1 \\le n \\le ${n}$`, 'n'],
  [(n) => `- 1 <= nums.length <= ${n}`, 'nums.length'],
  [(n) => `0 <= nums[i] <= ${n}`, 'nums[i]'],
  [(n) => `The first line contains n (1 ≤ n ≤ ${n}).`, 'n'],
  [(n) => `1 <= k <= n <= ${n}`, 'k'],
  [(n) => `1 <= n,\n m <= ${n}`, 'm'],
  [(n) => `1 <= n\n<= ${n}`, 'n'],
  [(n) => `1 <= n <=\n${n}`, 'n'],
  [(n) => `n <= ${n}, 1 <= q <= 77`, 'n'],
  [(n) => `${n} >= n >= 1`, 'n'],
]

test('every spelling of a number is read in every kind of line', () => {
  const wrong: string[] = []
  for (const digit of [1, 2, 5]) {
    for (const exponent of [3, 4, 5, 6, 9, 18]) {
      for (const [number, value] of spellings(digit, exponent)) {
        for (const [frame, name] of frames) {
          const text = frame(number)
          const high = boundsOf(text).find((bound) => bound.name === name)?.high
          if (high !== value) wrong.push(`${text}: ${high}, not ${value}`)
        }
      }
    }
  }
  expect(wrong).toEqual([])
})

test('a hundred and five stays one where powers are written out', () => {
  expect(boundsOf('1 <= n <= 105\n1 <= m <= 10^4')[0]?.high).toBe(105)
  expect(numberIn('105', false)).toBe(100_000)
})

test.each([
  ['1 <= nums.length <= 104', '1 <= nums.length <= 10^4'],
  ['-109 <= nums[i] <= 109', '-10^9 <= nums[i] <= 10^9'],
  ['0 <= s.length <= 5 * 104', '0 <= s.length <= 5 * 10^4'],
  ['-231 <= x <= 231 - 1', '-2^31 <= x <= 2^31 - 1'],
  ['1 <= n <= 1000', '1 <= n <= 1000'],
])('%s is shown as %s', (copied, shown) => {
  expect(withPowers(copied, false)).toBe(shown)
})
