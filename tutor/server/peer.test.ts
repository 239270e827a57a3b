import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { release } from 'node:os'
import { expect, test, vi } from 'vitest'
import { paths } from '#contracts/paths.ts'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { holderOf, otherUsers, shared } from './peer.ts'

const isTold = existsSync('/proc/net/tcp') && !/microsoft/i.test(release())
const isRoot = process.geteuid?.() === 0

// As a machine with the usual byte order writes them.
const table = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:0BB9 00000000:0000 0A 00000000:00000000 00:00000000 00000000  1000        0 11 1 0 100 0 0 10 0
   1: 0100007F:0BB9 0100007F:9C41 01 00000000:00000000 00:00000000 00000000  1000        0 12 1 0 20 4 30 10 -1
   2: 0100007F:9C41 0100007F:0BB9 01 00000000:00000000 00:00000000 00000000  1001        0 13 1 0 20 4 30 10 -1
   3: 0200007F:9C41 0100007F:0BB9 01 00000000:00000000 00:00000000 00000000  1000        0 14 1 0 20 4 30 10 -1
   4: 0100007F:9C42 0100007F:0BB9 05 00000000:00000000 00:00000000 00000000     0        0 0 1 0 20 4 30 10 -1
  sl  local_address                         remote_address                        st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0000000000000000FFFF00000100007F:9C43 0000000000000000FFFF00000100007F:0BB9 01 00000000:00000000 00:00000000 00000000  1002        0 15 1 0 20 4 30 10 -1
`
const own = { address: '127.0.0.1', port: 3001 }
const from = (port: number, address = '127.0.0.1') => holderOf(table, { address, port }, own)

test.each([
  ['a program', from(40001), 1001],
  ['a program with another address of this machine', from(40001, '127.0.0.2'), 1000],
  ['a program with an IPv6 socket', from(40003), 1002],
  ['a program that has left, which the table calls root', from(40002), undefined],
  ['nobody', from(40004), undefined],
  ['our listening socket', holderOf(table, own), 1000],
])('finds %s', (_, found, user) => {
  expect(found).toBe(user)
})

test('thousands of sockets of another user don’t make each connection wait for all of them', () => {
  const others = Array.from(
    { length: 50_000 },
    (_, i) =>
      `${i}: 0100007F:${i.toString(16).toUpperCase().padStart(4, '0')} 0200007F:0BB9 01 00000000:00000000 00:00000000 00000000  1001        0 ${i + 20} 1 0 20 4 30 10 -1`,
  )
  const [head = '', ...lines] = table.split('\n')
  const long = [head, ...others, ...lines].join('\n')
  const started = performance.now()
  for (let i = 0; i < 200; i++)
    expect(holderOf(long, { address: '127.0.0.1', port: 40_001 }, own)).toBe(1001)
  // Taking each line apart takes twenty seconds and more.
  expect(performance.now() - started).toBeLessThan(5000)
})

test('those who come while the tables are read share the next reading', async () => {
  let runs = 0
  const waiting: ((run: number) => void)[] = []
  const read = shared(
    () =>
      new Promise<number>((resolve) => {
        runs++
        waiting.push(resolve)
      }),
  )
  const first = read()
  await vi.waitFor(() => expect(runs).toBe(1))
  const later = Array.from({ length: 100 }, read)
  waiting.shift()?.(1)
  expect(await first).toBe(1)
  await vi.waitFor(() => expect(runs).toBe(2))
  waiting.shift()?.(2)
  expect(new Set(await Promise.all(later))).toEqual(new Set([2]))
  expect(runs).toBe(2)
})

test.runIf(isTold)('a connection that its client has left belongs to somebody else', async () => {
  const server = createServer({ allowHalfOpen: true })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const accepted = new Promise<Socket>((resolve) => server.once('connection', resolve))
  const client = connect(port, '127.0.0.1')
  const socket = await accepted
  const isOtherUsers = otherUsers(port)
  expect(await isOtherUsers?.(socket)).toBe(false)
  socket.resume()
  const gone = new Promise((resolve) => socket.once('end', resolve))
  client.destroy()
  await gone
  expect(await otherUsers(port)?.(socket)).toBe(true)
  socket.destroy()
  server.close()
})

/** Has another user run a program through the assistant; root is needed for that. */
const attack = `fetch(process.argv[1], { method: 'POST', headers: JSON.parse(process.argv[2]), body: process.argv[3] })
  .then(async (answer) => console.log(answer.status, await answer.text()))`

test.runIf(isTold && isRoot)('another user runs no program, whatever they send', async () => {
  const app = buildApp({ ...readConfig({ ASSISTANT_ENGINE: 'builtin' }), logLevel: 'silent' })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const body = JSON.stringify({ code: 'print(1)', language: 'python', inputs: [''] })
  const url = `http://127.0.0.1:${port}${paths.runCode}`
  const run = (uid: number, headers = {}) =>
    new Promise<string>((resolve, reject) => {
      const json = JSON.stringify({ 'Content-Type': 'application/json', ...headers })
      const options = { uid, gid: uid, cwd: '/', env: {} }
      execFile(process.execPath, ['-e', attack, url, json, body], options, (error, output) =>
        error ? reject(error) : resolve(output),
      )
    })
  try {
    expect(await run(65534)).toMatch(/^403 .*another user/)
    expect(await run(65534, { Origin: 'http://localhost:3000' })).toMatch(/^403 .*another user/)
    expect(await run(0)).toMatch(/^200 /)
  } finally {
    await app.close()
  }
})
