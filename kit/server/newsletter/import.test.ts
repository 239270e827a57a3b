import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { importCommand } from '#commands/newsletter/commands.ts'
import { emailSyntax } from '#contracts/fields.ts'
import { openStore, type Store } from '#server/store/store.ts'
import { seededRandom } from '#site/ui/art/mosaic.ts'
import { readAddresses } from './address-list.ts'
import { listSubscribers } from './subscribers.ts'

const now = Date.UTC(2026, 10, 1)
const head = 'email,date,source\n'
let folder: string
let store: Store
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'newsletter-import-'))
  store = await openStore({ file: join(folder, 'wize.sqlite') })
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

/** Imports a file with this content. Returns what was said, or the error's message. */
async function importing(content: string | Buffer): Promise<string> {
  const file = join(folder, 'addresses.csv')
  writeFileSync(file, content)
  const said: string[] = []
  const say = (text: string) => said.push(text)
  await importCommand({ store, say, now: () => now }, file).catch(({ name, message }: Error) =>
    said.push(name === 'Error' ? message : `${name}: ${message}`),
  )
  return said.join('\n')
}
const emails = async () => (await listSubscribers(store.db)).map(({ email }) => email).sort()

const line = (email: string) => `${email},2026-03-01,list\n`

describe('a list with a fault imports nothing and names the line', () => {
  test.each([
    [
      'a quote in the middle of an address',
      line('O"Brien@example.com'),
      /Line 2: .*quotation mark/,
    ],
    ['a quote after the address', line('brien@example.com"'), /Line 2: .*quotation mark/],
    ['text after a quoted cell', line('"a"b@example.com'), /Line 2: .*quotation mark/],
    ['a space before a quote', line(' "a@example.com"'), /Line 2: .*quotation mark/],
    [
      'a quote that is never closed',
      `${line('a@example.com')}"b@example.com,2026-03-01,list\n${line('c@example.com').repeat(20)}`,
      /Line 3: .*never closed/,
    ],
    ['a cell of 20 MB', line(`${'x'.repeat(20_000_000)}@example.com`), /Line 2: .*longer than/],
    [
      'a quoted cell of 20 MB after a good line',
      `${line('a@example.com')}"${'x\n'.repeat(10_000_000)}",2026-03-01,list\n`,
      /Line 3: .*longer than/,
    ],
    ['a cell too many', `a@example.com,2026-03-01,list,\n`, /Line 2: 4 cells instead of 3/],
    ['a cell too few', `a@example.com,2026-03-01\n`, /Line 2: 2 cells instead of 3/],
    ['no address', line('constructor'), /Line 2: constructor is not an email address/],
    ['a column named twice', '', /no column|names the column/, 'email,email,date,source\n'],
    ['semicolons', 'a@example.com;2026-03-01;list\n', /no column/, 'email;date;source\n'],
    [
      'the name of a language instead of its code',
      'a@example.com,2026-03-01,list,Spanish\n',
      /Line 2: Spanish is not the code of a language, such as \w+/,
      'email,date,source,language\n',
    ],
    [
      'a language that doesn’t exist',
      'a@example.com,2026-03-01,list,sq\nb@example.com,2026-03-01,list,qq\n',
      /Line 3: qq is not the code/,
      'email,date,source,language\n',
    ],
    ['bytes that are not UTF-8', Buffer.from(line('a@example.com\xff'), 'latin1'), /UTF-8/],
    ['UTF-16', Buffer.from(`\ufeff${head}${line('a@example.com')}`, 'utf16le'), /UTF-8/, ''],
    ['a zero byte', line('"a@example.com"\0'), /UTF-8/],
  ] as [string, string | Buffer, RegExp, string?][])(
    '%s',
    async (_, lines, fault, first = head) => {
      const said = await importing(Buffer.concat([Buffer.from(first), Buffer.from(lines)]))
      expect(said).toMatch(/^Nothing was imported/)
      expect(said).toMatch(fault)
      expect(said.length).toBeLessThan(1000)
      expect(await emails()).toEqual([])
    },
  )

  test('every one of them by the line where it starts, with as much as anyone can read', async () => {
    const said = await importing(
      `${head}${line('a@example.com')}\r\n${line('x')}"b\nc",2026-03-01,list\n${line('y')}`,
    )
    expect(said).toContain('Line 4: x is not')
    expect(said).toContain('Line 5: b c is not')
    expect(said).toContain('Line 7: y is not')
    const unclosed = await importing(`${head}"b\nc",2026-03-01,list\n"d,2026-03-01,list\n`)
    expect(unclosed).toContain('Line 4: a quotation mark')
    const gap = await importing(`${head}\n${line('a@example.com')}\n\n"d,2026-03-01,list\n\n`)
    expect(gap).toContain('Line 6: a quotation mark')
    const many = await importing(head + line('x\u001b[2J').repeat(3000))
    expect(many).not.toContain('\u001b')
    expect(many.split('\n').length).toBeLessThan(1010)
    expect(many).toContain('Line 1001: ')
  })
})

