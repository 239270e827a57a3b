import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  symlinkSync,
} from 'node:fs'
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const project = join(import.meta.dirname, '../..')

/** A copy of the project in a new folder, to change at will. */
export function copySite(): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'site-copy-')))
  const files = execFileSync('git', ['ls-files', '-zco', '--exclude-standard'], { cwd: project })
  for (const file of `${files}`.split('\0'))
    if (file && !/^(assistant\/builtin\/programs|bench|examples)\//.test(file))
      if (existsSync(join(project, file))) cpSync(join(project, file), join(root, file))
  mkdirSync(join(root, 'node_modules'))
  for (const name of readdirSync(join(project, 'node_modules')))
    if (name === '.bin' || !name.startsWith('.'))
      symlinkSync(join(project, 'node_modules', name), join(root, 'node_modules', name))
  return root
}

/** Starts `npm run dev` or `npm run edit` on a copy. */
export async function startSiteCopy(root: string, script: 'dev' | 'edit') {
  const port = await freePort()
  const child = spawn(
    join(project, 'node_modules/.bin/node'),
    ['scripts/astro.mjs', 'dev', '--port', `${port}`],
    {
      cwd: root,
      // Astro serves no pages if it sees Vitest.
      env: { ...process.env, npm_lifecycle_event: script, VITEST: undefined, NODE_ENV: undefined },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let log = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      log += text
    })
  const stop = async () => {
    const ended = child.exitCode === null && once(child, 'exit')
    child.kill()
    await ended
  }
  for (let attempt = 0; attempt < 600 && child.exitCode === null; attempt++) {
    const answer = await ask(port, '/').catch(() => undefined)
    if (answer?.status === 200) return { port, stop, log: () => log }
    await sleep(200)
  }
  await stop()
  throw new Error(`The dev server did not start:\n${log}`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Unlike `fetch`, sends the address as it is. */
export function ask(
  port: number,
  path: string,
  headers: OutgoingHttpHeaders = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { port, path, headers: { host: `localhost:${port}`, ...headers } }
    request(options, async (response) => {
      const body = Buffer.concat(await response.toArray())
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body })
    })
      .on('error', reject)
      .end()
  })
}
