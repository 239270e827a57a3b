// `npm run bench:observatory`: rates every page with Mozilla's HTTP Observatory, as the site's server
// sends it behind an HTTPS proxy. Everything runs on this machine; only the first run needs the network,
// to install Mozilla's package.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { siteFile } from '@wize/kit/owner/root.ts'
import { languagesOf, splitPath } from '#contracts/languages.ts'
import { identity } from '#identity.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { loadBuild } from '#server/static/site.ts'
import { openStore } from '#server/store/store.ts'

const target = 135
const languages = languagesOf(identity)
/** Pages that may score lower, in every language: one calls the assistant over http, the other has no script file to hash. */
const minScores: Record<string, number> = { '/learning-assistant': 80, '/embed/runner': 130 }
const version = '1.4.8'
const root = fileURLToPath(new URL('../../', import.meta.url))

/** The parts of the package that we use. None of its functions grades a response we already have. */
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

/** Installed on demand, because it takes 130 MB, has a native database driver, and downloads lists. */
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
  // Stands in for the browsers' HSTS preload list, which it would download. The site isn't on it.
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
  const { site } = await loadBuild(fileURLToPath(siteFile('dist')), config)
  const app = await buildApp({ config, site, store: await openStore(config.store) })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo

  const pages = [...site].filter(([, { kind }]) => kind === 'page').map(([path]) => path)
  const exceptions: string[] = []
  for (const page of pages) {
    const found = await crawl(`http://127.0.0.1:${port}${page}`, observatory.metaHeaders)
    const { score, lost } = rate(observatory, found)
    if (score >= target) continue
    const accepted = score >= (minScores[splitPath(page, languages).path] ?? target)
    const reason = lost.length > 0 ? `, by ${lost.join(', ')}` : ''
    exceptions.push(
      `${page} has ${score} (${accepted ? 'as decided' : '**not accepted**'}${reason})`,
    )
    if (!accepted) process.exitCode = 1
  }
  await app.close()
  rmSync(data, { recursive: true })
  console.log(
    `${pages.length - exceptions.length} of ${pages.length} pages have ${target} points or more. ${exceptions.map((each) => `${each}.`).join(' ')}`,
  )
}

/** What the package's own crawler would find at an https address if nothing answered over http. */
async function crawl(address: string, metaHeaders: Observatory['metaHeaders']) {
  const requestHeaders = {
    Origin: 'https://elsewhere.example',
    'Access-Control-Request-Method': 'GET',
  }
  const [page, cors] = await Promise.all([
    fetch(address),
    fetch(address, { method: 'OPTIONS', headers: requestHeaders }),
  ])
  const text = await page.text()
  const describe = ({ status, headers }: Response) => ({
    status,
    headers: Object.fromEntries(headers),
    verified: true,
    httpEquiv: metaHeaders(text, address),
    request: { headers: requestHeaders },
  })
  return {
    hostname: 'site.example',
    resources: { path: text },
    responses: {
      auto: describe(page),
      https: describe(page),
      http: null,
      cors: describe(cors),
      httpRedirects: [],
      httpsRedirects: [],
    },
    session: { url: new URL('https://site.example'), jar: undefined },
  }
}

/** Scores like the package: extra points count only for a page that lost few. */
function rate({ tests, modifier, enoughForExtra }: Observatory, requests: object) {
  const verdicts = tests.map((test) => test(requests))
  const points = verdicts.map(({ result }) => modifier(result))
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 100)
  const withoutExtra = sum(points.filter((number) => number < 0))
  return {
    score: Math.max(0, withoutExtra >= enoughForExtra ? sum(points) : withoutExtra),
    lost: verdicts.map(({ result }) => result).filter((result) => modifier(result) < 0),
  }
}
