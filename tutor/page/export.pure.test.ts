import { fill } from '@wize/kit/i18n/format.ts'
import { expect, test } from 'vitest'
import words from '#messages/assistant.json' with { type: 'json' }
import { readAnalysis } from './analysis.ts'
import { analysisDocument } from './export.ts'

test('the document holds every part that is there, and programs under their approach', () => {
  const analysis = readAnalysis({
    title: 'Pairs',
    difficulty: 'Easy',
    constraints: ['n <= 10^5'],
    approaches: [{ name: 'One pass', description: 'With a map.', time: 'O(n)' }, 'Two loops'],
    resources: [{ name: 'Book', url: 'https://example.com/' }],
    hints: ['Look back'],
  })
  const text = analysisDocument('Find ``` pairs', analysis, [
    { approach: 'One pass', language: 'cpp', code: 'int main() {}\n' },
  ])
  const order = [
    '# Pairs',
    fill(words.document.difficulty, { level: words.analysis.levels.Easy }),
    '````\nFind ``` pairs\n````',
    '- n <= 10^5',
    '1. Look back',
    '### 1. One pass',
    `${words.analysis.facts.time}: O(n)`,
    '```cpp\nint main() {}\n```',
    '### 2. Two loops',
    '- [Book](https://example.com/)',
  ]
  const places = order.map((part) => text.indexOf(part))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
  expect(text).not.toContain(`## ${words.analysis.patterns}`)
})
