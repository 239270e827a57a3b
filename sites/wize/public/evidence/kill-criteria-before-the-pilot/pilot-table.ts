// What a pilot of 200 cases decides, for every true acceptance rate, and what a second reader notices:
// the exact binomial chances.
// Runs on Node 24 without anything installed: node pilot-table.ts
import { pathToFileURL } from 'node:url'

export const cases = 200
export const stopBelow = 78
const rollOutFrom = 90

/** The chance of each number of accepted drafts when a share `rate` is good. */
function binomial(n: number, rate: number): number[] {
  const chances = [(1 - rate) ** n]
  for (let k = 1; k <= n; k++) {
    chances.push(((chances[k - 1] ?? 0) * (n - k + 1) * rate) / (k * (1 - rate)))
  }
  return chances
}

const sum = (chances: number[]) => chances.reduce((total, chance) => total + chance, 0)

export function decisions(percent: number) {
  const rate = percent / 100
  const first = binomial(cases, rate)
  const stop = sum(first.slice(0, stopBelow))
  const rollOut = sum(first.slice(rollOutFrom))
  let stopInTheEnd = stop
  for (let k = stopBelow; k < rollOutFrom; k++) {
    // The extension is judged on all 400 cases: fewer than 180 accepted is a stop.
    stopInTheEnd += (first[k] ?? 0) * sum(first.slice(0, 2 * rollOutFrom - k))
  }
  return {
    true_rate: rate.toFixed(2),
    stop: stop.toFixed(4),
    extend: (1 - stop - rollOut).toFixed(4),
    roll_out: rollOut.toFixed(4),
    stopped_in_the_end: stopInTheEnd.toFixed(4),
  }
}

/** The share of replies that could be sent, if nobody presses Accept on a bad draft. */
const sendable = 0.9

/**
 * How often a second reader finds the pilot's replies sendable ten points less often than the others, with
 * this many bad drafts accepted: `read` of the pilot's `replies` are read, and one in five of 920 others.
 */
export function noticed(bad: number, replies = rollOutFrom, read = replies): number {
  const others = 920 / 5
  const chances = binomial(others, sendable)
  return sum(
    binomial(read, sendable * (1 - bad / replies)).map((chance, good) => {
      const least = Math.ceil((good / read + 0.1) * others - 1e-9)
      return chance * sum(chances.slice(least))
    }),
  )
}

/** The rate of harm that's still possible after some cases without any, beside the “rule of three”. */
export const silence = [50, 100, 200, 400, 800, 1600].map((quiet) => ({
  cases_without_harm: quiet,
  rate_still_possible: (1 - 0.05 ** (1 / quiet)).toFixed(4),
  rule_of_three: (3 / quiet).toFixed(4),
}))

export const table = () => Array.from({ length: 31 }, (_, index) => decisions(28 + index))

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.table(table())
  console.table(silence)
  for (const bad of [0, 7, 14])
    console.log(
      `${bad} bad drafts accepted: noticed ${noticed(bad).toFixed(3)} if all 90 accepted drafts are read, ` +
        `${noticed(bad, cases, 40).toFixed(3)} if 40 of all 200 replies are, ${noticed(bad, cases).toFixed(3)} if all 200 are`,
    )
}
