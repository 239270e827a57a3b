// `npm run bench:lighthouse`: Lighthouse with its mobile settings on every page, as the site's own server
// sends it. Options: --kinds (one page of each folder) --runs=5 --routes=/,/services/cto --port=3380
// --against=astro:/folder,astrowind:/folder (other sites, from their sources) --quick (one run of three pages).
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startSite } from '@wize/kit/commands/verify/served-site.ts'
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { ensureChromium } from '../machine/browsers.ts'
import { kB, marked, median, misses } from './figures.ts'
import { startOtherSite } from './other-site.ts'
import { dist, readManifest } from './servers.ts'

const { values } = parseArgs({
  options: {
    kinds: { type: 'boolean', default: false },
    runs: { type: 'string' },
    routes: { type: 'string' },
    port: { type: 'string', default: '3380' },
    against: { type: 'string', default: '' },
    quick: { type: 'boolean', default: false },
  },
})
const runs = Number(values.runs ?? (values.quick ? 1 : 5))
/** How many failed loads of a page are repeated. */
const maxRetries = 3
const routes =
  values.routes?.split(',') ??
  (values.quick ? ['/', '/services/cto', '/newsletter'] : values.kinds ? onePerKind() : allRoutes())

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** Bytes of scripts that a page with React components may load, and the newsletter's page. */
const maxScript = { any: 75 * 1024, '/newsletter': 10 * 1024 }
const isArticle = (route: string) => /^\/blog\/[^/?]+$/.test(route)
const timings = {
  FCP: { audit: 'first-contentful-paint', unit: 's', target: () => 800 },
  LCP: {
    audit: 'largest-contentful-paint',
    unit: 's',
    target: (route: string) => (isArticle(route) ? 1200 : 1100),
  },
  TBT: { audit: 'total-blocking-time', unit: 'ms', target: () => 50 },
  CLS: { audit: 'cumulative-layout-shift', unit: '', target: () => 0 },
} as const

interface Request {
  resourceType?: string
  transferSize: number
}

type Row = (string | number)[]
const rows: Row[] = []
const otherRows: Row[] = []
const pointsLost: string[] = []
const benchmarkIndexes: number[] = []
const server = await startSite(values.port)
try {
  for (const route of routes) await add(route, server.origin + route)
} finally {
  await server.stop()
}
const others = values.against.split(',').filter(Boolean)
for (const other of others) {
  const [name = '', folder = ''] = other.split(':')
  const site = await startOtherSite({ name, folder, port: Number(values.port) + 1 })
  try {
    for (const path of site.paths) await add(`${name}: ${path}`, site.origin + path, true)
  } finally {
    site.stop()
  }
}

console.log(`## Lighthouse, mobile

Medians of ${runs} runs. Lighthouse simulates a slow phone on slow 4G from a load on this machine, which it rates at ${median(benchmarkIndexes).toFixed(0)} (an idle desktop has 1,500 to 2,500; a low rating makes TBT look worse). \`/chat\` is left out, because it redirects to the messaging service while it’s measured.${others.length ? ' nginx serves the other sites, compressed ahead of time.' : ''}

${misses(
  [
    ...['page', 'P', 'A', 'B', 'S', 'FCP, s', 'LCP, s', 'TBT, ms', 'CLS', 'kB', 'script, kB'],
    'requests',
  ],
  [
    [
      ...['**target**', 100, 100, 100, 100, '0.80', '1.10, article 1.20', 50, 0, ''],
      `${(maxScript.any / 1000).toFixed(1)}, newsletter ${(maxScript['/newsletter'] / 1000).toFixed(1)}`,
      '',
    ],
    ...rows,
  ],
  { others: 'Every target is met by', brief },
)}
${otherRows.length ? `\nOther sites: ${otherRows.map(brief).join('; ')}.\n` : ''}${pointsLost.length ? `\nPoints lost: ${pointsLost.join('; ')}.` : ''}`)

function brief([page, , , , , first, largest, blocking]: Row): string {
  return `${page} (${first} s, ${largest} s, ${blocking} ms)`
}

function allRoutes(): string[] {
  return (
    readManifest()
      .served.filter(({ file, path }) => file.endsWith('.html') && !path.startsWith('/embed/'))
      // It redirects to the messaging service after two seconds, while Lighthouse is still measuring.
      .filter(({ path }) => path !== '/chat' && !path.includes('?'))
      .map(({ path }) => path)
  )
}

