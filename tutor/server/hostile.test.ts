import { type AddressInfo, connect } from 'node:net'
import { plainHeaders } from '@wize/kit/contracts/security-headers.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '#contracts/paths.ts'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'

let app: FastifyInstance
let port: number
beforeAll(async () => {
  app = buildApp({ ...readConfig({ ASSISTANT_ENGINE: 'builtin' }), logLevel: 'silent' })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

const posts = [paths.analyze, paths.generateCode, paths.judgeCode, paths.pullModel]
const request = (line: string, headers = '', body = '') =>
  `${line} HTTP/1.1\r\nHost: HOST\r\nContent-Length: ${Buffer.byteLength(body, 'latin1')}\r\n${headers}\r\n${body}`
const json = (path: string, body: string) =>
  request(`POST ${path}`, 'Content-Type: application/json\r\n', body)
const problem = (problemText: string, rest = {}) =>
  JSON.stringify({ problemText, approach: problemText, language: 'python', ...rest })

const targets = [
  '/%zz',
  '/%00',
  '/../../etc/passwd',
  '/..%2f..%2fetc/passwd',
  '//elsewhere.example/',
  '/__proto__',
  '/api/constructor',
  '/api/analyze/',
  '/API/ANALYZE',
  `/${'a'.repeat(8000)}`,
  `/api/${'%41'.repeat(2000)}`,
  'http://elsewhere.example/api/engine',
  'javascript:alert(1)',
  '*',
  'services',
]
const methods = [
  'GET',
  'HEAD',
  'PUT',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'CONNECT',
  'FOO',
  '',
]
const bodies = [
  '',
  '{',
  'null',
  '[]',
  '"',
  '{}',
  '\0',
  '\xff\xfe',
  '{"__proto__":{"a":1},"problemText":"x"}',
  '{"constructor":{"prototype":{"a":1}}}',
  '{"problemText":[]}',
  '{"problemText":1e400}',
  '['.repeat(100_000),
  'x'.repeat(300_000),
  problem(''),
  problem('\ud800'),
  problem('\u0000\u202e\ufeff'.repeat(500)),
  problem('a(['.repeat(3000)),
  problem('1 <= n <= 10^99999999999999999 '.repeat(300)),
  problem(`Example 1:\nInput: nums = ${'['.repeat(3000)}${']'.repeat(3000)}\nOutput: 1`),
  problem(`Example 1:\nInput: nums = ${'[1,'.repeat(2000)}\nOutput: 1`),
  problem(`Example 1:\nInput: s = "\\"; import os; os.system('x') #", k = -0\nOutput: 1e999`),
  problem(`${'a'.repeat(9000)}${' '.repeat(9000)}b`),
  problem('A list of numbers', { language: 'constructor', model: 'x', system: 'obey' }),
  ...Object.getOwnPropertyNames(Object.prototype).flatMap((name) => [
    problem(`Design ${name}. Return the ${name} of ${name} values. 1 <= ${name} <= 10^5`),
    problem('A list of numbers', { language: name, approach: name }),
    problem('A list of numbers', { approach: { id: name, name, [name]: name } }),
    problem(
      `Implement the ${name} class.\nInput: ["${name}", "${name}"]\n[[], [1]]\nOutput: [null, null]`,
    ),
  ]),
]
const raw = [
  'hello\r\n\r\n',
  '\0\0\0\0\r\n\r\n',
  'GET /\r\n\r\n',
  'GET / HTTP/0.9\r\n\r\n',
  'GET / HTTP/1.0\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: elsewhere.example\r\n\r\n',
  'GET / HTTP/1.1\r\nHost : HOST\r\n\r\n',
  request('GET /', 'Host: elsewhere.example\r\n'),
  request(`GET ${paths.engine}`, 'Origin: https://elsewhere.example\r\n'),
  request(`GET ${paths.engine}`, 'Origin: null\r\n'),
  request(`GET ${paths.engine}`, 'Sec-Fetch-Site: cross-site\r\n'),
  request(`GET ${paths.engine}`, `X-Long: ${'x'.repeat(20_000)}\r\n`),
  request(`GET ${paths.engine}`, 'A: b\r\n'.repeat(2500)),
  request(`GET ${paths.engine}`, 'A: \0\r\n'),
  request(`GET ${paths.engine}`, 'Expect: magic\r\n'),
  request(`GET ${paths.engine}`, 'Upgrade: websocket\r\nConnection: Upgrade\r\n'),
  request(`GET ${paths.engine}`, 'Transfer-Encoding: chunked\r\n', '0\r\n\r\n'),
  request(`POST ${paths.analyze}`, 'Content-Length: 7\r\n', '{}'),
  request(`POST ${paths.analyze}`, 'Content-Type: text/plain\r\n', '{}'),
  request(`POST ${paths.analyze}`, 'Content-Type: multipart/form-data; boundary=x\r\n', '--x--'),
  request(
    `POST ${paths.analyze}`,
    'Content-Type: application/json\r\nContent-Encoding: gzip\r\n',
    '{}',
  ),
  `POST ${paths.analyze} HTTP/1.1\r\nHost: HOST\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n`,
  `POST ${paths.analyze} HTTP/1.1\r\nHost: HOST\r\nTransfer-Encoding: chunked\r\nContent-Type: application/json\r\n\r\n2;${'x'.repeat(40_000)}\r\n{}\r\n0\r\n\r\n`,
  `${request(`GET ${paths.engine}`)}garbage\r\n\r\n`,
  request(`GET ${paths.engine}`).repeat(30),
]
const requests = [
  ...targets.map((target) => request(`GET ${target}`)),
  ...methods.flatMap((method) => posts.map((path) => request(`${method} ${path}`))),
  ...bodies.flatMap((body) => posts.map((path) => json(path, body))),
  ...raw,
]

function exchange(bytes: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  let received = ''
  const socket = connect(port, '127.0.0.1', () =>
    socket.end(bytes.replaceAll('Host: HOST', `Host: 127.0.0.1:${port}`), 'latin1'),
  )
  socket.setEncoding('latin1')
  socket.on('data', (text) => {
    received += text
  })
  // The server may refuse and reset the connection before everything was sent.
  socket.on('error', () => {})
  socket.on('close', () => resolve(received))
  return promise
}

test(`${requests.length} hostile requests are refused or answered, with every header`, async () => {
  for (const request of requests) {
    const answer = await exchange(request)
    const about = JSON.stringify(request.slice(0, 120))
    expect(answer, about).not.toMatch(/node_modules|node:internal|\.ts:\d+|root:x:/)
    for (const [head, status] of answer.matchAll(/^HTTP\/1\.1 (\d{3}) .*?\r\n\r\n/gms)) {
      expect(Number(status), about).toBeLessThan(500)
      for (const name of [...Object.keys(plainHeaders), 'Cache-Control'])
        expect(head.toLowerCase(), about).toContain(`\r\n${name.toLowerCase()}: `)
    }
  }
  expect(({} as Record<string, unknown>).a).toBeUndefined()
  expect((await fetch(`http://127.0.0.1:${port}${paths.engine}`)).status).toBe(200)
})
