// Requests the home page and `/healthz` every 20 ms, as a worker thread of its own, so that an attack
// sent from the main thread doesn't slow down what is measured. Posts its figures when told to stop.
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { percentile } from '#server/testing/load.ts'

/** Times in ms. A request that fails or gets another status than 200 counts as `failed`. */
export interface Latency {
  pageP99: number
  pageMax: number
  healthMax: number
  failed: number
}

const interval = 20

/** Starts to measure a server. Resolves with a function that stops and returns the figures. */
export async function startProbe(origin: string): Promise<() => Promise<Latency>> {
  const worker = new Worker(new URL(import.meta.url), { workerData: origin })
  await once(worker, 'message')
  return () =>
    new Promise((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.postMessage('stop')
    })
}

async function probe(origin: string) {
  const times: Record<string, number[]> = { '/': [], '/healthz': [] }
  let failed = 0
  let stopped = false
  let starting = Object.keys(times).length
  parentPort?.once('message', () => {
    stopped = true
  })
  const requestEach = async (path: string) => {
    const agent = new Agent({ keepAlive: true })
    // The first requests would measure how long this thread takes to load and compile its code.
    for (let count = 0; count < 20; count++) await statusOf(agent, origin + path)
    if (--starting === 0) parentPort?.postMessage('ready')
    while (!stopped) {
      const started = performance.now()
      if ((await statusOf(agent, origin + path)) !== 200) failed++
      times[path]?.push(performance.now() - started)
      await wait(interval)
    }
    agent.destroy()
  }
  await Promise.all(Object.keys(times).map(requestEach))
  const [pages = [], checks = []] = Object.values(times)
  const latency: Latency = {
    pageP99: percentile(pages, 0.99),
    pageMax: Math.max(...pages),
    healthMax: Math.max(...checks),
    failed,
  }
  parentPort?.postMessage(latency)
}

function statusOf(agent: Agent, url: string): Promise<number> {
  return new Promise((resolve) => {
    get(url, { agent }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
    }).once('error', () => resolve(0))
  })
}

if (!isMainThread) void probe(workerData)