/** Pages of one folder share a template, so the heaviest stands for all. Of other languages, the home page. */
function onePerKind(): string[] {
  const sizes = new Map(
    readManifest().served.map(({ path, file }) => [path, statSync(join(dist, file)).size]),
  )
  const heaviest = new Map<string, string>()
  for (const route of allRoutes()) {
    const folder = route.slice(0, route.lastIndexOf('/')) || route
    if (allRoutes().some((path) => path.length === 3 && route.startsWith(`${path}/`))) continue
    const known = heaviest.get(folder)
    if (!known || (sizes.get(route) ?? 0) > (sizes.get(known) ?? 0)) heaviest.set(folder, route)
  }
  return [...heaviest.values()]
}

/** Measures a page and adds its row. Our targets aren't those of other sites. */
async function add(name: string, url: string, isOther = false) {
  const results: Result[] = []
  const failures: string[] = []
  // On any page, Lighthouse sometimes can't read the trace of a load. Then we load the page again.
  for (let load = 0; results.length < runs && load < runs + maxRetries; load++) {
    process.stderr.write(`${name}, run ${results.length + 1} of ${runs}\n`)
    try {
      results.push(await measure(url))
    } catch (error) {
      failures.push((error as Error).message)
    }
  }
  if (results.length < runs)
    pointsLost.push(`${name}: only ${results.length} of ${runs} runs: ${failures.at(-1)}`)
  if (results.length === 0) return
  benchmarkIndexes.push(...results.map(({ environment }) => environment.benchmarkIndex))
  const measured = row(name, results, isOther)
  if (isOther) {
    otherRows.push(measured)
    return
  }
  rows.push(measured)
  pointsLost.push(...lostPoints(name, results))
}

async function measure(url: string): Promise<Result> {
  const chromePath = ensureChromium()
  const chrome = await launch({
    ...(chromePath && { chromePath }),
    logLevel: 'error',
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic'],
  })
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error', output: 'json' })
    if (!result) throw new Error('Lighthouse returned no result')
    if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message)
    return result.lhr
  } finally {
    chrome.kill()
  }
}

function score(results: Result[], category: string): number {
  return median(results.map((lhr) => Math.round((lhr.categories[category]?.score ?? 0) * 100)))
}

function timing(results: Result[], audit: string): number {
  return median(results.map((lhr) => lhr.audits[audit]?.numericValue ?? Number.NaN))
}

function requestsOf(lhr: Result | undefined): Request[] {
  const details = lhr?.audits['network-requests']?.details
  return details?.type === 'table' ? (details.items as unknown as Request[]) : []
}

function row(name: string, results: Result[], isOther: boolean): Row {
  // Every run makes the same requests.
  const requests = requestsOf(results[0])
  const bytes = (of: Request[]) => of.reduce((sum, { transferSize }) => sum + transferSize, 0)
  const script = bytes(requests.filter(({ resourceType }) => resourceType === 'Script'))
  const scriptLimit = name === '/newsletter' ? maxScript[name] : maxScript.any
  return [
    name,
    ...categories.map((category) => {
      const points = score(results, category)
      return marked(points, isOther || points === 100)
    }),
    ...Object.values(timings).map(({ audit, unit, target }) => {
      const value = timing(results, audit)
      return marked(formatted(value, unit), isOther || value <= target(name))
    }),
    kB(bytes(requests)).replace(' kB', ''),
    marked(kB(script).replace(' kB', ''), isOther || script <= scriptLimit),
    requests.length,
  ]
}

function formatted(value: number, unit: string): string {
  return unit === 's'
    ? (value / 1000).toFixed(2)
    : unit === 'ms'
      ? value.toFixed(0)
      : value.toFixed(3).replace(/\.?0+$/, '')
}

/** The categories in which a page loses points, with the audits that cost them. */
function lostPoints(name: string, results: Result[]): string[] {
  return categories.flatMap((category) => {
    const points = score(results, category)
    if (points === 100) return []
    const typical = results.find(
      (lhr) => Math.round((lhr.categories[category]?.score ?? 0) * 100) === points,
    )
    const costly = (typical?.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = typical?.audits[id]
      return weight > 0 && audit?.score != null && audit.score < 1 ? [id] : []
    })
    return [`${name}: ${category} by ${costly.join(', ')}`]
  })
}
