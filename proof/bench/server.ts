// `npm run bench:server`: throughput, latency, and processor time of the site's server for a page, a script,
// and an inquiry, compared with nginx serving the same precompressed files with the same headers. They take turns.
// Options: --seconds=3 (each measurement) --rounds=5 --connections=32 --port=3340 (nginx gets the next one)
// --quick (2 rounds of 1 second).
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compileServer } from '@wize/kit/commands/compile-server.ts'
import { paths } from '#contracts/paths.ts'
import { unlimited } from '#server/testing/server-process.ts'
import { marked, median, table } from './figures.ts'
import { residentMemory } from './process-usage.ts'
import {
  missingPrograms,
  readManifest,
  root,
  type Server,
  startNginx,
  startOurs,
} from './servers.ts'
import { inquiries, type Measurement, measure, requestsFor, type Workload } from './wrk.ts'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    seconds: { type: 'string' },
    rounds: { type: 'string' },
    connections: { type: 'string', default: '32' },
    port: { type: 'string', default: '3340' },
  },
})
const settings = {
  seconds: values.seconds ?? (values.quick ? '1' : '3'),
  connections: values.connections,
}
const rounds = Number(values.rounds ?? (values.quick ? 2 : 5))

/** Our share of processor time per request, compared with nginx. */
const maxCost = 2.5

async function benchServer() {
  console.log('## Server, compared with nginx\n')
  const missing = missingPrograms()
  if (missing.length) return console.log(`Skipped: ${missing.join(' and ')} not installed.`)

  const script = readManifest().served.find(
    ({ file, encodings }) => file.endsWith('.js') && encodings.length === 2,
  )
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const port = Number(values.port)
  // Repeat the build's last step, in case the build is older than the server.
  compileServer()
  const ours = await startOurs({ checkout: root, folder, port, env: unlimited })
  const nginx = await startNginx(folder, port + 1)
  const memory = () => [ours, nginx].map(({ pid }) => residentMemory(pid)).join(' / ')
  try {
    const atRest = memory()
    const page = { ours: requestsFor('/'), nginx: requestsFor('/') }
    const rows = [compare({ name: '`/`', ours, nginx, workloads: page, maxCost })]
    const path = script?.path ?? '/robots.txt'
    const file = { ours: requestsFor(path), nginx: requestsFor(path) }
    rows.push(compare({ name: 'a script', ours, nginx, workloads: file, maxCost }))
    const inquiry = { ours: inquiries(folder), nginx: requestsFor('/') }
    rows.push(compare({ name: 'an inquiry', ours, nginx, workloads: inquiry }))
    const columns = [
      ...['ours / nginx', 'requests a second', 'p50, ms', 'p99, ms', 'processor time, µs'],
      `ratio of processor times (at most ${maxCost}, ideally 1.7)`,
    ]
    console.log(`${table(columns, rows)}

Memory, MB: at rest ${atRest}, after load ${memory()}. An inquiry (\`POST ${paths.mailSend}\`) is on disk before we answer; nginx, which stores nothing, sends \`/\` meanwhile.`)
  } finally {
    for (const server of [ours, nginx]) server.stop()
    rmSync(folder, { recursive: true })
  }
}

/** Measures ours and nginx in turns. Returns a row with the medians, and the ratio of the last. */
function compare(options: {
  name: string
  ours: Server
  nginx: Server
  workloads: Record<'ours' | 'nginx', Workload>
  maxCost?: number
}): string[] {
  const { name, workloads, maxCost } = options
  const sides = ['ours', 'nginx'] as const
  const measured = { ours: [] as Measurement[], nginx: [] as Measurement[] }
  for (const side of sides) measure(options[side], workloads[side], settings)
  for (let round = 0; round < rounds; round++)
    for (const side of sides) measured[side].push(measure(options[side], workloads[side], settings))

  const figures = [
    { key: 'requestsPerSecond', digits: 0 },
    { key: 'p50', digits: 2 },
    { key: 'p99', digits: 2 },
    { key: 'cpu', digits: 1 },
  ] as const
  const medianOf = (side: 'ours' | 'nginx', key: keyof Measurement) =>
    median(measured[side].map((round) => round[key]))
  const ratio = medianOf('ours', 'cpu') / medianOf('nginx', 'cpu')
  return [
    name,
    ...figures.map(({ key, digits }) =>
      sides.map((side) => medianOf(side, key).toFixed(digits)).join(' / '),
    ),
    marked(ratio.toPrecision(3), maxCost === undefined || ratio <= maxCost),
  ]
}

await benchServer()
