import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { run } from '#commands/command.ts'
import { inboxCommand } from '#commands/inbox.ts'
import { siteRoot } from '#owner/root.ts'
import { Connection, inquiryRequest } from '#server/testing/load.ts'
import { type ServerProcess, siteEnv, startServer } from '#server/testing/server-process.ts'
import { kinds, testStores } from '#server/testing/store.ts'
import { copyStore, makeBackup } from './backups.ts'
import { openStore } from './store.ts'
import { verifyFile } from './verify-file.ts'

let folder: string
let file: string
let server: ServerProcess | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wize-damage-'))
  file = join(folder, 'wize.sqlite')
})
afterEach(async () => {
  await server?.stop()
  server = undefined
  rmSync(folder, { recursive: true, force: true })
})

async function send(port: number, subject: string) {
  const connection = await Connection.open(port)
  const { status } = await connection.send(inquiryRequest(subject))
  connection.close()
  return status
}

/** Runs one of the owner's commands; returns its exit code and output. */
async function inbox(...args: string[]) {
  let text = ''
  const add = (more: string) => {
    text += more
  }
  const terminal = { env: { DATA_DIR: folder }, out: add, err: add, width: 200 }
  return [await run(inboxCommand, args, terminal), text] as const
}

/** Copies a store and changes the copy by SQL; returns the copy's path. */
function changedCopy(store: string, name: string, sql: string): string {
  const copy = join(folder, `${name}.sqlite`)
  cpSync(store, copy)
  using db = new DatabaseSync(copy)
  db.exec(sql)
  return copy
}

const ready = async (port: number) => (await fetch(`http://127.0.0.1:${port}/readyz`)).status

test.each(['wize.sqlite', 'wize.sqlite-wal'])(
  'a server whose %s was removed refuses inquiries and is not ready, until it is back',
  async (name) => {
    server = await startServer({ DATA_DIR: folder })
    const { port } = server
    expect(await send(port, 'before')).toBe(200)
    renameSync(join(folder, name), join(folder, 'elsewhere'))
    expect(await send(port, 'while it is gone')).toBe(503)
    await vi.waitFor(async () => expect(await ready(port)).toBe(503))
    // A copy is a different file: whatever is written to the first would be lost.
    cpSync(join(folder, 'elsewhere'), join(folder, name))
    expect(await send(port, 'while it is replaced')).toBe(503)
    rmSync(join(folder, name))
    renameSync(join(folder, 'elsewhere'), join(folder, name))
    expect(await send(port, 'after')).toBe(200)
    await vi.waitFor(async () => expect(await ready(port)).toBe(200))
  },
)

test('a store that cannot be written makes the server unready', async () => {
  server = await startServer({ DATA_DIR: folder })
  const { port } = server
  // The server may still be writing while it starts.
  const other = new DatabaseSync(file, { timeout: 10_000 })
  other.exec(
    `create trigger full before insert on heartbeat begin select raise(abort, 'full'); end`,
  )
  await vi.waitFor(async () => expect(await ready(port)).toBe(503))
  other.exec('drop trigger full')
  other.close()
  await vi.waitFor(async () => expect(await ready(port)).toBe(200))
})

test('a server does not start on a damaged store', async () => {
  const store = await openStore({ file })
  expect(store.isNew).toBe(true)
  const inquiries = Array.from({ length: 200 }, (_, index) => ({
    id: `id-${index}`,
    type: 'general',
    state: 'new' as const,
    name: 'Ada',
    email: 'ada@example.com',
    subject: 'Words',
    message: 'Words and more of them. '.repeat(100),
    fingerprint: String(index),
    received_at: index,
  }))
  await store.db.insertInto('inquiries').values(inquiries).execute()
  await store.close()
  const sound = await openStore({ file }, { verify: true })
  expect(sound.isNew).toBe(false)
  await sound.close()

  const descriptor = openSync(file, 'r+')
  for (let page = 60; page < 80; page++)
    writeSync(descriptor, Buffer.alloc(4096, 'x'), 0, 4096, page * 4096)
  await expect(openStore({ file }, { verify: true })).rejects.toThrow(
    /damaged.*docs\/operations\.md/s,
  )
})

