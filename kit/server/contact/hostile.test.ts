import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paths } from '#contracts/paths.ts'
import { Connection, inquiryRequest } from '#server/testing/load.ts'
import { type ServerProcess, startServer } from '#server/testing/server-process.ts'
import { testStores } from '#server/testing/store.ts'
import { seededRandom } from '#site/ui/art/mosaic.ts'

describe('hostile senders', () => {
  const stores = testStores('sqlite')
  let server: ServerProcess

  beforeAll(async () => {
    const { file } = await stores.place()
    server = await startServer({ DATA_DIR: file.replace(/\/[^/]+$/, '') })
  })
  afterAll(() => server.stop())

  test.concurrent('ten thousand random bodies get 4xx and leave the server well', async () => {
    const random = seededRandom(20_260_101)
    const statuses = new Map<number, number>()
    const requests = Array.from({ length: 10_000 }, () => randomRequest(random))
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        let connection = await Connection.open(server.port)
        for (let request = requests.pop(); request; request = requests.pop()) {
          const { status, last } = await connection.send(request)
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
          if (last) {
            connection.close()
            connection = await Connection.open(server.port)
          }
        }
        connection.close()
      }),
    )
    expect([...statuses.keys()].sort()).toEqual([400, 413, 415])
    const connection = await Connection.open(server.port)
    expect((await connection.send(inquiryRequest('after it all'))).status).toBe(200)
    connection.close()
  })

  test.concurrent('a body of 3 MB is refused before it is read whole', async () => {
    const answer = await exchange(server.port, [
      `POST ${paths.mailSend} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 3000000\r\n\r\n{"a":"`,
      'x'.repeat(3_000_000),
    ])
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    expect(answer).toContain('The message is too large')
  })

  test.concurrent('slow senders are cut off while others are served', async () => {
    const head = `POST ${paths.mailSend} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n`
    const slow = Array.from({ length: 100 }, () => exchange(server.port, [head, '{'], 1000))
    const connection = await Connection.open(server.port)
    expect((await connection.send(inquiryRequest('beside slow ones'))).status).toBe(200)
    connection.close()
    // Without a limit, one slow connection would take 15 minutes, longer than this test may run.
    for (const answer of await Promise.all(slow)) expect(answer).toMatch(/^(HTTP\/1\.1 408 |$)/)
  })
})

/**
 * Sends the pieces, then a byte per interval if one is given, and resolves with everything
 * received.
 */
function exchange(port: number, pieces: string[], drip?: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let received = ''
    socket.setEncoding('latin1')
    socket.on('data', (text) => {
      received += text
    })
    socket.on('error', () => {})
    const timer = drip && setInterval(() => socket.write('x'), drip)
    socket.on('close', () => {
      clearInterval(timer)
      resolve(received)
    })
    for (const piece of pieces) socket.write(piece)
  })
}

const names = [
  'user_id',
  'service_id',
  'template_id',
  'template_params',
  'lib_version',
  'from_name',
  'from_email',
  'subject',
  'message',
  'type',
  ...Object.getOwnPropertyNames(Object.prototype),
  'length',
  '',
]
const types = [
  'application/json',
  'application/json; charset=utf-16',
  'multipart/form-data; boundary=b',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  'text/plain',
  'text/html',
  '',
]

function randomRequest(random: () => number): string {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  const value = (depth: number): unknown =>
    pick<() => unknown>([
      () => null,
      () => random() < 0.5,
      () => 10 ** (random() * 600 - 300),
      () => pick(names),
      () => String.fromCharCode(...Array.from({ length: 20 }, () => random() * 65_536)),
      () => 'x'.repeat(random() * 2000),
      () => (depth > 4 ? [] : Array.from({ length: 3 }, () => value(depth + 1))),
      () => record(depth),
    ])()
  const record = (depth: number): unknown =>
    depth > 4
      ? {}
      : Object.fromEntries(
          names.filter(() => random() < 0.6).map((name) => [name, value(depth + 1)]),
        )

  const body = pick([
    () => JSON.stringify(record(0)),
    () => JSON.stringify(value(0)) ?? '',
    () => JSON.stringify(record(0)).slice(0, random() * 300),
    () =>
      inquiryRequest('x')
        .split('\r\n\r\n')[1]
        ?.replace(/[a-z]+/, pick(names)) ?? '',
    () => String.fromCharCode(...Array.from({ length: random() * 500 }, () => random() * 256)),
    () => '['.repeat(random() * 20_000),
    () => names.map((name) => `${name}=${pick(names)}%${pick(names)}`).join('&'),
    () =>
      `--b\r\nContent-Disposition: form-data; name="${pick(names)}"\r\n\r\n${pick(names)}\r\n--b--\r\n`,
    () =>
      `--b\r\nContent-Disposition: form-data; name="message"; filename="a.exe"\r\n\r\n\u0000\r\n--b--\r\n`,
    () => (random() < 0.01 ? 'x'.repeat(600_000) : ''),
  ])()
  const payload = Buffer.from(body).toString('latin1')
  return [
    `POST ${pick([paths.mailSend, paths.mailSendForm])} HTTP/1.1`,
    'Host: 127.0.0.1',
    `Content-Type: ${pick(types)}`,
    `Content-Length: ${Buffer.byteLength(payload)}`,
    '',
    payload,
  ].join('\r\n')
}
