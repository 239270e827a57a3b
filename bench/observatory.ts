// `npm run bench:observatory`: what Mozilla's HTTP Observatory says of every page of the build, as the
// site's server sends it behind a proxy that speaks https. Nothing leaves this machine but the
// installation of Mozilla's package, once.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { loadSite } from '#server/static/site.ts'
import { openStore } from '#server/store/store.ts'
import { table } from './figures.ts'

const target = 135
/** What other pages need not: to reach the assistant on this machine over http; to have no script file. */
const lowest: Record<string, number> = { '/learning-assistant': 80, '/embed/runner': 130 }
const version = '1.4.8'
const root = fileURLToPath(new URL('../', import.meta.url))

/** The parts of the package that are used here: it has no function that grades an answer at hand. */
interface Observatory {
  tests: ((requests: object) => Verdict)[]
  modifier: (result: string) => number
  enoughForExtra: number
  metaHeaders: (html: string, address: string) => Map<string, string[]>
}
interface Verdict {
  constructor: { name: string }
  result: string
}

console.log('## HTTP Observatory\n')
const observatory = await loadObservatory()
if (observatory) await rateSite(observatory)
else console.log(`Skipped: @mdn/mdn-http-observatory ${version} could not be installed.`)

/** Not a dependency: 130 MB, a native part for its database, and lists that it downloads. */
async function loadObservatory(): Promise<Observatory | undefined> {
  const folder = join(root, 'node_modules/.cache/observatory', version)
  const source = join(folder, 'node_modules/@mdn/mdn-http-observatory')
  if (!existsSync(source)) {
    mkdirSync(folder, { recursive: true })
    console.error('Installing @mdn/mdn-http-observatory (once) …')
    const options = ['--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--prefix', folder]
    try {
      execFileSync('npm', ['install', ...options, `@mdn/mdn-http-observatory@${version}`], {
        stdio: 'ignore',
      })
    } catch {
      return undefined
    }
  }
  // Instead of the browsers' preload list, which it would download: this site is on none.
  writeFileSync(join(source, 'conf/hsts-preload.json'), '{}')
  const load = (file: string) => import(pathToFileURL(join(source, 'src', file)).href)
  const [constants, grader, charts, page] = await Promise.all(
    ['constants.js', 'grader/grader.js', 'grader/charts.js', 'retriever/utils.js'].map(load),
  )
  return {
    tests: constants.ALL_TESTS,
    modifier: grader.getScoreModifier,
    enoughForExtra: charts.MINIMUM_SCORE_FOR_EXTRA_CREDIT,
    metaHeaders: page.parseHttpEquivHeaders,
  }
}

async function rateSite(observatory: Observatory) {
  const data = mkdtempSync(join(tmpdir(), 'bench-'))
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: data, TRUST_PROXY: 'loopback' })
  const site = await loadSite(join(root, 'dist'), config)
  const app = await buildApp({ config, site, store: await openStore(config.store) })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo

  const pages = [...site].filter(([, { kind }]) => kind === 'page').map(([path]) => path)
  const rows: (string | number)[][] = []
  for (const page of pages) {
    const found = await visit(`http://127.0.0.1:${port}${page}`, observatory.metaHeaders)
    const { score, lost } = rate(observatory, found)
    if (score >= target) continue
    const accepted = score >= (lowest[page] ?? target)
    rows.push([page, score, lost.join(', ') || 'nothing', accepted ? 'as decided' : '**no**'])
    if (!accepted) process.exitCode = 1
  }
  await app.close()
  rmSync(data, { recursive: true })
  console.log(
    `${pages.length - rows.length} of ${pages.length} pages have ${target} points or more.`,
  )
  if (rows.length) console.log(`\n${table(['below', 'points', 'lost by', 'accepted'], rows)}`)
}

/** What the package's own visit of an https address would find, whose http address nobody answers. */
async function visit(address: string, metaHeaders: Observatory['metaHeaders']) {
  const asked = { Origin: 'https://elsewhere.example', 'Access-Control-Request-Method': 'GET' }
  const [page, cors] = await Promise.all([
    fetch(address),
    fetch(address, { method: 'OPTIONS', headers: asked }),
  ])
  const text = await page.text()
  const answer = ({ status, headers }: Response) => ({
    status,
    headers: Object.fromEntries(headers),
    verified: true,
    httpEquiv: metaHeaders(text, address),
    request: { headers: asked },
  })
  return {
    hostname: 'site.example',
    resources: { path: text },
    responses: {
      auto: answer(page),
      https: answer(page),
      http: null,
      cors: answer(cors),
      httpRedirects: [],
      httpsRedirects: [],
    },
    session: { url: new URL('https://site.example'), jar: undefined },
  }
}

/** As the package counts: extra points only for a page that has lost few. */
function rate({ tests, modifier, enoughForExtra }: Observatory, requests: object) {
  const verdicts = tests.map((test) => test(requests))
  const points = verdicts.map(({ result }) => modifier(result))
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 100)
  const without = sum(points.filter((number) => number < 0))
  return {
    score: Math.max(0, without >= enoughForExtra ? sum(points) : without),
    lost: verdicts.map(({ result }) => result).filter((result) => modifier(result) < 0),
  }
}
