import { expect, test } from 'vitest'
import { readAnalysis, webAddress } from './analysis.ts'

test('entries may be texts or objects, and both show what they hold', () => {
  const { patterns, approaches, resources } = readAnalysis({
    patterns: [
      'Hashing',
      { name: 'Two pointers', confidence: 7, reasons: ['A pair is asked for'] },
    ],
    approaches: [
      { name: 'One pass', description: 'With a map', time_complexity: 'O(n)', steps: ['a', 'b'] },
    ],
    resources: ['https://example.com/a', { title: 'Book', url: 'javascript:alert(1)' }],
  })
  expect(patterns.map(({ name, confidence }) => [name, confidence])).toEqual([
    ['Hashing', undefined],
    ['Two pointers', 1],
  ])
  expect(approaches[0]).toMatchObject({
    name: 'One pass',
    text: 'With a map',
    facts: [
      { label: 'Time complexity', value: 'O(n)' },
      { label: 'Steps', value: 'a, b' },
    ],
  })
  expect(resources.map(({ url }) => url)).toEqual(['https://example.com/a', undefined])
})

test('facts named like a member of every object are shown like any other', () => {
  const names = Object.getOwnPropertyNames(Object.prototype)
  const approach = JSON.parse(
    `{"name":"One pass",${names.map((name) => `"${name}":"value"`).join()}}`,
  )
  const facts = readAnalysis({ approaches: [approach] }).approaches[0]?.facts ?? []
  expect(facts).toHaveLength(names.length)
  for (const fact of facts) expect(fact).toEqual({ label: expect.any(String), value: 'value' })
})

test('an approach goes back to the server as it came', () => {
  const source = { name: 'One pass', extra: { deep: true } }
  expect(readAnalysis({ approaches: [source] }).approaches[0]?.source).toBe(source)
  expect(readAnalysis({ approaches: ['One pass'] }).approaches[0]?.source).toBe('One pass')
})

test.each([
  null,
  'text',
  7,
  [],
  { patterns: 5, constraints: { a: [] }, examples: [null, { input: 1 }] },
])('whatever comes can be shown: %j', (value) => {
  expect(readAnalysis(value)).toMatchObject({ title: '', examples: [], hints: [] })
})

test('difficulty is one of three, in any case', () => {
  expect(readAnalysis({ difficulty: 'MEDIUM' }).difficulty).toBe('Medium')
  expect(readAnalysis({ difficulty: 'brutal' }).difficulty).toBeUndefined()
})

test.each(['javascript:alert(1)', 'data:text/html,a', '//example.com', 'example.com', ''])(
  '%j is no web address',
  (text) => expect(webAddress(text)).toBeUndefined(),
)