test('a damaged store comes back from the backup of the day', async () => {
  server = await startServer({ DATA_DIR: folder, BACKUP_KEEP: '2' })
  expect(await send(server.port, 'Worth keeping')).toBe(200)
  await server.stop()
  server = undefined
  // The first server may have stopped before making the day's backup.
  const backups = join(folder, 'backups')
  mkdirSync(backups, { recursive: true })
  for (const name of readdirSync(backups)) rmSync(join(backups, name))
  for (const day of ['01', '02', '03'])
    writeFileSync(join(backups, `wize-2020-01-${day}.sqlite`), '')
  server = await startServer({ DATA_DIR: folder, BACKUP_KEEP: '2' })
  await vi.waitFor(() => expect(readdirSync(backups)).toHaveLength(2))
  await server.stop()
  server = undefined
  const [old, backup = ''] = readdirSync(backups).sort()
  expect(old).toBe('wize-2020-01-03.sqlite')
  expect(statSync(join(backups, backup)).mode & 0o777).toBe(0o600)

  writeFileSync(file, Buffer.alloc(50_000, 'x'))
  await expect(openStore({ file }, { verify: true })).rejects.toThrow(
    /damaged.*not a database.*docs/,
  )
  const [refused] = await inbox('restore', join(backups, String(old)))
  expect(refused).toBe(1)
  const [code, said] = await inbox('restore', join(backups, backup))
  expect([code, said]).toEqual([0, expect.stringContaining('wize.sqlite.replaced-')])
  expect(said).toContain('are on the list again')
  expect((await inbox('list'))[1]).toContain('Worth keeping')
  server = await startServer({ DATA_DIR: folder, BACKUP_KEEP: '2' })
  expect(await send(server.port, 'And on we go')).toBe(200)
})

test('restore drill: the scheduled backup of a running server brings back every inquiry', async () => {
  const env = { DATA_DIR: folder, BACKUP_KEEP: '0' }
  const backups = join(folder, 'elsewhere')
  mkdirSync(backups)
  for (const day of ['01', '02', '03'])
    writeFileSync(join(backups, `wize-2020-01-${day}.sqlite`), '')
  server = await startServer(env)
  const subjects = Array.from({ length: 20 }, (_, index) => `inquiry-${index}`)
  for (const subject of subjects) expect(await send(server.port, subject)).toBe(200)
  expect((await inbox('backup'))[0]).toBe(2)
  const [code, said] = await inbox('backup', backups, '--keep', '2')
  const made = /Wrote (.*)/.exec(said)?.[1] ?? ''
  expect([code, readdirSync(backups).sort()]).toEqual([
    0,
    ['wize-2020-01-03.sqlite', made.slice(backups.length + 1)],
  ])
  expect((await inbox('backup', backups, '--keep', '2'))[1]).toContain("today's backup")
  const missing = join(folder, 'missing')
  expect((await inbox('backup', join(missing, 'a.sqlite')))[1]).toContain(`no folder ${missing}`)
  // The running server would go on writing into the replaced file.
  const [refused, why] = await inbox('restore', made)
  expect([refused, why]).toEqual([1, expect.stringContaining('in use')])
  expect(await send(server.port, 'still answered')).toBe(200)
  subjects.push('still answered')
  rmSync(made)
  expect((await inbox('backup', backups, '--keep', '2'))[0]).toBe(0)

  await server.stop()
  server = undefined
  for (const name of readdirSync(folder).filter((each) => each.startsWith('wize.sqlite')))
    writeFileSync(join(folder, name), Buffer.alloc(30_000, 'x'))
  await expect(startServer(env)).rejects.toThrow()
  expect((await inbox('restore', made))[0]).toBe(0)
  server = await startServer(env)
  expect(await send(server.port, 'after the restore')).toBe(200)
  const listed = JSON.parse((await inbox('list', '--limit', '0', '--json'))[1])
  expect(listed.map(({ subject }: { subject: string }) => subject).sort()).toEqual(
    [...subjects, 'after the restore'].sort(),
  )
})

