import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paths } from '#contracts/paths.ts'
import { freePort } from './testing/free-port.ts'
import { inquiryRequest } from './testing/load.ts'
import { startMailSink } from './testing/mail-sink.ts'
import { main, originOf, startMain, visit } from './testing/main-process.ts'
import { commandFlags, siteEnv } from './testing/server-process.ts'
import { writeBuild } from './testing/site.ts'

let folder: string
let children: ChildProcess[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'main-'))
})
afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
  children = []
  rmSync(folder, { recursive: true })
})

function start(env: Record<string, string> = {}) {
  const child = startMain(folder, env)
  children.push(child)
  return child
}

async function outcome(child: ChildProcess) {
  const [errors, [code]] = await Promise.all([text(child.stderr as never), once(child, 'exit')])
  return { code, errors }
}

test('doesn’t load Node’s fetch, which takes 11 MB', async () => {
  const program = `await import('file://${main}')\nconsole.log(process.moduleLoadList.join())`
  const child = spawn(
    process.execPath,
    [...commandFlags, '--input-type=module', '--eval', program],
    { cwd: folder, env: siteEnv, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  children.push(child)
  const modules = await text(child.stdout)
  expect(modules).toContain('NativeModule http,')
  expect(modules).not.toContain('undici/undici')
})

test('starts on a build of more files than it may have open', async () => {
  await writeBuild(join(folder, 'dist'), 700)
  const program = [process.execPath, ...commandFlags, main].join(' ')
  const child = spawn('sh', ['-c', `ulimit -n 128; exec ${program}`], {
    cwd: folder,
    env: { ...siteEnv, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  const errors = text(child.stderr as never)
  const origin = await Promise.race([originOf(child), errors])
  expect(origin).toMatch(/^http:/)
  expect((await fetch(`${origin}/more/699`)).status).toBe(200)
})

test.runIf(process.platform === 'linux')(
  'connections of others leave room for a visitor’s, however few files may be open',
  async () => {
    await writeBuild(join(folder, 'dist'))
    const program = [process.execPath, ...commandFlags, main].join(' ')
    const child = spawn('sh', ['-c', `ulimit -n 128; exec ${program}`], {
      cwd: folder,
      env: { ...siteEnv, PORT: '0', HOST: '127.0.0.1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    children.push(child)
    const { port, href } = new URL(await originOf(child))
    const held = Array.from({ length: 200 }, () =>
      connect({ port: Number(port), host: '127.0.0.1', localAddress: '127.0.0.2' }),
    )
    for (const socket of held) socket.on('error', () => {})
    await wait(1500)
    expect((await fetch(`${href}services`)).status).toBe(200)
    for (const socket of held) socket.destroy()
  },
)

test('without a build it ends and says how to make one', async () => {
  const { code, errors } = await outcome(start())
  expect(code).toBe(1)
  expect(errors).toContain('npm run build')
  expect(errors).not.toContain('    at ')
})

test('serves the old build if a publication was killed before the new one took its place', async () => {
  await writeBuild(join(folder, 'release/.dist-before'))
  symlinkSync('release/dist', join(folder, 'dist'))
  const origin = await originOf(start())
  expect((await fetch(`${origin}/services`)).status).toBe(200)
})

test('when the port is taken it ends and names the command', async () => {
  await writeBuild(join(folder, 'dist'))
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const { code, errors } = await outcome(
    start({ PORT: String(port), npm_lifecycle_event: 'serve' }),
  )
  other.close()
  expect(code).toBe(1)
  expect(errors).toBe(
    `Port ${port} is taken by another program. Stop that, or choose another port: PORT=8080 npm run serve\n`,
  )
})

test('when the port for metrics is taken it ends and names the setting', async () => {
  await writeBuild(join(folder, 'dist'))
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const { code, errors } = await outcome(start({ METRICS_PORT: String(port) }))
  other.close()
  expect(code).toBe(1)
  expect(errors).toBe(
    `METRICS_PORT ${port} is taken by another program. Stop that, or choose another.\n`,
  )
})

test('an address of another machine and a folder that is a file are named by their settings', async () => {
  await writeBuild(join(folder, 'dist'))
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  const errorsWith = async (setting: Record<string, string>) =>
    (await outcome(start(setting))).errors
  expect(await errorsWith({ HOST: 'no-such-host.invalid' })).toContain(
    'HOST=no-such-host.invalid is not an address of this machine.',
  )
  expect(await errorsWith({ DATA_DIR: file })).toContain(
    `DATA_DIR: expected a folder we can write to; found ${file} (EEXIST)`,
  )
})

test('the log says when there was no store, and only then', async () => {
  await writeBuild(join(folder, 'dist'))
  const log = async () => {
    const child = start()
    const lines = text(child.stdout as never)
    await originOf(child)
    child.kill('SIGTERM')
    return await lines
  }
  expect(await log()).toContain('There was no store: a new, empty one was made')
  expect(await log()).not.toContain('There was no store')
})

test.runIf(existsSync('/dev/full'))('a log on a full disk stops nothing', async () => {
  await writeBuild(join(folder, 'dist'))
  const port = await freePort()
  const full = openSync('/dev/full', 'w')
  const child = spawn(process.execPath, [...commandFlags, main], {
    cwd: folder,
    env: { ...siteEnv, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', full, 'pipe'],
  })
  closeSync(full)
  children.push(child)
  // Each answer of a service is logged.
  const ready = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status
  await vi.waitFor(async () => expect(await ready()).toBe(200))
  expect(await ready()).toBe(200)
})

test('a request under way is finished before the process ends', async () => {
  await writeBuild(join(folder, 'dist'))
  const child = start()
  const ended = once(child, 'exit')
  const origin = await originOf(child)
  // The body arrives after the signal.
  const headers = { 'Content-Type': 'application/json', 'Content-Length': 2 }
  const sent = request(`${origin}/api/nothing`, { method: 'POST', headers })
  const answer = once(sent, 'response') as Promise<[IncomingMessage]>
  sent.write('{')
  await fetch(`${origin}/healthz`)
  child.kill('SIGTERM')
  await once(child.stdout as never, 'data')
  sent.end('}')
  const [response] = await answer
  expect(response.statusCode).toBe(404)
  response.resume()
  expect(await ended).toEqual([0, null])
})

test('a mail server that hangs does not make the end of the process a failure', async () => {
  await writeBuild(join(folder, 'dist'))
  const sink = await startMailSink('hang')
  const child = start({ SMTP_URL: sink.url })
  const ended = once(child, 'exit')
  const origin = await originOf(child)
  const [, body] = inquiryRequest('on its way').split('\r\n\r\n')
  const headers = { 'Content-Type': 'application/json' }
  await fetch(origin + paths.mailSend, { method: 'POST', headers, body: body ?? '' })
  await vi.waitFor(() => expect(sink.connections).toBe(1))
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  await sink.close()
})

test('the log tells what was answered and nothing about who asked', async () => {
  await writeBuild(join(folder, 'dist'))
  const child = start({ LOG_LEVEL: 'debug' })
  const log = text(child.stdout as never)
  const origin = await originOf(child)
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.7' }
  await fetch(`${origin}/jane?email=jane@example.com`, { redirect: 'manual', headers })
  const body = JSON.stringify({ template_params: { from_email: 'jane@example.com' } })
  await fetch(origin + paths.mailSend, { method: 'POST', headers, body })
  await fetch(`${origin}/%zz-jane`)
  child.kill('SIGTERM')
  const lines = await log
  expect(lines).toContain(`"route":"${paths.mailSend}"`)
  expect(lines).toContain('"status":302')
  expect(lines).not.toMatch(/jane|203\.0\.113\.7|remoteAddress/)
})

test('a new build is served after SIGHUP, without a request refused; one that is broken is not', async () => {
  const dist = join(folder, 'dist')
  await writeBuild(dist)
  const child = start()
  const origin = await originOf(child)
  const manifest = join(dist, '.hosts/manifest.json')
  const built = JSON.parse(readFileSync(manifest, 'utf8'))
  const leave = visit(origin)
  const status = async (path: string) => (await fetch(origin + path, { redirect: 'manual' })).status

  writeFileSync(manifest, '{')
  child.kill('SIGHUP')
  await fetch(`${origin}/healthz`)
  expect(await status('/blog')).toBe(200)

  const [page] = built.served
  const served = [
    ...built.served.filter(({ path }: { path: string }) => !/^.blog$|^._astro/.test(path)),
    { ...page, path: '/new' },
  ]
  writeFileSync(manifest, JSON.stringify({ ...built, served }))
  child.kill('SIGHUP')
  await vi.waitFor(async () => expect(await status('/new')).toBe(200))
  expect(await status('/blog')).toBe(302)
  // A page from the previous build can still load its script.
  expect(await status('/_astro/shell.abc123.js')).toBe(200)
  expect(await leave()).toEqual([200])
})

test.runIf(process.platform === 'linux')(
  'a reload while the server starts is done after it',
  async () => {
    await writeBuild(join(folder, 'dist'))
    // The start waits for this lock.
    const store = new DatabaseSync(join(folder, 'wize.sqlite'))
    store.exec('begin exclusive')
    const child = start({ DATA_DIR: folder })
    const log = text(child.stdout as never)
    await vi.waitFor(() => expect(handlesHangup(child)).toBe(true), 4000)
    child.kill('SIGHUP')
    await wait(200)
    store.close()
    await originOf(child)
    await wait(1000)
    child.kill('SIGTERM')
    expect(await log).toMatch(/listening at.*the new build is served/s)
  },
)

/** Whether a process has a handler of SIGHUP, the first of the signals. */
function handlesHangup({ pid }: ChildProcess): boolean {
  const [, caught = '0'] =
    /^SigCgt:\s*(\w+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return (BigInt(`0x${caught}`) & 1n) === 1n
}

test('the server ends when npm, which runs it, is told to', async () => {
  await writeBuild(join(folder, 'dist'))
  const command = `"${process.execPath}" ${commandFlags.join(' ')} "${main}"`
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { serve: command } }))
  const child = spawn('npm', ['run', 'serve'], {
    cwd: folder,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  const origin = await originOf(child)
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  child.kill('SIGTERM')
  await vi.waitFor(() => expect(fetch(`${origin}/healthz`)).rejects.toThrow())
})
