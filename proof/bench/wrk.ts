// Measures a server under the load of wrk.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inquiryRequest } from '#server/testing/load.ts'
import { processorSeconds } from './process-usage.ts'
import type { Server } from './servers.ts'

/** The headers of a current browser, because parsing them is part of the cost. */
export const browserHeaders = {
  'User-Agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'Accept-Encoding': 'gzip, deflate, br, zstd',
  'Accept-Language': 'en-US,en;q=0.9',
  'Sec-Fetch-Dest': 'document',
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-Site': 'same-origin',
}

/** The arguments for `wrk` that say what to request from a server. */
export type Workload = (origin: string) => string[]

export interface Measurement {
  requestsPerSecond: number
  p50: number
  p99: number
  /** The server's processor time per request, in µs. */
  cpu: number
}

/** Requests a page or file with a browser's headers. */
export const requestsFor =
  (path: string): Workload =>
  (origin) => [
    ...Object.entries(browserHeaders).map(([name, value]) => `--header=${name}: ${value}`),
    origin + path,
  ]

/** Sends inquiries that all differ. Puts the script that numbers them into `folder`. */
export function inquiries(folder: string): Workload {
  const script = join(folder, 'inquiries.lua')
  const digits = 16
  const placeholder = 'N'.repeat(digits)
  writeFileSync(
    script,
    `local text = ${JSON.stringify(inquiryRequest(placeholder, browserHeaders))}
local number
function init(arguments) number = tonumber(arguments[1]) end
function request()
  number = number + 1
  return (text:gsub('${placeholder}', string.format('%0${digits}d', number)))
end
`,
  )
  // Numbers start at the clock's µs, so they stay unique across runs of fewer than a million a second.
  return (origin) => [`--script=${script}`, origin, '--', String(Date.now() * 1000)]
}

export function measure(
  { origin, pid }: Server,
  workload: Workload,
  { seconds, connections }: { seconds: string; connections: string },
): Measurement {
  const before = processorSeconds(pid)
  const output = execFileSync('wrk', [
    '--threads=1',
    `--connections=${connections}`,
    `--duration=${seconds}s`,
    '--latency',
    ...workload(origin),
  ]).toString()
  const cpu = processorSeconds(pid) - before
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(`${origin}:\n${output}`)
  const requests = Number(/(\d+) requests in/.exec(output)?.[1])
  return {
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    p50: milliseconds(/^ +50% +(\S+)/m.exec(output)?.[1]),
    p99: milliseconds(/^ +99% +(\S+)/m.exec(output)?.[1]),
    cpu: (cpu / requests) * 1e6,
  }
}

function milliseconds(text = ''): number {
  const value = Number.parseFloat(text)
  if (text.endsWith('us')) return value / 1000
  return text.endsWith('ms') ? value : value * 1000
}