test.runIf(process.getuid?.() === 0)(
  'root backs up and restores for the folder’s user',
  async () => {
    const store = await openStore({ file })
    await store.close()
    chownSync(folder, 1234, 5678)
    const said = (await inbox('backup', '--keep', '2'))[1]
    const backup = /Wrote (.*)/.exec(said)?.[1] ?? ''
    // What a server that was taken over may have left, to have root write for it.
    const others = join(folder, 'root.txt')
    writeFileSync(others, 'of root')
    symlinkSync(others, `${file}.part`)
    expect((await inbox('restore', backup))[0]).toBe(0)
    for (const path of [join(folder, 'backups'), join(folder, 'backup.lock'), backup, file])
      expect(statSync(path)).toMatchObject({ uid: 1234, gid: 5678 })
    expect(readFileSync(others, 'utf8')).toBe('of root')
    rmSync(file)
    symlinkSync(others, file)
    lchownSync(file, 1234, 5678)
    for (const command of [['list'], ['restore', backup], ['backup', `${backup}.copy`]]) {
      const [status, said] = await inbox(...command)
      expect([status, said]).toEqual([1, expect.stringContaining('is a link that another user')])
    }
    expect(statSync(others)).toMatchObject({ uid: 0, mode: 0o100644 })
    rmSync(file)
    await (await openStore({ file })).close()
    const ofRoot = join(folder, 'of-root')
    mkdirSync(ofRoot)
    rmSync(join(folder, 'backups'), { recursive: true })
    symlinkSync(ofRoot, join(folder, 'backups'))
    lchownSync(join(folder, 'backups'), 1234, 5678)
    expect((await inbox('backup', '--keep', '2'))[1]).toContain('is a link that another user')
    expect(readdirSync(ofRoot)).toEqual([])
  },
)

test('a backup of a damaged store is no backup', async () => {
  await (await openStore({ file })).close()
  const db = new DatabaseSync(file)
  db.exec('create table long (text); insert into long values (hex(randomblob(50000)))')
  db.close()
  // Found by whoever reads everything, and not by a server or a command that opens the store.
  const descriptor = openSync(file, 'r+')
  writeSync(descriptor, Buffer.alloc(4096, 'x'), 0, 4096, statSync(file).size - 40_960)
  closeSync(descriptor)
  const backups = join(folder, 'backups')
  await expect(makeBackup({ file, folder: backups, keep: 7, now: 0 })).rejects.toThrow()
  expect(readdirSync(backups)).toEqual([])

  // In processes of their own, with all that the commands preload.
  const wize = fileURLToPath(new URL('../../bin/wize.mjs', import.meta.url))
  const options = { cwd: siteRoot, env: { ...siteEnv, DATA_DIR: folder }, timeout: 30_000 }
  const inProcess = (...args: string[]) =>
    promisify(execFile)(process.execPath, [wize, 'inbox', ...args], options)
  await expect(inProcess('backup', '--keep', '7')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('malformed'),
  })
  expect(readdirSync(backups)).toEqual([])

  // A command ends, even if it can't open the store.
  writeFileSync(file, 'This is no store.'.repeat(1000))
  await expect(inProcess('status')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('not a database'),
  })
})

test('programs that back up at once leave whole backups, and none removes another’s', async () => {
  await (await openStore({ file })).close()
  const backups = join(folder, 'backups')
  const one = join(folder, 'one.sqlite')
  const results = await Promise.allSettled([
    makeBackup({ file, folder: backups, keep: 7, now: 0 }),
    makeBackup({ file, folder: backups, keep: 7, now: 0 }),
    copyStore(file, one),
    copyStore(file, one),
  ])
  expect(results.map(({ status }) => status).toSorted()).toEqual([
    ...['fulfilled', 'fulfilled', 'rejected', 'rejected'],
  ])
  for (const path of [join(backups, 'wize-1970-01-01.sqlite'), one]) verifyFile(path)
})

test('a program killed while it backs up is in nobody’s way', async () => {
  await (await openStore({ file })).close()
  const db = new DatabaseSync(file)
  db.exec('create table long (bytes); insert into long values (randomblob(100000000))')
  db.close()
  const backups = join(folder, 'backups')
  const module = new URL('backups.ts', import.meta.url)
  const options = JSON.stringify({ file, folder: backups, keep: 7, now: 0 })
  const other = spawn(
    process.execPath,
    [
      ...['--input-type=module', '--eval'],
      `import { makeBackup } from '${module}'; await makeBackup(${options})`,
    ],
    { stdio: 'ignore' },
  )
  const left = join(backups, 'wize-1970-01-01.sqlite.part')
  await vi.waitFor(() => expect(statSync(left).size).toBeGreaterThan(0), { interval: 1 })
  // While it lives, nobody else backs up or restores.
  other.kill('SIGSTOP')
  const busy = /Another program is backing up or restoring/
  const again = () => makeBackup({ file, folder: backups, keep: 7, now: 0 })
  await expect(again()).rejects.toThrow(busy)
  const copy = join(folder, 'copy.sqlite')
  await copyStore(file, copy)
  expect((await inbox('restore', copy))[1]).toMatch(busy)
  other.kill('SIGKILL')
  await once(other, 'exit')
  expect(existsSync(left)).toBe(true)

  // Of another day.
  writeFileSync(join(backups, 'wize-1969-12-31.sqlite.part'), 'half')
  await again()
  expect(readdirSync(backups)).toEqual(['wize-1970-01-01.sqlite'])
  expect((await inbox('restore', copy))[0]).toBe(0)
})

