import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { Server, ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { paths } from '#contracts/paths.ts'
import { createHttpServer } from './http-server.ts'
import { freePort } from './testing/free-port.ts'
import { startSite, type TestSite } from './testing/site.ts'

const nginx = '/usr/sbin/nginx'
const operations = new URL('../../docs/operations.md', import.meta.url)
const installed = existsSync(nginx)
if (!installed) console.warn('nginx is not installed: its test is skipped.')

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`
const portOf = (server: Server) => (server.address() as AddressInfo).port

describe.runIf(installed)('behind nginx, as docs/operations.md sets it up', () => {
  let site: TestSite
  let large: Server
  let answered = 0
  let folder: string
  let proxy: ChildProcess
  let ports: { site: number; large: number }

  beforeAll(async () => {
    site = await startSite({ TRUST_PROXY: 'loopback' })
    large = createHttpServer({
      site: new Map(),
      https: false,
      onStatic() {},
      next(_request, response) {
        answered++
        response.end(Buffer.alloc(10_000_000))
      },
    })
    await once(large.listen(0, '127.0.0.1'), 'listening')
    folder = await mkdtemp(join(tmpdir(), 'behind-nginx-'))
    // nginx drops root privileges before it writes its buffers here.
    await chmod(folder, 0o777)
    ports = { site: await freePort(), large: await freePort() }
    proxy = await startNginx()
  })
  afterAll(async () => {
    proxy?.kill()
    if (proxy?.exitCode === null) await once(proxy, 'exit')
    large?.close().closeAllConnections()
    await site?.stop()
    await rm(folder, { recursive: true })
  })

  async function startNginx() {
    const [, example = ''] = /```nginx\n(.*?)```/s.exec(await readFile(operations, 'utf8')) ?? []
    const server = (name: string, from: number, to: number) =>
      example
        .replace(/ *server 10\..*\n/g, '')
        .replace('upstream wize {', `upstream ${name} {\n  server 127.0.0.1:${to};`)
        .replace('http://wize', `http://${name}`)
        .replace('listen 443 ssl;', `listen 127.0.0.1:${from};`)
    const buffers = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    await writeFile(
      join(folder, 'nginx.conf'),
      `daemon off; pid ${folder}/pid; error_log ${folder}/errors; events {}
http {
  access_log ${folder}/log; send_timeout 1s;
  ${buffers.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  ${server('site', ports.site, portOf(site.app.server))}
  ${server('large', ports.large, portOf(large))}
}
`,
    )
    const child = spawn(nginx, ['-c', join(folder, 'nginx.conf'), '-p', folder], {
      stdio: 'ignore',
    })
    await vi.waitFor(() => fetch(`http://127.0.0.1:${ports.site}/healthz`), {
      interval: 100,
    })
    return child
  }

  test.each([
    '/',
    '/services',
    '/nowhere',
    '/healthz',
    `${paths.feed}?rss_url=x`,
    paths.description,
  ])('600 requests for %s that a reader sends ahead come one at a time', async (path) => {
    const unfinished = new Set<ServerResponse>()
    let atOnce = 0
    const watch = (_request: unknown, response: ServerResponse) => {
      for (const each of unfinished) if (each.writableEnded) unfinished.delete(each)
      unfinished.add(response)
      atOnce = Math.max(atOnce, unfinished.size)
    }
    site.app.server.prependListener('request', watch)
    const socket = connect(ports.site, '127.0.0.1')
    socket.write(get(path).repeat(599) + get(path, 'Connection: close\r\n'))
    let received = ''
    for await (const chunk of socket) received += chunk
    site.app.server.off('request', watch)
    expect(received.match(/HTTP\/1\.1 \d{3} /g)).toHaveLength(600)
    expect(atOnce).toBe(1)
  })

  test('600 requests whose answers nobody reads cost one answer', async () => {
    const socket = connect(ports.large, '127.0.0.1')
    socket.on('error', () => {}).pause()
    socket.write(get('/unread').repeat(600))
    // nginx logs the request once it has given up on the client.
    await vi.waitFor(
      async () => expect(await readFile(join(folder, 'log'), 'utf8')).toContain('/unread'),
      { interval: 100 },
    )
    expect(answered).toBe(1)
    socket.destroy()
  })
})
