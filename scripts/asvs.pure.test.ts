import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const text = readFileSync(join(root, 'docs/maintainers/asvs.md'), 'utf8')

test('the table of the security standard has every chapter and names files that exist', () => {
  const headings = text.match(/^## .*/gm)?.join('\n') ?? ''
  const chapters = Array.from({ length: 17 }, (_, index) => `V${index + 1} `)
  expect(chapters.filter((chapter) => !headings.includes(chapter))).toEqual([])
  const files = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)*\.(?:ts|tsx|md|json|service))`/g)]
  expect(files.length).toBeGreaterThan(50)
  expect(
    files.map(([, file = '']) => file).filter((file) => !existsSync(join(root, file))),
  ).toEqual([])
})

test('each row says whether its requirement holds', () => {
  const rows = text.split('\n').filter((line) => /^\| \d/.test(line))
  // Read against the standard by hand, so none may get lost.
  expect(rows).toHaveLength(101)
  expect(rows.filter((row) => !/^\| [^|]+ \| (?:yes|no|partly|–) \| [^|]+ \|$/.test(row))).toEqual(
    [],
  )
})
