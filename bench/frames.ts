// `npm run bench:frames`: what a frame of WIZEsnake costs the browser's main thread while the AI plays at full
// speed and the snake covers most of the board, on a processor slowed down four times.
// Options: --seconds=10 --port=3390 --quick (2 seconds).
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { ensureChromium } from '#scripts/chromium.ts'
import { percentile } from '#server/testing/load.ts'
import { table } from './figures.ts'
import { startSite } from './site.ts'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    seconds: { type: 'string' },
    port: { type: 'string', default: '3390' },
  },
})
const milliseconds = Number(values.seconds ?? (values.quick ? 2 : 10)) * 1000
const slowdown = 4
/** Cells of the snake when measuring begins, of 600. */
const longSnake = 480
/** What a frame may take for 60 in a second, in ms. */
const frameTime = 1000 / 60

/** An event of Chromium's trace; times in µs, `tdur` of the thread's processor time. */
interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
}

const site = await startSite(values.port)
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] })
try {
  const rows = []
  for (const speed of ['1×', '4×', 'Max']) rows.push(row(speed, await framesAt(speed)))
  console.log(`## WIZEsnake’s frames

Processor time of the main thread for a frame (script, style, layout, paint, and here, without a graphics card, the drawing itself too), in Chromium slowed down ${slowdown} times, from ${longSnake} cells on. Target: no more than ${frameTime.toFixed(1)} ms, for 60 frames a second.

${table(['AI speed', 'frames', 'p50, ms', 'p95, ms', 'longest, ms', 'of it script, p50', 'over the target'], rows)}`)
} finally {
  await browser.close()
  await site.stop()
}

/** Lets the AI fill most of the board, and traces the frames that follow. */
async function framesAt(speed: string): Promise<TraceEvent[]> {
  const page = await browser.newPage()
  await page.goto(`${site.origin}/games/wizesnake`)
  const choose = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await choose('AI mode')
  await choose('Max')
  await cellsReach(page, longSnake)
  await choose(speed)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
  await page.waitForTimeout(milliseconds)
  const trace = await browser.stopTracing()
  await page.close()
  return JSON.parse(trace.toString()).traceEvents
}

async function cellsReach(page: Page, count: number) {
  await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('dl > div')].some(
        (fact) =>
          fact.querySelector('dt')?.textContent === 'Cells' &&
          Number.parseInt(fact.querySelector('dd')?.textContent ?? '', 10) >= wanted,
      ),
    count,
    { timeout: 300_000 },
  )
}

function row(speed: string, trace: TraceEvent[]) {
  const script = trace.filter(({ name }) => name === 'FireAnimationFrame')
  const tasks = trace
    .filter(
      ({ name, pid, tid }) =>
        name === 'ThreadControllerImpl::RunTask' && pid === script[0]?.pid && tid === script[0].tid,
    )
    .sort((a, b) => a.ts - b.ts)
  // A frame is the task that calls the page, with those that follow until the next such one.
  const frames: number[] = []
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    if (script.some((event) => event.ts >= ts && event.ts < ts + dur)) frames.push(0)
    if (frames.length > 0) frames[frames.length - 1] = (frames.at(-1) ?? 0) + tdur / 1000
  }
  const over = frames.filter((ms) => ms > frameTime).length
  const scriptTimes = script.map(({ tdur = 0 }) => tdur / 1000)
  return [
    speed,
    frames.length,
    ...[0.5, 0.95, 1].map((share) => percentile(frames, share).toFixed(1)),
    percentile(scriptTimes, 0.5).toFixed(1),
    `${over} (${((over / frames.length) * 100).toFixed(1)}%)`,
  ]
}
