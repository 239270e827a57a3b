// Programs and requests that try to escape the limits of `POST /api/run-code`.
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { paths } from '#contracts/paths.ts'
import words from '#messages/assistant-server.json' with { type: 'json' }
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { canRun, runNatively } from './native-run.ts'
import { sandbox, watchProcesses } from './sandbox.ts'

const signal = new AbortController().signal
const hasPython = canRun('python', 'builtin')

let app: FastifyInstance
let port: number
beforeAll(async () => {
  app = buildApp({ ...readConfig({ ASSISTANT_ENGINE: 'builtin' }), logLevel: 'silent' })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

const program = (code: string, rest = {}) =>
  JSON.stringify({ code, language: 'python', inputs: [''], ...rest })

/** Sends headers that fetch doesn't allow and returns the status. */
function statusOf(body: string, headers: Record<string, string> = {}): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const options = { port, host: '127.0.0.1', method: 'POST', path: paths.runCode }
  const sent = request(
    { ...options, headers: { 'Content-Type': 'application/json', ...headers } },
    (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    },
  )
  sent.on('error', reject)
  sent.end(body)
  return promise
}

describe('requests', () => {
  test.each([
    ['from a page of another site', 403, { Origin: 'https://elsewhere.example' }],
    ['without an origin, from another site', 403, { 'Sec-Fetch-Site': 'cross-site' }],
    ['to a name that was made to point here', 403, { Host: 'elsewhere.example' }],
    ['as a form that needs no preflight', 415, { 'Content-Type': 'text/plain' }],
    ['as a form', 415, { 'Content-Type': 'application/x-www-form-urlencoded' }],
  ])('%s are refused', async (_, status, headers) => {
    expect(await statusOf(program('print(1)'), headers)).toBe(status)
  })

  test.each([
    ['too much code', 400, program('x'.repeat(30_000))],
    ['too many inputs', 400, program('print(1)', { inputs: Array(50).fill('') })],
    ['a language that is none', 400, program('print(1)', { language: '__proto__' })],
    ['a body beyond the limit', 413, program('x'.repeat(5_000_000))],
  ])('with %s are refused', async (_, status, body) => {
    expect(await statusOf(body)).toBe(status)
  })

  test.skipIf(!hasPython)('beyond the second at one time have to wait', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gate-'))
    const gate = join(folder, 'open')
    const waiting = program(
      `import os, time\nwhile not os.path.exists(${JSON.stringify(gate)}): time.sleep(0.01)`,
    )
    let refused = 0
    const statuses = await Promise.all(
      [1, 2, 3, 4].map(async () => {
        const status = await statusOf(waiting)
        // Two programs run until both others have been refused.
        if (status === 429) refused++
        if (refused === 2) writeFileSync(gate, '')
        return status
      }),
    )
    expect(statuses.toSorted()).toEqual([200, 200, 429, 429])
    expect(await statusOf(program('print(1)'))).toBe(200)
    rmSync(folder, { recursive: true })
  })
})

