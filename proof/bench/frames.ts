// `npm run bench:frames`: the main thread's processor time for each frame of WIZEsnake while the AI plays and
// the snake covers most of the board, and of the queue that an article draws while its server is overloaded,
// with the processor slowed down four times.
// Options: --seconds=10 --port=3390 --quick (2 seconds) --queue (only the queue).
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { startSite } from '@wize/kit/commands/verify/served-site.ts'
import queueWords from '#messages/server-queue.json' with { type: 'json' }
import { percentile } from '#server/testing/load.ts'
import { ensureChromium } from '../machine/browsers.ts'
import { marked, table } from './figures.ts'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    seconds: { type: 'string' },
    port: { type: 'string', default: '3390' },
    queue: { type: 'boolean', default: false },
  },
})
const milliseconds = Number(values.seconds ?? (values.quick ? 2 : 10)) * 1000
const slowdown = 4
/** Measuring starts when the snake fills this many of the board's 600 cells. */
const minCells = 480
/** Where in the queue's run measuring starts, in seconds, and on what window. */
const queueFrom = 10
const phone = { width: 390, height: 844 }
/** A frame's share of a second at 60 frames a second, in ms. */
const frameBudget = 1000 / 60

/** An event in Chromium's trace. Times are in µs; `tdur` is the thread's processor time. */
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
  for (const speed of values.queue ? [] : ['1×', '4×', 'Max'])
    rows.push(row(`WIZEsnake, AI at ${speed}`, await framesAt(speed)))
  rows.push(row('the queue', await framesOfQueue()))
  const columns = ['p50, ms', 'p95, ms', 'max, ms', 'script p50, ms', 'over target']
  console.log(`## Frames

The main thread’s processor time per frame: script, style, layout, paint, and, because this machine has no graphics card, drawing. Chromium is slowed down ${slowdown} times. The snake starts at ${minCells} cells; the queue in an article runs from second ${queueFrom} on, in a window ${phone.width} px wide. Target: p95 of at most ${frameBudget.toFixed(1)} ms, for 60 frames a second.

${table(['picture', 'frames', ...columns], rows)}`)
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
  await waitForCells(page, minCells)
  await choose(speed)
  return traceOf(page)
}

/** Traces what the page does from now on. */
async function traceOf(page: Page): Promise<TraceEvent[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
  await page.waitForTimeout(milliseconds)
  const trace = await browser.stopTracing()
  await page.close()
  return JSON.parse(trace.toString()).traceEvents
}

/** Plays the article's queue from a second at which hundreds wait. */
async function framesOfQueue(): Promise<TraceEvent[]> {
  const page = await browser.newPage({ viewport: phone, deviceScaleFactor: 3 })
  await page.goto(`${site.origin}/blog/busy-server-that-served-nobody`)
  const picture = page.getByRole('region', { name: queueWords.title })
  await picture.scrollIntoViewIfNeeded()
  await picture.getByRole('img').first().scrollIntoViewIfNeeded()
  await picture.getByRole('slider', { name: queueWords.time }).fill(String(queueFrom * 1000))
  await picture.getByRole('button', { name: queueWords.play }).click()
  await picture.getByRole('img').first().scrollIntoViewIfNeeded()
  return traceOf(page)
}

async function waitForCells(page: Page, count: number) {
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

function row(picture: string, trace: TraceEvent[]) {
  const script = trace.filter(({ name }) => name === 'FireAnimationFrame')
  const tasks = trace
    .filter(
      ({ name, pid, tid }) =>
        name === 'ThreadControllerImpl::RunTask' && pid === script[0]?.pid && tid === script[0].tid,
    )
    .sort((a, b) => a.ts - b.ts)
  // A frame starts with the task that runs the page's callback and lasts until the next such task.
  const frames: number[] = []
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    if (script.some((event) => event.ts >= ts && event.ts < ts + dur)) frames.push(0)
    if (frames.length > 0) frames[frames.length - 1] = (frames.at(-1) ?? 0) + tdur / 1000
  }
  const over = frames.filter((ms) => ms > frameBudget).length
  const scriptTimes = script.map(({ tdur = 0 }) => tdur / 1000)
  return [
    picture,
    frames.length,
    percentile(frames, 0.5).toFixed(1),
    marked(percentile(frames, 0.95).toFixed(1), percentile(frames, 0.95) <= frameBudget),
    percentile(frames, 1).toFixed(1),
    percentile(scriptTimes, 0.5).toFixed(1),
    `${over} (${((over / frames.length) * 100).toFixed(1)}%)`,
  ]
}
