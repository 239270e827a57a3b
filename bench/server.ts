// `npm run bench:server`: what a page, a file of the build and an inquiry cost the site's server, beside
// nginx with the same precompressed files and the same headers, in turns within one run.
// Options: --seconds=3 (each measurement) --rounds=5 --connections=32 --port=3340 (and the next)
// --quick (2 rounds of 1 second).
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { paths } from '#contracts/paths.ts'
import { inquiryRequest } from '#server/testing/load.ts'
import { median, table } from './figures.ts'
import {
  type Asking,
  browserHeaders,
  file,
  type Measurement,
  measure,
  missingPrograms,
  readManifest,
  restingMemory,
  root,
  type Server,
  startNginx,
  startOurs,
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
  console.log('## Server, beside nginx with the same files and headers\n')
  const missing = missingPrograms()
  if (missing.length) return console.log(`Skipped: ${missing.join(' and ')} not installed.`)

  const script = readManifest().served.find(
    ({ file, encodings }) => file.endsWith('.js') && encodings.length === 2,
  )
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const port = Number(values.port)
  // The last step of the build, for a build that is older than the server.
  execFileSync('npm', ['run', '--silent', 'postbuild'], { cwd: root, stdio: 'ignore' })
  const ours = await startOurs({ name: 'ours', checkout: root, folder, port })
  const nginx = await startNginx(folder, port + 1)
  const servers = [ours, nginx]
  try {
    for (const server of servers)
      console.log(`- ${server.name} at rest: ${restingMemory(server.pid)} MB`)
    for (const path of ['/', script?.path ?? '/robots.txt'])
      compare(
        `\`${path}\``,
        servers.map((server) => ({ name: server.name, server, asking: file(path) })),
        ' (target 2.5, better 1.7)',
      )
    compare(`an inquiry, \`POST ${paths.mailSend}\``, [
      { name: 'ours, on disk before the answer', server: ours, asking: inquiries(folder) },
      { name: 'nginx, which keeps none: `/`', server: nginx, asking: file('/') },
    ])
    for (const server of servers)
      console.log(`- ${server.name} after load: ${restingMemory(server.pid)} MB`)
  } finally {
    for (const server of servers) server.stop()
    rmSync(folder, { recursive: true })
  }
}

/** Measures ours and nginx in turns and prints both and their ratio. */
function compare(
  heading: string,
  sides: { name: string; server: Server; asking: Asking }[],
  target = '',
) {
  const measured = sides.map(() => [] as Measurement[])
  for (const { server, asking } of sides) measure(server, asking, settings)
  for (let round = 0; round < rounds; round++)
    for (const [index, { server, asking }] of sides.entries())
      measured[index]?.push(measure(server, asking, settings))

  const typical = measured.map((list) => {
    const middle = (key: keyof Measurement) => median(list.map((round) => round[key]))
    return [middle('requestsPerSecond'), middle('p50'), middle('p99'), middle('cpu')]
  })
  const digits = [0, 2, 2, 1]
  const rows = sides.map(({ name }, side) => [
    name,
    ...digits.map((count, index) => typical[side]?.[index]?.toFixed(count) ?? ''),
  ])
  const ratios = digits.map((_, index) => {
    const [ours = Number.NaN, nginx = Number.NaN] = typical.map((figures) => figures[index])
    return (ours / nginx).toPrecision(3)
  })
  rows.push(['ours / nginx', ...ratios.slice(0, -1), `${ratios.at(-1)}${target}`])
  const headings = [heading, 'requests/s', 'p50, ms', 'p99, ms', 'processor a request, µs']
  console.log(`\n${table(headings, rows)}\n`)
}

/** Inquiries of which no two are alike. The script that numbers them is put into `folder`. */
function inquiries(folder: string): Asking {
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
  // Numbers begin at the clock's µs, which no run can catch up with.
  return (origin) => [`--script=${script}`, origin, '--', String(Date.now() * 1000)]
}

await benchServer()
