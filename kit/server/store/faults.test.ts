import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { Connection, inquiryRequest } from '#server/testing/load.ts'
import { type ServerProcess, slowSync, startServer } from '#server/testing/server-process.ts'
import { copyStore } from './backups.ts'

const folder = mkdtempSync(join(tmpdir(), 'wize-faults-'))
const disk = mkdtempSync(join(tmpdir(), 'wize-disk-'))
const largerDisk = mkdtempSync(join(tmpdir(), 'wize-larger-disk-'))
const mount = (folder: string, size: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'ignore' })
    .status === 0
const mounted = mount(disk, '1m') && mount(largerDisk, '32m')
if (!mounted) console.warn('No small disk can be mounted here: the test of a full disk is skipped.')

let server: ServerProcess | undefined
afterEach(async () => {
  await server?.stop()
  server = undefined
})
afterAll(() => {
  if (mounted) execFileSync('umount', [disk, largerDisk])
  for (const each of [folder, disk, largerDisk]) rmSync(each, { recursive: true, force: true })
})

const stored = (file: string) => {
  const db = new DatabaseSync(file, { readOnly: true, timeout: 10_000 })
  const rows = db.prepare('select subject from inquiries').all()
  db.close()
  return new Set(rows.map(({ subject }) => subject))
}

test.runIf(mounted)(
  'a full disk gives 503, keeps what was answered 200 and recovers by itself',
  async () => {
    server = await startServer({ DATA_DIR: disk })
    const connection = await Connection.open(server.port)
    const accepted: string[] = []
    const send = async () => {
      const subject = `inquiry-${accepted.length}`
      const { status } = await connection.send(inquiryRequest(`${subject} ${'x'.repeat(100)}`))
      if (status === 200) accepted.push(`${subject} ${'x'.repeat(100)}`)
      return status
    }
    expect(await send()).toBe(200)

    const { bsize, bavail } = statfsSync(disk)
    writeFileSync(join(disk, 'ballast'), Buffer.alloc(Math.max(0, bsize * (bavail - 20))))
    let status = 200
    while (status === 200) status = await send()
    expect(status).toBe(503)
    for (let attempt = 0; attempt < 20; attempt++) expect([200, 503]).toContain(await send())

    rmSync(join(disk, 'ballast'))
    expect(await send()).toBe(200)
    connection.close()
    await server.stop()
    server = undefined
    const subjects = stored(join(disk, 'wize.sqlite'))
    expect(accepted.filter((subject) => !subjects.has(subject))).toEqual([])
  },
)

test.runIf(mounted)(
  'a full disk is unready at the first look, and ready when there is room',
  async () => {
    server = await startServer({ DATA_DIR: largerDisk })
    const ready = `http://127.0.0.1:${server.port}/readyz`
    const connection = await Connection.open(server.port)
    expect((await connection.send(inquiryRequest('before'))).status).toBe(200)
    connection.close()
    const ballast = join(largerDisk, 'ballast')
    spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=4k'])
    // Room for the check's own small write.
    truncateSync(ballast, statSync(ballast).size - 2 ** 16)
    const full = await fetch(ready)
    expect([full.status, await full.text()]).toEqual([503, 'not ready: store'])

    rmSync(join(largerDisk, 'ballast'))
    await vi.waitFor(async () => expect((await fetch(ready)).status).toBe(200))
  },
)

test.runIf(mounted)('a backup for which there’s no room takes none from the forms', async () => {
  const file = join(largerDisk, 'wize.sqlite')
  rmSync(file, { force: true })
  const db = new DatabaseSync(file)
  db.exec(
    'create table inquiries as with recursive n(i) as (select 1 union all select i + 1 from n where i < 1300) select randomblob(10000) as text from n',
  )
  db.close()
  const left = () => {
    const { bsize, bavail } = statfsSync(largerDisk)
    return bsize * bavail
  }
  let least = left()
  expect(least).toBeGreaterThan(13_000_000)
  const watching = setInterval(() => {
    least = Math.min(least, left())
  }, 1)
  await expect(copyStore(file, join(largerDisk, 'copy'))).rejects.toMatchObject({ code: 'ENOSPC' })
  clearInterval(watching)
  expect(least).toBeGreaterThan(10_000_000)
})

test('a store locked by another program gives 503, answers the rest of the site meanwhile and recovers', async () => {
  server = await startServer({ DATA_DIR: folder })
  const { port } = server
  const connections = await Promise.all(Array.from({ length: 10 }, () => Connection.open(port)))
  const file = join(folder, 'wize.sqlite')
  // The server may still be writing while it starts.
  const other = new DatabaseSync(file, { timeout: 10_000 })
  other.exec('begin immediate')

  const locked = Promise.all(
    connections.map((connection, index) => connection.send(inquiryRequest(`locked-${index}`))),
  )
  const health = await fetch(`http://127.0.0.1:${port}/healthz`)
  expect(health.status).toBe(200)
  expect((await locked).map(({ status }) => status)).toEqual(connections.map(() => 503))
  other.exec('rollback')
  other.close()

  const [connection] = connections
  expect((await connection?.send(inquiryRequest('free')))?.status).toBe(200)
  for (const each of connections) each.close()
  expect(stored(file)).toEqual(new Set(['free']))
})

test('a short lock is waited for', async () => {
  server = await startServer({ DATA_DIR: folder })
  const connection = await Connection.open(server.port)
  const other = new DatabaseSync(join(folder, 'wize.sqlite'), { timeout: 10_000 })
  other.exec('begin immediate')
  const answer = connection.send(inquiryRequest('short-lock'))
  setTimeout(() => other.exec('rollback'), 200)
  expect((await answer).status).toBe(200)
  other.close()
  connection.close()
})

const [strace = '', ...slowly] = slowSync()
const traceable = spawnSync(strace, [...slowly, 'true']).status === 0
if (!traceable) console.warn('Without strace no disk can be slowed down: its test is skipped.')

test.runIf(traceable)(
  'a disk that takes half a second for each sync holds up inquiries, not pages',
  async () => {
    server = await startServer({ DATA_DIR: folder }, slowSync())
    const [writer, reader] = [
      await Connection.open(server.port),
      await Connection.open(server.port),
    ]
    let stored = false
    const inquiry = writer.send(inquiryRequest('slow')).finally(() => {
      stored = true
    })
    let pages = 0
    while (!stored) {
      await reader.send('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
      pages++
    }
    expect(await inquiry).toMatchObject({ status: 200 })
    expect((await inquiry).ms).toBeGreaterThan(500)
    // On the thread that syncs, only one or two would get through.
    expect(pages).toBeGreaterThan(4)
    writer.close()
    reader.close()
  },
)
