import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'

/** The PATH without this repository's own programs, so that `node` is the machine's. */
const machinePath = (process.env['PATH'] ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .join(delimiter)

/** The environment of an owner's terminal: nothing of this process's npm, and npm's own settings. */
export function ownersTerminal(folder: string, registry: string): NodeJS.ProcessEnv {
  const earlier = process.env['npm_config_userconfig'] ?? join(process.env['HOME'] ?? '', '.npmrc')
  const settings = existsSync(earlier) ? readFileSync(earlier, 'utf8') : ''
  const userConfig = join(folder, 'npmrc')
  writeFileSync(userConfig, `${settings}\n@wize:registry=${registry}\n`)
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|NODE|WIZE_|INIT_CWD|CHROMIUM_PATH)/.test(name),
  )
  return {
    ...Object.fromEntries(own),
    PATH: machinePath,
    npm_config_userconfig: userConfig,
    npm_config_update_notifier: 'false',
  }
}

/**
 * A command's whole output. Rejects with it unless the command ends with `status`. Doesn't block,
 * because npm gets our packages from this process.
 */
export async function run(
  [program = '', ...args]: string[],
  { cwd, env, status = 0 }: { cwd: string; env: NodeJS.ProcessEnv; status?: number },
): Promise<string> {
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const output = outputOf(child)
  const [code] = await once(child, 'close')
  if (code === status) return output()
  throw new Error(`${program} ${args.join(' ')} ended with ${code}:\n${output()}`)
}

/** What a process has printed so far. */
function outputOf({ stdout, stderr }: { stdout: Readable; stderr: Readable }): () => string {
  let output = ''
  for (const stream of [stdout, stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  return () => output
}

/** How long a command may take to print what's expected, in ms. */
const printTimeout = 180_000

/** A command that goes on until it's stopped. */
export function startCommand(
  [program = '', ...args]: string[],
  { cwd, env }: { cwd: string; env: NodeJS.ProcessEnv },
) {
  // In a group of its own, because npm doesn't pass signals on.
  const child = spawn(program, args, {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = outputOf(child)
  const ended = new Promise((resolve) => child.on('close', resolve))
  return {
    /** Waits until the output has something like this. Returns what was found. */
    async printed(expected: RegExp): Promise<string> {
      const end = performance.now() + printTimeout
      while (performance.now() < end && child.exitCode === null) {
        const [found] = expected.exec(output()) ?? []
        if (found) return found
        await sleep(100)
      }
      throw new Error(`${args.join(' ')} never printed ${expected}:\n${output()}`)
    },
    async stop() {
      try {
        if (child.pid) process.kill(-child.pid, 'SIGTERM')
      } catch {
        // It has ended already.
      }
      await ended
    },
  }
}

/** What npm and the build write into a site's folder. */
const written =
  /^(node_modules|dist|\.astro|data|package-lock\.json|verify\.html|report\.html)(\/|$)/

/** The owner's files with their hashes. */
export const ownersFiles = (site: string): Record<string, string> => hashes(site, written)

/** Every file below a folder with its hash. */
export function hashes(folder: string, ignored?: RegExp): Record<string, string> {
  const entries = filesIn(folder, ignored).map((file) => [
    file,
    createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex'),
  ])
  return Object.fromEntries(entries)
}

function filesIn(folder: string, ignored: RegExp | undefined, within = ''): string[] {
  return readdirSync(join(folder, within), { withFileTypes: true }).flatMap((entry) => {
    const file = `${within}${entry.name}`
    if (ignored?.test(file)) return []
    return entry.isDirectory() ? filesIn(folder, ignored, `${file}/`) : [file]
  })
}
