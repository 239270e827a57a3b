// `npm test`: checks, unit tests, the build, and the browser tests on that build.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ensureChromium } from './chromium.ts'
import { ensurePostgres } from './postgres.ts'
import { ensureWebServers } from './web-servers.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const chromium = ensureChromium()
ensurePostgres()
ensureWebServers()
const env = { ...process.env, ...(chromium && { CHROMIUM_PATH: chromium }) }

const steps: [name: string, command: string[]][] = [
  ['Checks', ['npm', 'run', '--silent', 'check']],
  ['Unit tests', ['npx', 'vitest', 'run']],
  ['Build', ['npm', 'run', '--silent', 'build']],
  ['Browser tests', ['npx', 'playwright', 'test']],
]

for (const [name, [command = '', ...args]] of steps) {
  console.log(`\n── ${name} ──`)
  const started = Date.now()
  const { status } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit' })
  const seconds = ((Date.now() - started) / 1000).toFixed(0)
  if (status !== 0) {
    console.error(`\n${name} failed after ${seconds} s.`)
    process.exit(status ?? 1)
  }
  console.log(`${name}: ${seconds} s`)
}
