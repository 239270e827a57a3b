// `npm run bench:page-cost -- --against=<commit>`: the server's processor time per page, compared with the
// server without statistics, an older commit, and nginx. They take turns, a second each, and only ratios
// within a round are compared, because other load on the machine slows all of them down.
// Options: --rounds=25 --path=/ --connections=32 --port=3360 (and the next three).
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
  measure,
  missingPrograms,
  readManifest,
  requestsFor,
  root,
  type Server,
  siteOf,
  startNginx,
  startOurs,
} from './servers.ts'

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    rounds: { type: 'string', default: '25' },
    path: { type: 'string', default: '/' },
    connections: { type: 'string', default: '32' },
    port: { type: 'string', default: '3360' },
  },
})
const settings = { seconds: '1', connections: values.connections }
const folder = mkdtempSync(join(tmpdir(), 'bench-'))
const servers: Server[] = []
const missing = missingPrograms()
try {
  if (missing.length) console.log(`Skipped: ${missing.join(' and ')} not installed.`)
  else await pageCost()
} finally {
  for (const server of servers) server.stop()
  rmSync(folder, { recursive: true })
}

async function pageCost() {
  const port = Number(values.port)
  const ours = { checkout: root, folder: dataFolder('ours'), port, env: unlimited }
  servers.push(
    await startOurs(ours),
    await startOurs({
      ...ours,
      name: 'statistics off',
      folder: dataFolder('off'),
      port: port + 1,
      env: { ...unlimited, STATISTICS: 'off' },
    }),
    await startNginx(folder, port + 2),
  )
  if (values.against) {
    const checkout = checkOut(values.against)
    const older = { name: values.against, checkout, folder: dataFolder('older'), port: port + 3 }
    servers.push(await startOurs({ ...older, env: unlimited }))
  }

  const costs = servers.map(() => [] as number[])
  const workload = requestsFor(values.path)
  for (const server of servers) for (const _ of '123') measure(server, workload, settings)
  for (let round = 0; round < Number(values.rounds); round++) {
    // Each server gets each turn equally often.
    for (let turn = 0; turn < servers.length; turn++) {
      const index = (round + turn) % servers.length
      const server = servers[index] as Server
      costs[index]?.push(measure(server, workload, settings).cpu)
    }
  }
  print(costs)
}

function print([ours = [], ...others]: number[][]) {
  const rows = others.map((cost, index) => {
    const ratios = ours.map((own, round) => own / (cost[round] ?? Number.NaN)).sort((a, b) => a - b)
    const [low = 0, high = 0] = medianRange(ratios.length).map((index) => ratios[index])
    return [
      `ours / ${servers[index + 1]?.name}`,
      median(ours).toFixed(1),
      median(cost).toFixed(1),
      median(ratios).toFixed(3),
      `${low.toFixed(3)} to ${high.toFixed(3)}`,
    ]
  })
  const columns = ['processor time per page', 'ours, µs', 'other, µs', 'ratio', '95% interval']
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
