// `npm run bench:server`: throughput, latency, and processor time of the site's server for a page, a script,
// and an inquiry, compared with nginx serving the same precompressed files with the same headers. They take turns.
// Options: --seconds=3 (each measurement) --rounds=5 --connections=32 --port=3340 (nginx gets the next one)
// --quick (2 rounds of 1 second).
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compileServer } from '@wize/kit/commands/compile-server.ts'
import { paths } from '#contracts/paths.ts'
import { inquiryRequest } from '#server/testing/load.ts'
import { unlimited } from '#server/testing/server-process.ts'
import { median, table } from './figures.ts'
import {
  browserHeaders,
  type Measurement,
  measure,
  missingPrograms,
  readManifest,
  requestsFor,
  residentMemory,
  root,
  type Server,
  startNginx,
  startOurs,
  type Workload,
} from './servers.ts'

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
  const servers = [ours, nginx]
  try {
    for (const server of servers)
      console.log(`- ${server.name} idle: ${residentMemory(server.pid)} MB`)
    for (const path of ['/', script?.path ?? '/robots.txt'])
      compare(
        `\`${path}\``,
        servers.map((server) => ({ name: server.name, server, workload: requestsFor(path) })),
        ' (target 2.5, ideally 1.7)',
      )
    compare(`an inquiry, \`POST ${paths.mailSend}\``, [
      { name: 'ours, synced to disk first', server: ours, workload: inquiries(folder) },
      { name: 'nginx, which stores nothing: `/`', server: nginx, workload: requestsFor('/') },
    ])
    for (const server of servers)
      console.log(`- ${server.name} after load: ${residentMemory(server.pid)} MB`)
  } finally {
    for (const server of servers) server.stop()
    rmSync(folder, { recursive: true })
  }
}

/** Measures ours and nginx in turns, and prints both and their ratio. */
function compare(
  heading: string,
  sides: { name: string; server: Server; workload: Workload }[],
  target = '',
) {
  const measured = sides.map(() => [] as Measurement[])
  for (const { server, workload } of sides) measure(server, workload, settings)
  for (let round = 0; round < rounds; round++)
    for (const [index, { server, workload }] of sides.entries())
      measured[index]?.push(measure(server, workload, settings))

  const medians = measured.map((list) => {
    const medianOf = (key: keyof Measurement) => median(list.map((round) => round[key]))
    return [medianOf('requestsPerSecond'), medianOf('p50'), medianOf('p99'), medianOf('cpu')]
  })
  const digits = [0, 2, 2, 1]
  const rows = sides.map(({ name }, side) => [
    name,
    ...digits.map((count, index) => medians[side]?.[index]?.toFixed(count) ?? ''),
  ])
  const ratios = digits.map((_, index) => {
    const [ours = Number.NaN, nginx = Number.NaN] = medians.map((figures) => figures[index])
    return (ours / nginx).toPrecision(3)
  })
  rows.push(['ours / nginx', ...ratios.slice(0, -1), `${ratios.at(-1)}${target}`])
  const headings = [heading, 'requests/s', 'p50, ms', 'p99, ms', 'processor time per request, µs']
  console.log(`\n${table(headings, rows)}\n`)
}

/** Sends inquiries that all differ. Puts the script that numbers them into `folder`. */
function inquiries(folder: string): Workload {
  const script = join(folder, 'inquiries.lua')
  const digits = 16
  const placeholder = 'N'.repeat(digits)
  writeFileSync(
    script,
    `local text = ${JSON.stringify(inquiryRequest(placeholder, browserHeaders))}
local number
function init(arguments) number = tonumber(arguments[1]) end
function request()
  number = number + 1
  return (text:gsub('${placeholder}', string.format('%0${digits}d', number)))
end
`,
  )
  // Numbers start at the clock's µs, so they stay unique across runs of fewer than a million a second.
  return (origin) => [`--script=${script}`, origin, '--', String(Date.now() * 1000)]
}

await benchServer()
