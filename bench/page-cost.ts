// `npm run bench:page-cost -- --against=<commit>`: the server's processor time for a page, beside the
// same with statistics off, the server of an older commit, and nginx. They take turns, a second each, and
// what counts is the ratio within a round: whatever else the machine does slows all of them down.
// Options: --rounds=25 --path=/ --connections=32 --port=3360 (and the next three).
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { manifestFile } from '#contracts/build-manifest.ts'
import { median, table } from './figures.ts'
import {
  dist,
  file,
  measure,
  missingPrograms,
  readManifest,
  root,
  type Server,
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
  const ours = { name: 'ours', checkout: root, folder: dataFolder('ours'), port }
  servers.push(
    await startOurs(ours),
    await startOurs({
      ...ours,
      name: 'statistics off',
      folder: dataFolder('off'),
      port: port + 1,
      env: { STATISTICS: 'off' },
    }),
    await startNginx(folder, port + 2),
  )
  if (values.against) {
    const checkout = checkOut(values.against)
    const data = dataFolder('older')
    servers.push(await startOurs({ name: values.against, checkout, folder: data, port: port + 3 }))
  }

  const costs = servers.map(() => [] as number[])
  const asking = file(values.path)
  for (const server of servers) for (const _ of '123') measure(server, asking, settings)
  for (let round = 0; round < Number(values.rounds); round++) {
    // Each has each place in a round equally often.
    for (let turn = 0; turn < servers.length; turn++) {
      const index = (round + turn) % servers.length
      const server = servers[index] as Server
      costs[index]?.push(measure(server, asking, settings).cpu)
    }
  }
  print(costs)
}

function print([ours = [], ...others]: number[][]) {
  const rows = others.map((cost, index) => {
    const ratios = ours.map((own, round) => own / (cost[round] ?? Number.NaN)).sort((a, b) => a - b)
    const [low = 0, high = 0] = medianRange(ratios.length).map((place) => ratios[place])
    return [
      `ours / ${servers[index + 1]?.name}`,
      median(ours).toFixed(1),
      median(cost).toFixed(1),
      median(ratios).toFixed(3),
      `${low.toFixed(3)} to ${high.toFixed(3)}`,
    ]
  })
  const columns = ['processor time of a page', 'ours, µs', 'other, µs', 'ratio', '95% range of it']
  console.log(table(columns, rows))
}

/** Places between which the median lies with 95% confidence, by the binomial distribution. */
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

/** An older commit with its own packages, and with the build of this one. */
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
  cpSync(dist, join(checkout, 'dist'), { recursive: true })
  // Older servers don't know the manifest's other parts.
  const manifest = JSON.stringify({ served: readManifest().served })
  writeFileSync(join(checkout, 'dist', manifestFile), manifest)
  return checkout
}