describe.skipIf(!hasPython)('programs', () => {
  test('leave no process behind', async () => {
    const mark = `left-behind-${process.pid}`
    const code = `import subprocess, sys
subprocess.Popen([sys.executable, "-c", "import time; time.sleep(300)", "${mark}"])
print("done")`
    const [run] = await runNatively('python', code, [''], signal)
    expect(run).toEqual({ output: 'done' })
    await vi.waitFor(() => expect(processesWith(mark)).toEqual([]))
  })

  test('leave no folder behind, even when they fail', async () => {
    const own = () => readdirSync(tmpdir()).filter((name) => name.startsWith('assistant-run-'))
    const before = new Set(own())
    const code = 'open("left.txt", "w").write("x"); import os; print(os.getcwd()); 1 / 0'
    await runNatively('python', code, [''], signal)
    const [folder = ''] = (await runNatively('python', 'print(__file__)', [''], signal)).map(
      ({ output = '' }) => output.split('/').at(-2) ?? '',
    )
    expect(folder).toContain('assistant-run-')
    expect(own()).not.toContain(folder)
    expect(before).not.toContain(folder)
  })

  test('do not fill the disk', async () => {
    const code = 'open("large", "wb").write(bytes(10**8)); print("written")'
    const [run] = await runNatively('python', code, [''], signal)
    expect(run?.output).toBeUndefined()
    expect(run?.error).toBeTruthy()
  })

  // Opened first, so that no file has a name any more that could be looked at.
  const flood = (place: string) => `import os
files = []
for i in range(60):
    path = os.path.join(${JSON.stringify(place)}, f"file-{i}")
    files.append(open(path, "wb"))
    if ${JSON.stringify(place)} != ".": os.remove(path)
    files[-1].write(bytes(8 * 10**6))
    files[-1].flush()
print("written")`

  test.runIf(sandbox() === 'bwrap').each(['/tmp', '/dev/shm', '.'])(
    'do not fill the disk with many files in %s, nor memory',
    async (place) => {
      const [run] = await runNatively('python', flood(place), [''], signal)
      expect(run?.error).toMatch(/No space left on device/)
    },
  )

  test.runIf(sandbox() === 'bwrap')('write nowhere else', async () => {
    const code = `import os
mounts = [line.split()[1] for line in open("/proc/self/mounts")]
tops = ["/" + name for name in os.listdir("/")]
def writes(folder):
    try:
        open(folder + "/written", "w").close()
        return True
    except OSError:
        return False
print([folder for folder in sorted({*mounts, *tops, os.path.dirname(__file__)}) if writes(folder)])`
    const [run] = await runNatively('python', code, [''], signal)
    expect(run).toEqual({ output: "['/dev/shm', '/tmp']" })
  })

  test('do not fill the disk with many files where there is no sandbox', async () => {
    const run = (code: string) => runNatively('python', code, [''], signal, { kind: 'none' })
    const waiting = `${flood('.')}\nimport time\ntime.sleep(9)`
    expect(await run(waiting)).toEqual([{ error: words.runs.wroteTooMuch }])
    const many = `import os, time
for i in range(400):
    os.makedirs(f"{i}/a")
time.sleep(9)`
    expect(await run(many)).toEqual([{ error: words.runs.wroteTooMuch }])
  })

  test.runIf(process.platform === 'linux')(
    'leave no process in a session of its own where there is no sandbox',
    async () => {
      const word = `left-${randomUUID()}`
      // The first has closed its output, and the second holds it open.
      const code = `import os, subprocess, time
for output in (subprocess.DEVNULL, None):
    subprocess.Popen(["python3", "-c", "import os, time\\nif os.fork() == 0: time.sleep(60)", "${word}"], start_new_session=True, stdout=output, stderr=output)
time.sleep(0.3)
print(1)`
      const run = await runNatively('python', code, [''], signal, { kind: 'none' })
      expect(run).toEqual([{ output: '1' }])
      expect(processesWith(word)).toEqual([])
    },
  )

  test('answer soon even if one that hid from us keeps their output open', async () => {
    const code = `import subprocess
subprocess.Popen(["sleep", "8"], start_new_session=True, env={"PATH": "/usr/bin:/bin"})
print(1)`
    const started = performance.now()
    const run = await runNatively('python', code, [''], signal, { kind: 'none' })
    expect(run).toEqual([{ output: '1' }])
    expect(performance.now() - started).toBeLessThan(6_000)
  })

  test.skipIf(sandbox() !== 'bwrap')('see nobody’s files, and no system sockets', async () => {
    const code = 'import os; print([os.listdir(path) for path in ("/root", "/home", "/run")])'
    const [run] = await runNatively('python', code, [''], signal)
    expect(run?.output).toBe('[[], [], []]')
  })

  test.runIf(process.platform === 'linux')('do not start hundreds of others', async () => {
    const code = `import os, time
for i in range(250):
    if os.fork() == 0:
        time.sleep(9)
        os._exit(0)
time.sleep(9)`
    const runs = await runNatively('python', code, [''], signal)
    expect(runs).toEqual([{ error: words.runs.usedTooMuch }])
  })

  test.runIf(process.platform === 'linux')(
    'share the limit on memory with others they start',
    async () => {
      const code = `import os, time
for i in range(3):
    if os.fork() == 0:
        kept = bytearray(b"x") * (40 * 2**20)
        time.sleep(30)
        os._exit(0)
time.sleep(30)`
      const child = spawn('python3', ['-c', code], { detached: true, stdio: 'ignore' })
      const { promise, resolve } = Promise.withResolvers<void>()
      const unwatch = watchProcesses(child.pid, resolve, { processes: 10, memory: 100 * 1024 })
      // A test that times out runs no further.
      onTestFinished(() => {
        unwatch()
        if (child.pid) process.kill(-child.pid, 'SIGKILL')
      })
      await promise
    },
  )

  const asRoot = sandbox() === 'bwrap' && process.getuid?.() === 0
  test.runIf(asRoot)('see no files at the top of the disk, either', async () => {
    const folder = mkdtempSync('/assistant-test-')
    try {
      writeFileSync(join(folder, 'secret'), 'x')
      const code = `import os; print(os.listdir("${folder}"))`
      expect(await runNatively('python', code, [''], signal)).toEqual([{ output: '[]' }])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test('see nothing of the environment', async () => {
    process.env.ASSISTANT_TEST_SECRET = 'hidden'
    const code = 'import os; print("ASSISTANT_TEST_SECRET" in os.environ)'
    const [run] = await runNatively('python', code, [''], signal)
    delete process.env.ASSISTANT_TEST_SECRET
    expect(run?.output).toBe('False')
  })
})

/** Command lines of running processes that contain a word. */
function processesWith(word: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((id) => {
      try {
        const line = readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', ' ')
        return line.includes(word) ? [line] : []
      } catch {
        return []
      }
    })
}

test.each([
  ['javascript', `function solve() { return ${'('.repeat(9_000)}1${')'.repeat(9_000)} }`],
  ['typescript', `function solve() { return ${'a<b,'.repeat(4_000)} 1 }`],
])('%s that its parser gives up on is named as unreadable', async (language, code) => {
  expect(await statusOf(program(code, { language, traced: true }))).toBe(400)
})
