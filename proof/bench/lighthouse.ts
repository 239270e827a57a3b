// `npm run bench:lighthouse`: Lighthouse with its mobile settings on every page, as the site's own server
// sends it. Options: --runs=5 --routes=/,/services/cto --port=3380 --quick (one run of three pages).
import { parseArgs } from 'node:util'
import { ensureChromium } from '@wize/kit/commands/chromium.ts'
import { startSite } from '@wize/kit/commands/verify/served-site.ts'
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { kB, median, table } from './figures.ts'
import { readManifest } from './servers.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string' },
    routes: { type: 'string' },
    port: { type: 'string', default: '3380' },
    quick: { type: 'boolean', default: false },
  },
})
const runs = Number(values.runs ?? (values.quick ? 1 : 5))
/** How many failed loads of a page are repeated. */
const maxRetries = 3
const allRoutes = readManifest()
  .served.filter(({ file, path }) => file.endsWith('.html') && !path.startsWith('/embed/'))
  // It redirects to the messaging service after two seconds, while Lighthouse is still measuring.
  .filter(({ path }) => path !== '/chat')
  .map(({ path }) => path)
const routes =
  values.routes?.split(',') ?? (values.quick ? ['/', '/services/cto', '/ja'] : allRoutes)

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const timings = {
  FCP: { audit: 'first-contentful-paint', unit: 's', target: 800 },
  LCP: { audit: 'largest-contentful-paint', unit: 's', target: 1200 },
  TBT: { audit: 'total-blocking-time', unit: 'ms', target: 50 },
  CLS: { audit: 'cumulative-layout-shift', unit: '', target: 0 },
} as const
const kinds = ['Document', 'Script', 'Stylesheet', 'Font', 'Image'] as const

interface Request {
  resourceType?: string
  transferSize: number
}

const server = await startSite(values.port)
const rows: (string | number)[][] = []
const missedTargets: string[] = []
const benchmarkIndexes: number[] = []
try {
  for (const route of routes) {
    const results: Result[] = []
    const failures: string[] = []
    // On any page, Lighthouse sometimes can't read the trace of a load. Then we load the page again.
    for (let load = 0; results.length < runs && load < runs + maxRetries; load++) {
      process.stderr.write(`${route}, run ${results.length + 1} of ${runs}\n`)
      try {
        results.push(await measure(server.origin + route))
      } catch (error) {
        failures.push((error as Error).message)
      }
    }
    if (results.length > 0) {
      benchmarkIndexes.push(...results.map(({ environment }) => environment.benchmarkIndex))
      rows.push(row(route, results))
    }
    const missed = results.length > 0 ? missesOf(results) : []
    if (results.length < runs)
      missed.unshift(`only ${results.length} of ${runs} runs: ${failures.at(-1)}`)
    if (missed.length > 0) missedTargets.push(`- ${route}: ${missed.join('; ')}`)
  }
} finally {
  await server.stop()
}

console.log(`## Lighthouse, mobile

Medians of ${runs} runs. Lighthouse simulates a slow phone on slow 4G from a load on this machine, which it rates at ${median(benchmarkIndexes).toFixed(0)} (an idle desktop has 1,500 to 2,500; a low rating makes TBT look worse). FCP and LCP in s, TBT in ms, sizes in kB as sent. Targets: 100 for each score, FCP under 0.8, LCP under 1.2, TBT under 50, CLS 0. \`/chat\` is left out because it redirects to the messaging service while Lighthouse is still measuring.

${table(
  ['page', 'P', 'A', 'B', 'S', ...Object.keys(timings), 'kB', ...kinds, 'other', 'requests'],
  rows,
)}

${missedTargets.length ? `Missed targets:\n\n${missedTargets.join('\n')}` : 'Every page meets every target.'}`)

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

function row(route: string, results: Result[]): (string | number)[] {
  // Every run makes the same requests.
  const requests = requestsOf(results[0])
  const bytes = (of: Request[]) =>
    kB(of.reduce((sum, { transferSize }) => sum + transferSize, 0)).replace(' kB', '')
  const isOther = ({ resourceType }: Request) => !kinds.some((kind) => kind === resourceType)
  return [
    route,
    ...categories.map((category) => score(results, category)),
    ...Object.values(timings).map(({ audit, unit }) => formatted(timing(results, audit), unit)),
    bytes(requests),
    ...kinds.map((kind) => bytes(requests.filter(({ resourceType }) => resourceType === kind))),
    bytes(requests.filter(isOther)),
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

/** The targets that a page misses, with the audits that cost it points. */
function missesOf(results: Result[]): string[] {
  const misses: string[] = []
  for (const category of categories) {
    const points = score(results, category)
    if (points === 100) continue
    const typical = results.find(
      (lhr) => Math.round((lhr.categories[category]?.score ?? 0) * 100) === points,
    )
    const costly = (typical?.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = typical?.audits[id]
      const lost = weight > 0 && audit?.score != null && audit.score < 1
      return lost ? [`${id}${audit.displayValue ? ` (${audit.displayValue})` : ''}`] : []
    })
    misses.push(`${category} ${points}, because of ${costly.join(', ')}`)
  }
  for (const [name, { audit, unit, target }] of Object.entries(timings)) {
    const value = timing(results, audit)
    if (value > 0 && value >= target)
      misses.push(`${name} ${formatted(value, unit)} ${unit}`.trimEnd())
  }
  return misses
}
