import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { unreadableIdentity } from './identity-file.ts'
import { problemsText } from './problem.ts'

const valid = `const sample = <T>(value: T): T => value

export const identity = {
  company: {
    // The company's name.
    name: sample('Farol'),
    city: 'Lisbon',
    country: 'PT',
  },
  parts: { games: true },
}
`

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'identity-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

let count = 0
async function problem(text: string): Promise<string> {
  // Node imports a file only once, so each test needs a new name.
  const file = join(folder, `identity-${count++}.ts`)
  writeFileSync(file, text)
  const found = await unreadableIdentity(pathToFileURL(file))
  return found ? problemsText([found]) : ''
}

it('finds none in a file that can be read, the site’s own included', async () => {
  expect(await problem(valid)).toBe('')
  expect(await unreadableIdentity()).toBeUndefined()
  expect(readFileSync(new URL('../identity.ts', import.meta.url), 'utf8')).toContain('identity')
})

it.each([
  ["city: 'Lisbon',", "city: 'Lisbon'", 7, 'a comma at the end of the line'],
  ["city: 'Lisbon',", "city: 'Lisbon,", 7, 'a quote at each end of a text'],
  ["city: 'Lisbon',", "city: Lisbon',", 7, 'a quote at each end of a text'],
  ["city: 'Lisbon',", "city: 'We don't',", 7, "’ or \\' for an apostrophe in a text"],
  ["city: 'Lisbon',", 'city: Lisbon,', 7, "quotes around a text: 'Lisbon'"],
  ["city: 'Lisbon',", "city: 'Lisbon',,", 7, "fields such as city: 'Paris', each with a comma"],
])(
  'names the line of a slip, and says what to write: %s → %s',
  async (from, to, line, expected) => {
    const [only, ...more] = (await problem(valid.replace(from, to))).split('\n')
    expect(only?.startsWith(`identity.ts:${line}: expected ${expected}; found “${to}`)).toBe(true)
    expect(more).toEqual([])
  },
)

it('names what is missing at the end', async () => {
  expect(await problem(valid.replace(/\}\s*$/, ''))).toMatch(
    /^identity\.ts:\d+: expected every bracket to be closed; found the end of the file$/,
  )
  expect(await problem(valid.replace('export ', ''))).toBe(
    'identity.ts: expected export const identity = { … }; found no such export',
  )
})
