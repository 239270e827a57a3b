// `npm run bench:page-cost -- --against=<commit>`: the server's processor time per page, compared with the
// server without statistics, an older commit, and nginx. They take turns, a second each, because other load
// on the machine slows all of them down. Two processes of the same program differ by up to a quarter for as
// long as they live, so all are started several times, and each start counts once.
// Options: --starts=8 --rounds=4 --path=/ --connections=32 --port=3360 (and the next three)
// --inquiries (measures inquiries that are stored; nginx, which stores nothing, sends the page meanwhile).
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { manifestFile } from '#contracts/build-manifest.ts'
import { unlimited } from '#server/testing/server-process.ts'
import { median, table } from './figures.ts'
import {
  dist,
  missingPrograms,
  readManifest,
  root,
  type Server,
  siteOf,
  startNginx,
  startOurs,
} from './servers.ts'
import { inquiries, measure, requestsFor } from './wrk.ts'

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    starts: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '4' },
    path: { type: 'string', default: '/' },
    inquiries: { type: 'boolean', default: false },
    connections: { type: 'string', default: '32' },
    port: { type: 'string', default: '3360' },
  },
})
const settings = { seconds: '1', connections: values.connections }
const folder = mkdtempSync(join(tmpdir(), 'bench-'))
const missing = missingPrograms()
try {
  if (missing.length) console.log(`Skipped: ${missing.join(' and ')} not installed.`)
  else await pageCost()
} finally {
  rmSync(folder, { recursive: true })
}

async function pageCost() {
  const older = values.against && checkOut(values.against)
  const starts: Record<string, number>[] = []
  for (let start = 0; start < Number(values.starts); start++)
    starts.push(await costs(dataFolder(`start-${start}`), older))
  print(starts)
}

/** The median processor time per page of each server, in µs, by the server's name. */
async function costs(data: string, older?: string): Promise<Record<string, number>> {
  const port = Number(values.port)
  const ours = { checkout: root, folder: join(data, 'ours'), port, env: unlimited }
  const servers: Server[] = []
  try {
    servers.push(await startOurs(ours))
    servers.push(
      await startOurs({
        ...ours,
        name: 'statistics off',
        folder: join(data, 'off'),
        port: port + 1,
        env: { ...unlimited, STATISTICS: 'off' },
      }),
    )
    servers.push(await startNginx(data, port + 2))
    if (older)
      servers.push(
        await startOurs({
          ...ours,
          name: values.against,
          checkout: older,
          folder: join(data, 'older'),
          port: port + 3,
        }),
      )

    const page = requestsFor(values.path)
    const workload = values.inquiries ? inquiries(data) : page
    const workloadOf = ({ name }: Server) => (name === 'nginx' ? page : workload)
    for (const server of servers)
      for (const _ of '123') measure(server, workloadOf(server), settings)
    const measured = servers.map(() => [] as number[])
    for (let round = 0; round < Number(values.rounds); round++) {
      // Each server gets each turn equally often.
      for (let turn = 0; turn < servers.length; turn++) {
        const index = (round + turn) % servers.length
        const server = servers[index] as Server
        measured[index]?.push(measure(server, workloadOf(server), settings).cpu)
      }
    }
    return Object.fromEntries(
      servers.map(({ name }, index) => [name, median(measured[index] as number[])]),
    )
  } finally {
    for (const server of servers) server.stop()
  }
}

function print(starts: Record<string, number>[]) {
  const others = Object.keys(starts[0] ?? {}).filter((name) => name !== 'ours')
  const costOf = (name: string) => starts.map((costs) => costs[name] ?? Number.NaN)
  const rows = others.map((name) => {
    const [ours, other] = [costOf('ours'), costOf(name)]
    const ratios = ours
      .map((own, start) => own / (other[start] ?? Number.NaN))
      .sort((a, b) => a - b)
    const [low = 0, high = 0] = medianRange(ratios.length).map((index) => ratios[index])
    return [
      `ours / ${name}`,
      median(ours).toFixed(1),
      median(other).toFixed(1),
      median(ratios).toFixed(3),
      `${low.toFixed(3)} to ${high.toFixed(3)}`,
    ]
  })
  const columns = [
    `processor time per ${values.inquiries ? 'inquiry' : 'page'}`,
    'ours, µs',
    'other, µs',
    'ratio',
    '95% interval',
  ]
  console.log(table(columns, rows))
}

/** Indexes into the sorted values between which the median lies with 95% confidence (binomial). */
function medianRange(count: number): [number, number] {
  const spread = 0.98 * Math.sqrt(count)
  const low = Math.max(0, Math.floor(count / 2 - spread))
  return [low, Math.min(count - 1, Math.ceil(count / 2 + spread))]
}

function dataFolder(name: string): string {
  const path = join(folder, name)
  mkdirSync(path)
  return path
}

/** Checks out an older commit with its own packages, but with the current build. */
function checkOut(commit: string): string {
  const checkout = join(folder, 'checkout')
  mkdirSync(checkout)
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1e9 })
  execFileSync('tar', ['-x'], { cwd: checkout, input: archive })
  // `npm ci` refuses the lock files of some commits.
  const flags = ['--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  execFileSync('npm', ['install', ...flags], {
    cwd: checkout,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  cpSync(dist, join(siteOf(checkout), 'dist'), { recursive: true })
  // Older servers don't know the manifest's other parts.
  const served = readManifest().served.map(({ copies: _, ...file }) => file)
  const manifest = JSON.stringify({ served })
  writeFileSync(join(siteOf(checkout), 'dist', manifestFile), manifest)
  return checkout
}