test.each([
  ['a byte order mark', `\ufeff${head}${line('a@example.com')}`],
  ['Windows line ends', `${head}${line('a@example.com')}`.replaceAll('\n', '\r\n')],
  ['quoted cells', `"email","date","source"\n"a@example.com","2026-03-01","Old, ""good"" list"`],
  ['empty lines', `${head}\n,,\n${line('a@example.com')}\n\n`],
  ['other columns', `Name,EMAIL, date ,source\n"Kim\nLee",a@example.com,2026-03-01,list\n`],
  [
    'names of built-in properties',
    `constructor,__proto__,email,toString,date,source\na,b,a@example.com,c,2026-03-01,list\n`,
  ],
])('a list with %s is imported', async (_, content) => {
  expect(await importing(content)).toBe('Imported: 1. Known or unsubscribed: 0')
  expect(await emails()).toEqual(['a@example.com'])
})

test('a million empty lines are read at once', async () => {
  const started = performance.now()
  const said = await importing(`${head}${'\n'.repeat(1_000_000)}${line('x')}`)
  expect(said).toContain('Line 1000002: x is not')
  // As records, they took half a minute.
  expect(performance.now() - started).toBeLessThan(10_000)
})

test('a list with languages keeps them, and one without says nothing of them', async () => {
  const lines = ['es', 'ES-mx', 'pt_BR', ''].map(
    (code, row) => `${row}@b.example,2026-03-01,list,${code}`,
  )
  await importing(`email,date,source,language\n${lines.join('\n')}\n`)
  await importing(head + line('old@b.example'))
  const stored = (await listSubscribers(store.db)).map(({ email, language }) => [email, language])
  expect(Object.fromEntries(stored)).toEqual({
    '0@b.example': 'es',
    '1@b.example': 'es',
    '2@b.example': 'pt',
    '3@b.example': null,
    'old@b.example': null,
  })
})

test('a list in columns alone is no list', async () => {
  expect(await importing('__proto__,constructor\na@example.com,b\n')).toContain(
    'no column email, date, source',
  )
  expect(await importing('')).toContain('no column')
  expect(await emails()).toEqual([])
})

test('a file that is not there is named', async () => {
  const session = { store, say: () => {}, now: () => now }
  await expect(importCommand(session, join(folder, 'no.csv'))).rejects.toThrow(
    /Nothing was imported.*no\.csv.*ENOENT/,
  )
})

/** RFC 4180 to the letter; undefined for what isn't. */
function strictCells(text: string): string[] | undefined {
  const cells: string[] = []
  let place = 0
  while (place <= text.length) {
    const rest = text.slice(place)
    const [whole, quoted, bare] =
      /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(?=,|\r\n|\n|\r|$(?!\n))/.exec(rest) ?? []
    if (whole === undefined) return undefined
    cells.push(quoted?.replaceAll('""', '"') ?? bare ?? '')
    place += whole.length
    if (place >= text.length) return cells
    place += text.startsWith('\r\n', place) ? 2 : 1
  }
  return cells
}

test('no mutation of a list makes an address that no cell has', async () => {
  // Seeded, so that a failure can be repeated.
  const random = seededRandom(20261101)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
  const pieces = ['"', '""', ',', '\n', '\r\n', '\r', '\0', ' ', '\ufeff', 'é', 'x', ';', '\t', '=']
  const lines = [
    ['a@example.com', '"b@example.com"', 'c@example.com', '"O\'Brien@example.com"'],
    ['2026-03-01', '"2026-03-01"'],
    ['list', '"a, b"', '"two\nlines"', '__proto__'],
  ]
  let imported = 0
  let refused = 0
  for (let round = 0; round < 3000; round++) {
    let text = head
    for (let row = 0; row < 3; row++) text += `${lines.map(pick).join(',')}\n`
    for (let change = Math.floor(random() * 3); change > 0; change--) {
      const place = head.length + Math.floor(random() * (text.length - head.length))
      const cut = random() < 0.5 ? Math.floor(random() * 3) : 0
      text = text.slice(0, place) + pick(pieces) + text.slice(place + cut)
    }
    const read = await readAddresses(Readable.from([Buffer.from(text)]), now)
    const isFaulty = read.faults.length > 0
    const found = isFaulty ? [] : read.addresses.map(({ email }) => email)
    const cells = strictCells(text)?.map((cell) => cell.trim())
    const context = JSON.stringify({ round, text, read })
    if (isFaulty) refused++
    else {
      imported++
      expect(cells, context).toBeDefined()
      for (const email of found) {
        expect(cells, context).toContain(email)
        expect(email, context).toMatch(emailSyntax)
      }
    }
    // A store keeps what was read, or nothing.
    if (round % 30 > 0) continue
    await store.db.deleteFrom('subscribers').execute()
    expect(await importing(text), context).toMatch(isFaulty ? /^Nothing was/ : /^Imported/)
    expect(await emails(), context).toEqual([...new Set(found)].sort())
  }
  expect(Math.min(imported, refused)).toBeGreaterThan(100)
})

test('an import that was cut off can be repeated: the list ends up the same', async () => {
  const lines = Array.from({ length: 1300 }, (_, index) => line(`r${index}@example.com`))
  const all = head + lines.join('')
  expect(await importing(head + lines.slice(0, 700).join(''))).toContain('Imported: 700.')
  expect(await importing(all)).toBe('Imported: 600. Known or unsubscribed: 700')
  expect(await importing(all)).toBe('Imported: 0. Known or unsubscribed: 1300')
  const rows = await listSubscribers(store.db)
  expect(new Set(rows.map(({ email }) => email)).size).toBe(1300)
  expect(rows.every(({ state }) => state === 'confirmed')).toBe(true)
})
