import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { textDirection } from './languages.ts'

test.each([
  ['en-US', 'ltr'],
  ['es-US', 'ltr'],
  ['ar-EG', 'rtl'],
  ['he', 'rtl'],
  ['fa-IR', 'rtl'],
])('%s is written %s', (locale, direction) => {
  expect(textDirection(locale)).toBe(direction)
})

/** Documents in the site's language that don't say which way it's written. */
const withoutDirection = (source: string) =>
  (source.match(/<html [^\n]*/g) ?? []).filter(
    (start) => /lang=("\$)?\{/.test(start) && !/ dir=("\$)?\{textDirection\(/.test(start),
  )

test('every document says which way its language is written', () => {
  const root = join(import.meta.dirname, '../..')
  const files = globSync('{explorables,games,kit,tutor}/**/*.{astro,ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/*.test.*'],
  })
  const sources = files.map((file) => readFileSync(join(root, file), 'utf8'))
  expect(sources.filter((source) => source.includes('<html ')).length).toBeGreaterThan(5)
  expect(sources.flatMap(withoutDirection)).toEqual([])
})

test('a document without a direction is found', () => {
  expect(withoutDirection('<html lang={identity.locale} class="a">')).toHaveLength(1)
  const template = ['<html lang="$', '{locale}">'].join('')
  expect(withoutDirection(template)).toHaveLength(1)
  expect(withoutDirection('<html lang="en">')).toEqual([])
})
