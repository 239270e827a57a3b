import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { problemsText } from '#content/problem.ts'
import { siteFile } from '#owner/root.ts'
import { unreadableIdentity } from './identity-file.ts'

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
  expect(readFileSync(siteFile('identity.ts'), 'utf8')).toContain('identity')
})

it.each([
  ["city: 'Lisbon',", "city: 'Lisbon'", 7, 'a comma at the end of the line'],
  ["city: 'Lisbon',", "city: 'Lisbon,", 7, 'a quote at each end of a text'],
  ["city: 'Lisbon',", "city: Lisbon',", 7, 'a quote at each end of a text'],
  ["city: 'Lisbon',", "city: 'We don't',", 7, "’ or \\' for an apostrophe in a text"],
  ["city: 'Lisbon',", 'city: Lisbon,', 7, "quotes around a text: 'Lisbon'"],
  ["city: 'Lisbon',", "city: 'Lisbon',,", 7, "fields such as city: 'Paris', each with a comma"],
  ["city: 'Lisbon',", "city: '🌉 Água'", 7, 'a comma at the end of the line'],
  ["name: sample('Farol'),", "name: sample('Farol),", 6, 'a quote at each end of a text'],
])(
  'names the line of a slip, and says what to write: %s → %s',
  async (from, to, line, expected) => {
    const [only, ...more] = (await problem(valid.replace(from, to))).split('\n')
    expect(only?.startsWith(`identity.ts:${line}: expected ${expected}; found “${to}`)).toBe(true)
    expect(more).toEqual([])
  },
)

it('names the mistake in a file that can be read but not run', async () => {
  expect(await problem(valid.replace("sample('Farol')", 'sample.name.first.last'))).toBe(
    "identity.ts: expected TypeScript that runs; found Cannot read properties of undefined (reading 'last')",
  )
})

it('names what is missing at the end', async () => {
  expect(await problem(valid.replace(/\}\s*$/, ''))).toMatch(
    /^identity\.ts:\d+: expected every bracket to be closed; found the end of the file$/,
  )
  expect(await problem(valid.replace('export ', ''))).toBe(
    'identity.ts: expected export const identity = { … }; found no such export',
  )
})

describe.each(['kit/server/main.ts', 'tutor/server/main.ts'])('%s', (main) => {
  const root = join(import.meta.dirname, '../..')

  const checking = [
    ...['package.json', 'owner', 'contracts', 'content/problem.ts', 'i18n'],
    'site/theme/contrast.ts',
  ].map((name) => `kit/${name}`)

  /** What the process prints if `from` is replaced in identity.ts. */
  function outcome(from: string, to: string) {
    const copy = mkdtempSync(join(folder, 'project-'))
    // No other file of the server may be needed to check identity.ts.
    for (const name of [...checking, 'tutor/package.json', main])
      cpSync(join(root, name), join(copy, name), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir')
    const own = readFileSync(siteFile('identity.ts'), 'utf8')
    expect(own).toContain(from)
    writeFileSync(join(copy, 'identity.ts'), own.replace(from, to))
    const flags = [
      '--disable-warning=ExperimentalWarning',
      '--import',
      join(copy, 'kit/owner/register-words.ts'),
    ]
    const { status, stderr } = spawnSync(process.execPath, [...flags, main], {
      cwd: copy,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] },
    })
    return { status, stderr }
  }

  it.each([
    [
      "locale: '",
      'locale: ',
      /^identity\.ts:\d+: expected a quote at each end of a text; found .*\n$/,
    ],
    ["locale: '", "locale: '?", /^identity\.ts:\d+: locale: expected .*; found "\?.*\n$/],
    [
      'export const identity',
      'const identity',
      /^identity\.ts: expected export const identity .*\n$/,
    ],
  ])('ends with the place of a mistake and no stack trace: %s → %s', (from, to, message) => {
    expect(outcome(from, to)).toEqual({ status: 1, stderr: expect.stringMatching(message) })
  })
})
