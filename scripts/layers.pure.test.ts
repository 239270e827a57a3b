import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { layers, serverParts } from './layers.mjs'

test('the picture in docs/architecture.md has every rule on imports, and no other', () => {
  const guide = readFileSync(join(import.meta.dirname, '../docs/architecture.md'), 'utf8')
  const drawn = guide.match(/^\S+ ──▶ .*$/gm)?.filter((line) => !line.startsWith('A ──▶ B'))
  const parts = `(${serverParts.join('|')}).ts`
  const rules = layers.map(([from, to]) =>
    `${from} ──▶ ${to.join(', ') || 'nothing'}`.replaceAll('\\', '').replaceAll(parts, '(parts)'),
  )
  expect(drawn).toEqual(rules)
  for (const part of serverParts) expect(guide).toContain(`\`${part}.ts\``)
})

test('a folder of the server may only import folders that are listed before it', () => {
  const folders = (pattern: string) =>
    [...pattern.matchAll(/^kit\/server\/(\(?)([a-z|-]+)(\)?)\/$/g)].flatMap(([, , names = '']) =>
      names.split('|'),
    )
  const known = new Set<string>()
  for (const [from, to] of layers) {
    const own = folders(from)
    for (const name of own) known.add(name)
    for (const name of own.length > 0 ? to.flatMap(folders) : []) expect(known).toContain(name)
  }
  const services = readdirSync(join(import.meta.dirname, '../kit/server'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map(({ name }) => name)
  expect([...known].sort()).toEqual(services.sort())
})
