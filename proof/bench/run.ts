// `npm run bench`: builds the site, measures everything, and writes the whole report, bench/report.md, and
// the figures of the page that quotes it. Takes half an hour on a quiet machine.
// Options: --full (hours, with every page, thousands of kills and games) --quick (a trial run of a few minutes)
// --only=lighthouse,server (prints these parts and writes nothing) --minutes=90 (time limit for each part)
// --against=astro:/folder,astrowind:/folder (sources of other sites, which Lighthouse measures, too).
// A part is a program that prints a section of Markdown and understands --quick.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import { caseStudyFiles, caseStudyLanguages, reportFile, withFigures } from './case-study.ts'
import { type RunOptions, readOptions } from './run-options.ts'

interface Part {
  /** Where its program is, if not here. Add-ons keep their own benchmarks. */
  program?: string
  /** Its options for the report. Without any, it measures as thoroughly as it can. */
  options?: string[]
}
const parts: Record<string, Part> = {
  lighthouse: { options: ['--kinds', '--runs=3'] },
  interactions: {},
  build: { options: ['--posts=100'] },
  server: { options: ['--seconds=2', '--rounds=3'] },
  inbox: { options: ['--seconds=5', '--rounds=5'] },
  newsletter: { options: ['--recipients=1000', '--kills=3', '--imported=50000'] },
  faults: { options: ['--quick'] },
  attack: {},
  observatory: {},
  engines: { program: '../engines/engines.ts' },
  snake: {
    program: '../../games/bench/snake.ts',
    options: ['--games=20', '--takeovers=20', '--whole=4'],
  },
  frames: { options: ['--seconds=5'] },
  assistant: { program: '../../tutor/bench/assistant.ts', options: ['--quick'] },
}
const options = optionsOrExit()
const folder = fileURLToPath(new URL('./', import.meta.url))
const root = fileURLToPath(new URL('../../', import.meta.url))
const git = (...options: string[]) => execFileSync('git', options, { cwd: root }).toString().trim()
/** The commit, and what differs from it. */
const state = () => `${git('rev-parse', 'HEAD')}\n${git('status', '--porcelain')}\n${git('diff')}`

// A part that's left alone would go on for an hour.
process.on('SIGTERM', () => {
  for (const pid of withDescendants(process.pid).slice(1)) kill(pid)
  process.exit(1)
})
const started = new Date()
const before = state()
const wize = fileURLToPath(import.meta.resolve('@wize/kit/bin/wize.mjs'))
const build = spawnSync(process.execPath, [wize, 'build'], {
  stdio: ['ignore', 'ignore', 'inherit'],
})
if (build.status !== 0) process.exit(1)
const sections: string[] = []
const loads: string[] = []
for (const name of options.chosen) {
  console.error(`── ${name} ──`)
  const outcome = await run(name)
  if (outcome.code !== 0) process.exitCode = 1
  const section = sectionOf(name, outcome)
  console.log(`${section}\n`)
  sections.push(section)
}
if (!options.printsOnly) write()

