import { get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** Clients per second, as in the article: calm, then a spike from second 5 to 15, then calm again. */
export const plan = { calm: 80, spike: 150, from: 5, to: 15, seconds: 30 }
const timeout = 2000
const attempts = 3
const retryAfterRefusal = 1000

export interface Second {
  asked: number
  useful: number
  refused: number
  abandoned: number
}

export interface Load {
  seconds: Second[]
  /** For each useful answer: the second it was requested in, and how long it took. */
  answers: { second: number; ms: number }[]
}

/** Sends the plan's clients to a port. Each waits two seconds and tries up to three times. */
export async function load(port: number): Promise<Load> {
  const seconds = Array.from({ length: plan.seconds }, () => ({
    asked: 0,
    useful: 0,
    refused: 0,
    abandoned: 0,
  }))
  const answers: Load['answers'] = []
  const start = performance.now()
  const now = () => Math.floor((performance.now() - start) / 1000)
  const count = (what: keyof Second) => {
    const second = seconds[now()]
    if (second) second[what]++
  }

  function ask(attempt: number) {
    count('asked')
    const asked = performance.now()
    const second = now()
    const retry = () => {
      if (attempt < attempts && now() < plan.seconds) ask(attempt + 1)
    }
    const request = get({ host: '127.0.0.1', port, agent: false }, (response) => {
      response.resume()
      clearTimeout(timer)
      if (response.statusCode === 200) {
        count('useful')
        answers.push({ second, ms: performance.now() - asked })
      } else {
        count('refused')
        setTimeout(retry, retryAfterRefusal)
      }
    })
    const timer = setTimeout(() => {
      count('abandoned')
      request.destroy()
      retry()
    }, timeout)
    // Destroying the request causes an error too.
    request.on('error', () => {})
  }

  let sent = 0
  for (let elapsed = 0; elapsed < plan.seconds; elapsed = (performance.now() - start) / 1000) {
    for (const due = arrivals(elapsed); sent < due; sent++) ask(1)
    await wait(5)
  }
  return { seconds, answers }
}

/** How many clients have come in the first seconds. */
function arrivals(elapsed: number): number {
  const spike = Math.min(Math.max(elapsed - plan.from, 0), plan.to - plan.from)
  return Math.floor(plan.calm * (elapsed - spike) + plan.spike * spike)
}
