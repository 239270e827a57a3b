import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paths } from '#contracts/paths.ts'
import { siteFile } from '#owner/root.ts'
import { freePort } from './testing/free-port.ts'
import { inquiryRequest } from './testing/load.ts'
import { startMailSink } from './testing/mail-sink.ts'
import { commandFlags, siteEnv } from './testing/server-process.ts'
import { writeBuild } from './testing/site.ts'

const main = fileURLToPath(new URL('main.ts', import.meta.url))
const buildScript = fileURLToPath(new URL('../commands/build.ts', import.meta.url))

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
  const child = spawn(process.execPath, [...commandFlags, main], {
    cwd: folder,
    env: { ...siteEnv, PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  return child
}

async function outcome(child: ChildProcess) {
  const [errors, [code]] = await Promise.all([text(child.stderr as never), once(child, 'exit')])
  return { code, errors }
}

function originOf(child: ChildProcess) {
  const { promise, resolve } = Promise.withResolvers<string>()
  let log = ''
  child.stdout?.on('data', (chunk) => {
    log += chunk
    const found = /listening at (http:[^"]+)/.exec(log)
    if (found?.[1]) resolve(found[1])
  })
  return promise
}

/**
 * Four visitors who read a page again and again. What they got is known once they've left. Without a
 * `pause`, in ms, they miss no moment, but take all of the machine.
 */
function visit(origin: string, pause = 0) {
  const statuses = new Set<number>()
  let visiting = true
  const visitors = Array.from({ length: 4 }, async () => {
    while (visiting) {
      // A page that's missing leads to another.
      statuses.add((await fetch(`${origin}/services`, { redirect: 'manual' })).status)
      if (pause > 0) await wait(pause)
    }
  })
  return async () => {
    visiting = false
    await Promise.all(visitors)
    return [...statuses]
  }
}

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

test('without a build it ends and says how to make one', async () => {
  const { code, errors } = await outcome(start())
  expect(code).toBe(1)
  expect(errors).toContain('npm run build')
  expect(errors).not.toContain('    at ')
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

test('a build that fails leaves dist/ and the site as they were; a whole one comes in unnoticed', async () => {
  const dist = join(folder, 'dist')
  await writeBuild(dist)
  // Stands in for Astro: fills the given folder, and fails on request.
  const astro = join(folder, 'astro.mjs')
  writeFileSync(
    astro,
    `import { cpSync } from 'node:fs'
    import { registerHooks } from 'node:module'
    registerHooks({
      resolve: (name, context, next) =>
        name === 'astro' ? { url: import.meta.url, shortCircuit: true } : next(name, context),
    })
    export const build = ({ outDir }) => {
      cpSync('made', outDir, { recursive: true })
      if (process.env.STATUS !== '0') throw new Error('This build fails')
    }`,
  )
  const { href } = siteFile('identity.ts')
  writeFileSync(join(folder, 'identity.ts'), `export * from ${JSON.stringify(href)}`)
  for (const name of ['content', 'public'])
    cpSync(siteFile(name), join(folder, name), { recursive: true })
  symlinkSync(new URL('../../node_modules', import.meta.url), join(folder, 'node_modules'))
  const build = async (status: string) => {
    const command = [...commandFlags, '--import', astro, buildScript]
    const child = spawn(process.execPath, command, {
      cwd: folder,
      env: { ...siteEnv, WIZE_SITE: folder, STATUS: status },
      stdio: 'ignore',
    })
    return await once(child, 'exit')
  }
  const child = start()
  const origin = await originOf(child)
  const leave = visit(origin, 20)
  const status = async (path: string) => (await fetch(origin + path, { redirect: 'manual' })).status
  const files = () => readdirSync(dist, { recursive: true }).sort()

  const before = files()
  mkdirSync(join(folder, 'made'))
  writeFileSync(join(folder, 'made/index.html'), 'half a build')
  expect(await build('1')).toEqual([1, null])
  expect(files()).toEqual(before)
  child.kill('SIGHUP')
  await fetch(`${origin}/healthz`)
  expect(await status('/blog')).toBe(200)
  expect(await status('/more/0')).toBe(302)

  await writeBuild(join(folder, 'made'), 1)
  expect(await build('0')).toEqual([0, null])
  const leaveAfterReload = visit(origin)
  child.kill('SIGHUP')
  await vi.waitFor(async () => expect(await status('/more/0')).toBe(200))
  expect(await leave()).toEqual([200])
  expect(await leaveAfterReload()).toEqual([200])
  expect(readdirSync(folder).filter((name) => name.startsWith('.dist'))).toEqual([])
})

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
