import { copyFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { terminalText } from '#contracts/terminal-text.ts'
import { inquiryIntake } from '#server/inbox/intake.ts'
import { mailRow } from '#server/outbox/outbox.ts'
import { table } from '#server/table.ts'
import { testStores } from '#server/testing/store.ts'
import { run, type Terminal } from './command.ts'
import { inboxCommand } from './inbox.ts'

describe('npm run inbox', () => {
  const stores = testStores('sqlite')
  let folder: string

  async function inbox(...args: string[]) {
    let out = ''
    let err = ''
    const terminal: Terminal = {
      env: { DATA_DIR: folder },
      out: (text) => {
        out += text
      },
      err: (text) => {
        err += text
      },
      width: 200,
    }
    const code = await run(inboxCommand, args, terminal)
    return { code, out, err }
  }
  const json = async (...args: string[]) => JSON.parse((await inbox(...args, '--json')).out)

  beforeAll(async () => {
    const place = await stores.place()
    folder = dirname(place.file)
    const store = await stores.open(place)
    const accept = inquiryIntake({
      store,
      announce: async (inquiries) =>
        inquiries.map(({ id }) =>
          mailRow({ to: 'o@wize.example', subject: '', text: '' }, { now: 0, inquiryId: id }),
        ),
    })
    const common = { type: 'general', message: 'Line one\nLine two', spam: [] }
    await accept({ ...common, name: 'Ada', email: 'ada@example.com', subject: '=HYPERLINK("x")' })
    await accept({
      ...common,
      name: '\u202eBob',
      email: 'bob@example.com',
      subject: 'Robots of Özge',
    })
    await accept({
      ...common,
      name: 'Eve',
      email: 'eve@example.com',
      subject: 'Spam',
      spam: ['honeypot'],
    })
    await store.db
      .updateTable('outbox')
      .set({ state: 'dead', last_error: 'SMTP: 550', attempts: 1 })
      .execute()
  })

  test('shows, searches, reads and marks messages', async () => {
    const list = await inbox('list')
    expect(list.out).toContain('Ada <ada@example.com>')
    expect(list.out).toContain('�Bob')
    expect(list.out).not.toContain('Eve')
    expect(list.out).toContain('In quarantine: 1 (npm run inbox -- quarantine)')
    expect(list.out).toContain('Deliveries given up: 2 (')
    const [found] = await json('search', 'robots', 'LINE')
    expect(found).toMatchObject({ name: '\u202eBob', state: 'new', message: 'Line one\nLine two' })
    expect(await json('search', 'öZGE')).toHaveLength(1)
    expect((await inbox('read', found.id.slice(0, 8))).out).toContain('Line two')
    expect((await json('list', '--state', 'read'))[0].id).toBe(found.id)
    await inbox('mark', 'answered', found.id)
    expect((await json('status')).messages).toEqual({
      new: 1,
      read: 0,
      answered: 1,
      quarantined: 1,
    })
  })

  test('shows quarantine and releases from it', async () => {
    const [suspected] = await json('quarantine')
    expect(suspected).toMatchObject({ name: 'Eve', spam: ['honeypot'] })
    expect(await json('release', suspected.id)).toEqual({ released: 1 })
    expect((await inbox('release', suspected.id)).err).toContain('is not in quarantine')
    expect(await json('quarantine')).toEqual([])
    expect((await json('status')).deliveries.waiting).toBe(1)
  })

  test('shows dead letters and tries them again', async () => {
    expect(await json('dead')).toHaveLength(2)
    expect((await inbox('dead')).out).toContain('SMTP: 550')
    expect(await json('retry', '--all')).toEqual({ retried: 2 })
    expect(await json('dead')).toEqual([])
  })

  test('exports for spreadsheets and scripts', async () => {
    const file = join(folder, 'export.csv')
    writeFileSync(file, 'What was there before, '.repeat(1000), { mode: 0o644 })
    await inbox('export', '--out', file)
    const csv = readFileSync(file, 'utf8')
    expect(csv).not.toContain('before')
    expect(csv).toContain(`"'=HYPERLINK(""x"")","Line one\nLine two"`)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const exported = JSON.parse((await inbox('export', '--format', 'json', '--state', 'new')).out)
    expect(exported.map(({ state }: { state: string }) => state)).toEqual(['new', 'new'])
  })

  test('says what is wrong and changes nothing', async () => {
    const wrong = [
      ['nonsense'],
      ['list', '--state', 'x'],
      ['read'],
      ['list', '--nope'],
      ['retry'],
      ['list', '--limit', 'x'],
    ]
    for (const args of wrong) {
      const { code, err } = await inbox(...args)
      expect([args, code, err.includes('--help')]).toEqual([args, 2, true])
    }
    expect((await inbox('read', 'ffffffff')).err).toContain('There is no message ffffffff.')
    expect((await inbox('read', "x' or 1")).err).toContain('is not an id')
    expect((await inbox('delete', '--address', 'ada@example.com')).code).toBe(1)
    expect(await json('list')).toHaveLength(3)
  })

  test('a backup, put in the place of a lost store, has everything', async () => {
    const copy = join(folder, 'backup.sqlite')
    expect(await inbox('backup', copy)).toMatchObject({ code: 0 })
    expect(statSync(copy).mode & 0o777).toBe(0o600)
    expect((await inbox('backup', copy)).err).toContain('already a file')

    const before = [await json('list'), await json('deliveries')]
    const lost = folder
    folder = dirname((await stores.place()).file)
    copyFileSync(copy, join(folder, 'wize.sqlite'))
    expect([await json('list'), await json('deliveries')]).toEqual(before)
    folder = lost
  })

  test.each([['list'], ['backup', 'copy.sqlite'], ['backup', '--keep', '2']])(
    'without a store %s says where it looked, and makes none',
    async (...args) => {
      const before = folder
      folder = dirname((await stores.place()).file)
      const { code, err } = await inbox(...args)
      expect([code, err]).toEqual([1, expect.stringContaining('There is no store at')])
      expect(err).toContain(join(folder, 'wize.sqlite'))
      expect(readdirSync(folder)).toEqual([])
      folder = before
    },
  )

  test('deletes all of an address, in every file of the store', async () => {
    const filesWith = (text: string) =>
      readdirSync(folder).filter(
        (name) => name.startsWith('wize.sqlite') && readFileSync(join(folder, name)).includes(text),
      )
    expect(filesWith('ada@example.com')).not.toEqual([])
    expect(await json('delete', '--address', 'ADA@example.com', '--yes')).toEqual({
      inquiries: 1,
      deliveries: 1,
    })
    expect(await json('search', 'ada@example.com')).toEqual([])
    expect(filesWith('ada@example.com')).toEqual([])
  })
})

test('what others wrote cannot steer the terminal', () => {
  expect(terminalText('a\u001b[2Jb\u009bc\nd\u202e')).toBe('a�[2Jb�c\nd�')
  // What can't be seen, except what joins letters.
  expect(terminalText('a\u200bb\u2060c\u{e0041}d\u061ce\u2028f')).toBe('a�b�c�d�e�f')
  expect(terminalText('क्\u200dष')).toBe('क्\u200dष')
  expect(table(['a', 'b'], [['x\ny', 'long words']], 10)).toBe('a    b\nx y  long…')
  const [, row = ''] = table(['from', 'subject'], [['n'.repeat(200), 'Hello']], 100).split('\n')
  expect(row).toMatch(/^n{59}… {2}Hello$/)
})