function optionsOrExit(): RunOptions {
  try {
    return readOptions(process.argv.slice(2), Object.keys(parts))
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

interface Outcome {
  code: unknown
  output: string
  /** What it wrote to standard error. */
  messages: string
  timedOut: boolean
}

/** Runs a part until it ends, or has taken too long. */
async function run(name: string): Promise<Outcome> {
  const load = loadavg()[0]?.toFixed(1)
  const begun = Date.now()
  const { quick, full, against, maxMinutes } = options
  const { program = `${name}.ts`, options: ofReport = [] } = parts[name] ?? {}
  const child = spawn(
    process.execPath,
    [
      ...process.execArgv,
      fileURLToPath(new URL(program, import.meta.url)),
      ...(quick ? ['--quick'] : full ? [] : ofReport),
      ...(name === 'lighthouse' && against ? [`--against=${against}`] : []),
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let output = ''
  let messages = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    messages += chunk
    process.stderr.write(chunk)
  })
  let timedOut = false
  const timeout = setTimeout(() => {
    timedOut = true
    for (const pid of withDescendants(child.pid ?? 0)) kill(pid)
  }, maxMinutes * 60_000)
  const code = await new Promise((resolve) => child.on('close', resolve))
  clearTimeout(timeout)
  loads.push(`${name} ${Math.round((Date.now() - begun) / 1000)} s (${load})`)
  return { code, output, messages, timedOut }
}

/**
 * A part's section of the report. If it failed, the end of its messages follows, unless figures in bold
 * say why: those messages are about its progress.
 */
function sectionOf(name: string, { code, output, messages, timedOut }: Outcome): string {
  const text = output.trim()
  const section = text.startsWith('## ')
    ? [text]
    : [`## ${name[0]?.toUpperCase()}${name.slice(1)}`, '', '```text', text, '```']
  if (code !== 0) {
    const crashed = /^Node\.js v\d/m.test(messages)
    // Lighthouse's row of targets is bold, too, and misses nothing.
    const hasMissed = text.replaceAll('**target**', '').includes('**')
    const isExplained = !timedOut && !crashed && hasMissed
    const reason = timedOut
      ? `Stopped after ${options.maxMinutes} minutes`
      : 'Failed, or missed a limit'
    const shown = isExplained ? '' : messages
    // Without the calls that led to an error, which would leave no room for the error.
    const last = shown
      .replaceAll(folder, '')
      .replaceAll(root, '')
      .split('\n')
      .filter((line) => !/^\s+at |^Node\.js v|^\s*$/.test(line))
      .slice(-5)
    section.push('', `**${reason}.** ${shown ? 'The last lines of its messages:' : ''}`.trim())
    if (shown) section.push('', '```text', last.join('\n'), '```')
  }
  return section.join('\n').replaceAll(/\n{3,}/g, '\n\n')
}

/** The ids of a process and all its descendants. */
function withDescendants(pid: number): number[] {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid='])
    .toString()
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const pids = [pid]
  for (const parent of pids)
    for (const [child = 0, itsParent] of processes) if (itsParent === parent) pids.push(child)
  return pids
}

function kill(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It already ended.
  }
}

/** Writes the report of this run alone, and the figures of the page that quotes it. */
function write() {
  const processors = cpus()
  const [commit = '', ...changes] = before.split('\n')
  const changed = [
    ...(changes.join('').trim() ? [' with changes that aren’t committed'] : []),
    ...(state() === before ? [] : [', **whose files changed during the run**']),
  ]
  const minute = (date: Date) => date.toISOString().slice(0, 16).replace('T', ' ')
  const head = `# Measurements

One run of one commit by \`${options.command}\`: ${commit.slice(0, 8)}${changed.join('')}, ${minute(started)} to ${minute(new Date())} UTC, on ${processors.length} cores (${processors[0]?.model}), ${(totalmem() / 2 ** 30).toFixed(0)} GiB of memory, Node ${process.version}. **Bold** figures miss their target. [docs/maintainers/measurements.md](../../docs/maintainers/measurements.md) says why, has longer runs, and compares the size of an installed site with others’.

How long each part took, and the machine’s load when it began: ${loads.join(', ')}.
`
  writeFileSync(root + reportFile, [head, ...sections.map((section) => `${section}\n`)].join('\n'))
  console.error(`Written to ${reportFile}`)

  const read = (source: string) => readFileSync(root + source, 'utf8')
  for (const language of caseStudyLanguages) {
    const file = caseStudyFiles[language]
    const { page, problems } = withFigures(read(file), language, read)
    writeFileSync(root + file, page)
    console.error(`Its figures are now in ${file}. Read that page again.`)
    for (const problem of problems) console.error(`  ${problem}`)
    if (problems.length > 0) process.exitCode = 1
  }
}
