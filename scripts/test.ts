// `npm test`: the checks beside the unit tests, then the build, and the browser tests on that build.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
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

/** Runs a command and shows what it prints: as it comes, or `later`, when it has ended. */
async function run(name: string, command: string, when: 'now' | 'later' = 'now'): Promise<boolean> {
  const heading = `\n── ${name} ──`
  if (when === 'now') console.log(heading)
  const start = Date.now()
  const output = when === 'now' ? 'inherit' : 'pipe'
  const child = spawn(command, { shell: true, stdio: ['ignore', output, output] })
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => printed.push(text))
  const [status] = await once(child, 'close')
  if (when === 'later') console.log(`${heading}\n${printed.join('')}`)
  console.log(`${name} ${status === 0 ? 'passed' : 'failed'} after ${secondsSince(start)} s.`)
  return status === 0
}

const steps = [
  // The checks fill one processor, and the unit tests wait much of their time.
  () =>
    Promise.all([
      run('Unit tests', 'npx vitest run'),
      run('Checks', 'npm run --silent check', 'later'),
    ]),
  () =>
    Promise.all([
      run('Build', 'npm run --silent build'),
      run('Pseudo-locale', 'npm run --silent check:pseudo'),
    ]),
  () => Promise.all([run('Browser tests', 'npx playwright test')]),
]
for (const step of steps) {
  const passed = await step()
  if (passed.includes(false)) process.exit(1)
}

console.log(`\nAll passed after ${secondsSince(started)} s. The ten slowest tests:`)
for (const { name, seconds } of slowestTests(10))
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`)
