// `npm test`: the unit tests and the build, then the browser tests on that build, with the checks
// in parallel.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { ensureChromium, ensureTestBrowser } from './chromium.ts'
import { ensurePostgres } from './postgres.ts'
import { slowestTests, testTimes } from './test-times.ts'
import { ensureWebServers } from './web-servers.ts'

process.chdir(fileURLToPath(new URL('../', import.meta.url)))
ensureChromium()
ensureTestBrowser()
ensurePostgres()
ensureWebServers()
for (const file of Object.values(testTimes)) rmSync(file, { force: true })

const started = Date.now()
const secondsSince = (start: number) => ((Date.now() - start) / 1000).toFixed(0)

/**
 * Runs a command. In the `background` it gets the CPU time that's left, and its output is shown at
 * the end.
 */
async function run(
  name: string,
  command: string,
  place: 'foreground' | 'background' = 'foreground',
): Promise<boolean> {
  const heading = `\n── ${name} ──`
  const start = Date.now()
  const output = place === 'foreground' ? 'inherit' : 'pipe'
  if (place === 'foreground') console.log(heading)
  const child = spawn(command, { shell: true, stdio: ['ignore', output, output] })
  if (place === 'background' && child.pid)
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => printed.push(text))
  const [status] = await once(child, 'close')
  if (place === 'background') console.log(`${heading}\n${printed.join('')}`)
  console.log(`${name} ${status === 0 ? 'passed' : 'failed'} after ${secondsSince(start)} s.`)
  return status === 0
}

async function tests(): Promise<boolean> {
  const passed = await Promise.all([
    run('Unit tests', 'npx vitest run'),
    run('Build', 'npm run --silent build'),
  ])
  return !passed.includes(false) && run('Browser tests', 'npx playwright test')
}

async function checks(): Promise<boolean> {
  const passed = await run('Checks', 'npm run --silent check', 'background')
  return passed && run('Pseudo-locale', 'npm run --silent check:pseudo', 'background')
}

// Run in parallel, because tests spend much of their time waiting.
if ((await Promise.all([tests(), checks()])).includes(false)) process.exit(1)

console.log(`\nAll passed after ${secondsSince(started)} s. The ten slowest tests:`)
for (const { name, seconds } of slowestTests(10))
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`)