test('a backup made while the clock was ahead doesn’t replace later ones', async () => {
  await (await openStore({ file })).close()
  const backups = join(folder, 'backups')
  for (const day of ['2031-05-01', '2026-05-01', '2026-05-02'])
    await makeBackup({ file, folder: backups, keep: 1, now: Date.parse(day) })
  expect(readdirSync(backups)).toEqual(['wize-2026-05-02.sqlite', 'wize-2031-05-01.sqlite'])
})

const reader = (name: string) => ({
  id: name,
  email: `${name}@example.com`,
  email_key: `${name}@example.com`,
  state: 'confirmed' as const,
  created_at: 1,
  confirmed_at: 2,
})

test('who has unsubscribed or bounced since the backup stays off the list', async () => {
  const store = await openStore({ file })
  await store.db
    .insertInto('subscribers')
    .values([reader('bounced'), reader('left'), reader('stayed')])
    .execute()
  const backup = join(folder, 'other.sqlite')
  await copyStore(file, backup)
  await store.db
    .updateTable('subscribers')
    .set({ state: 'unsubscribed', unsubscribed_at: 3 })
    .where('id', '=', 'left')
    .execute()
  await store.db
    .updateTable('subscribers')
    .set({ state: 'bounced', bounced_at: 4 })
    .where('id', '=', 'bounced')
    .execute()
  await store.close()

  // What keeps the copy from being written isn't blamed on the store that's read.
  const narrow = changedCopy(
    backup,
    'narrow',
    "create unique index one on subscribers (state is null) where state <> 'confirmed'",
  )
  const before = statSync(file).ino
  const [failed, why] = await inbox('restore', narrow)
  expect([failed, why]).toEqual([1, expect.stringContaining('UNIQUE constraint')])
  expect(statSync(file).ino).toBe(before)
  expect(readdirSync(folder).filter((name) => name.includes('.part'))).toEqual([])

  const [code, said] = await inbox('restore', backup)
  expect([code, said]).toEqual([0, expect.stringContaining('stay off the list: 2')])
  const restored = await openStore({ file })
  const rows = await restored.db
    .selectFrom('subscribers')
    .select(['id', 'state', 'unsubscribed_at', 'bounced_at'])
    .orderBy('id')
    .execute()
  await restored.close()
  expect(rows).toEqual([
    { id: 'bounced', state: 'bounced', unsubscribed_at: null, bounced_at: 4 },
    { id: 'left', state: 'unsubscribed', unsubscribed_at: 3, bounced_at: null },
    { id: 'stayed', state: 'confirmed', unsubscribed_at: null, bounced_at: null },
  ])
  expect(readdirSync(folder).filter((name) => name.includes('.part'))).toEqual([])
})

test('who left since a backup of an older version stays off the list, too', async () => {
  const store = await openStore({ file })
  const readers = ['bounced', 'left', 'stayed'].map(reader)
  await store.db.insertInto('subscribers').values(readers).execute()
  const left = { state: 'unsubscribed', unsubscribed_at: 3 } as const
  const bounced = { state: 'bounced', bounced_at: 4 } as const
  const update = store.db.updateTable('subscribers')
  await update.set(left).where('id', '=', 'left').execute()
  await update.set(bounced).where('id', '=', 'bounced').execute()
  await store.close()

  // As the store was before addresses that bounced had a state of their own.
  const older = changedCopy(
    file,
    'older',
    `update subscribers set state = 'confirmed', unsubscribed_at = null;
    alter table subscribers drop column bounced_at`,
  )
  const rows = () => {
    using db = new DatabaseSync(file)
    return db.prepare('select id, state, unsubscribed_at as at from subscribers order by id').all()
  }
  const [code, said] = await inbox('restore', older)
  expect([code, said]).toEqual([0, expect.stringContaining('stay off the list: 2')])
  expect(rows()).toEqual([
    { id: 'bounced', state: 'unsubscribed', at: 4 },
    { id: 'left', state: 'unsubscribed', at: 3 },
    { id: 'stayed', state: 'confirmed', at: null },
  ])
  // And the other way around: the replaced store is the older one.
  const [again, saidAgain] = await inbox('restore', older)
  expect([again, saidAgain]).toEqual([0, expect.stringContaining('stay off the list: 2')])

  const oldest = changedCopy(
    older,
    'oldest',
    'drop table newsletter_bounces; drop table subscribers',
  )
  expect((await inbox('restore', oldest))[0]).toBe(0)
})

