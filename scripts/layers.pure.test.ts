import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { layers } from './layers.mjs'

test('the picture in docs/architecture.md has every rule on imports, and no other', () => {
  const guide = readFileSync(join(import.meta.dirname, '../docs/architecture.md'), 'utf8')
  const drawn = guide.match(/^\S+ ──▶ .*$/gm)?.filter((line) => !line.startsWith('A ──▶ B'))
  const rules = layers.map(([from, to]) =>
    `${from} ──▶ ${to.join(', ') || 'nothing'}`.replaceAll('\\', ''),
  )
  expect(drawn).toEqual(rules)
})
