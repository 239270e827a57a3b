// `npm run bench`: measures everything and writes one report, bench/report.md.
// Options: --only=lighthouse,server (the report keeps its other sections) --quick (small settings)
// --minutes=90 (time limit for each part).
// A part is a program that prints a section of Markdown and understands --quick.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const parts = [
  'lighthouse',
  'build',
  'server',
  'inbox',
  'newsletter',
  'faults',
  'attack',
  'observatory',
  'snake',
  'frames',
  'assistant',
]
/** Benchmarks of add-ons, which are in their own folders. */
const programs: Record<string, string> = {
  snake: '../../games/bench/snake.ts',
  assistant: '../../tutor/bench/assistant.ts',
}
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: parts.join(',') },
    quick: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '90' },
  },
})
const chosen = values.only.split(',')
const unknown = chosen.filter((name) => !parts.includes(name))
if (unknown.length) {
  console.error(`Unknown part: ${unknown.join(', ')}. Parts: ${parts.join(', ')}`)
  process.exit(1)
}

const folder = fileURLToPath(new URL('./', import.meta.url))
const file = `${folder}report.md`
const marker = (name: string) => `<!-- ${name} -->`

const report = keptSections()
for (const name of chosen) {
  console.error(`── ${name} ──`)
  const section = await run(name)
  console.log(`${section}\n`)
  report.set(name, section)
  // Write after each part, so that an interrupted run keeps what it has.
  write()
}
console.error(`Written to ${file}`)

/** Runs a part and returns its section, which includes the error if the part fails. */
async function run(name: string): Promise<string> {
  const load = loadavg()[0]?.toFixed(1)
  const started = Date.now()
  const program = fileURLToPath(new URL(programs[name] ?? `${name}.ts`, import.meta.url))
  const options = values.quick ? ['--quick'] : []
  const child = spawn(process.execPath, [...process.execArgv, program, ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    errors += chunk
    process.stderr.write(chunk)
  })
  let timedOut = false
  const timeout = setTimeout(() => {
    timedOut = true
    for (const pid of withDescendants(child.pid ?? 0)) kill(pid)
  }, Number(values.minutes) * 60_000)
  const code = await new Promise((resolve) => child.on('close', resolve))
  clearTimeout(timeout)
  const seconds = Math.round((Date.now() - started) / 1000)
  const [title = '', ...body] = output.trim().startsWith('## ')
    ? output.trim().split('\n')
    : [`## ${name}`, output]
  if (code !== 0) {
    process.exitCode = 1
    const reason = timedOut ? `Stopped after ${values.minutes} minutes` : 'Failed'
    const message = errors
      .replaceAll(folder, '')
      .replaceAll(fileURLToPath(new URL('../../', import.meta.url)), '')
    body.push(
      '',
      `**${reason}:**`,
      '',
      '```text',
      message.trim().split('\n').slice(-20).join('\n'),
      '```',
    )
  }
  const settings = values.quick ? ', with --quick' : ''
  const when = `${new Date(started).toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return [
    title,
    '',
    `*${when}, took ${seconds} s, load ${load} at the start${settings}.*`,
    '',
    body.join('\n').trim(),
  ].join('\n')
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

function keptSections(): Map<string, string> {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return new Map(
    text
      .split(/^<!-- (?=\w+ -->$)/m)
      .slice(1)
      .map((section) => {
        const [first = '', ...rest] = section.split('\n')
        return [first.replace(' -->', ''), rest.join('\n').trim()]
      }),
  )
}

function write() {
  const processors = cpus()
  const head = `# Measurements

${new Date().toISOString().slice(0, 10)}, on ${processors.length} cores (${processors[0]?.model}), ${(totalmem() / 2 ** 30).toFixed(0)} GiB of memory, Node ${process.version}. Made by \`npm run bench\`.
`
  const sections = parts
    .filter((name) => report.has(name))
    .map((name) => `${marker(name)}\n${report.get(name)}\n`)
  writeFileSync(file, [head, ...sections].join('\n'))
}