test('a backup with a program in it isn’t restored', async () => {
  const store = await openStore({ file })
  await store.close()
  const backup = changedCopy(
    file,
    'other',
    'create trigger copy after insert on inquiries begin select 1; end',
  )
  const before = statSync(file).ino
  const [code, said] = await inbox('restore', backup)
  expect([code, said]).toEqual([1, expect.stringContaining('trigger “copy”')])
  expect(statSync(file).ino).toBe(before)
})

test('a copy that lacks the inquiries is no backup', async () => {
  const store = await openStore({ file })
  await store.close()
  const other = new DatabaseSync(file)
  other.exec('drop table outbox_notices; drop table outbox; drop table inquiries')
  other.close()
  const backups = join(folder, 'backups')
  await expect(makeBackup({ file, folder: backups, keep: 7, now: 0 })).rejects.toThrow('inquiries')
  expect(readdirSync(backups)).toEqual([])
  const copy = join(folder, 'copy.sqlite')
  expect((await inbox('backup', copy))[0]).toBe(1)
  expect(existsSync(copy)).toBe(false)
})

describe.runIf(kinds.includes('postgres'))('PostgreSQL', () => {
  const stores = testStores('postgres', { freezes: true })

  test('without tables is no store to a command', async () => {
    const place = await stores.place()
    await expect(openStore(place, { mustExist: true })).rejects.toThrow('has no tables')
    await stores.open(place)
    await (await openStore(place, { mustExist: true })).close()
  })

  test('that is frozen fails a write soon, and writes nothing half when it goes on', async () => {
    const store = await stores.open()
    const add = (name: string) =>
      store.db.transaction().execute(async (trx) => {
        await trx.insertInto('secrets').values({ name, value: '' }).execute()
      })
    await add('before')
    stores.freeze(true)
    try {
      const started = performance.now()
      await expect(add('frozen')).rejects.toThrow()
      await expect(store.beat(0)).rejects.toThrow()
      expect(performance.now() - started).toBeLessThan(60_000)
    } finally {
      stores.freeze(false)
    }
    await vi.waitFor(() => add('after'))
    const names = await store.db.selectFrom('secrets').select('name').orderBy('name').execute()
    expect(names).toEqual([{ name: 'after' }, { name: 'before' }])
  })

  test('that was frozen when a transaction began commits the next write', async () => {
    const place = await stores.place()
    const store = await stores.open(place)
    const add = (db: typeof store.db, name: string) =>
      db.insertInto('secrets').values({ name, value: '' }).execute()
    await add(store.db, 'before')
    stores.freeze(true)
    try {
      await expect(store.db.transaction().execute((trx) => add(trx, 'frozen'))).rejects.toThrow()
    } finally {
      stores.freeze(false)
    }
    await vi.waitFor(() => add(store.db, 'after'))
    // Another connection only sees what's committed.
    const { db } = await stores.open(place)
    const names = await db.selectFrom('secrets').select('name').orderBy('name').execute()
    expect(names).toEqual([{ name: 'after' }, { name: 'before' }])
  })

  test('that is frozen is answered with 503, and stored after it goes on', async () => {
    const { databaseUrl = '' } = await stores.place()
    server = await startServer({ DATA_DIR: folder, DATABASE_URL: databaseUrl })
    const { port } = server
    expect(await send(port, 'before')).toBe(200)
    stores.freeze(true)
    try {
      // Nine seconds on an idle machine: a wait for each of the limits, and one for the store.
      const given = wait(30_000, 'no answer', { ref: false })
      expect(await Promise.race([send(port, 'frozen'), given])).toBe(503)
    } finally {
      stores.freeze(false)
    }
    await vi.waitFor(async () => expect(await send(port, 'after')).toBe(200))
    const store = await stores.open({ databaseUrl, file: '' })
    const rows = await store.db.selectFrom('inquiries').select('subject').execute()
    expect(rows.map(({ subject }) => subject).sort()).toEqual(['after', 'before'])
  })
})
