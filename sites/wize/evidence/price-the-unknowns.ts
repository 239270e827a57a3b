import type { Evidence } from '@wize/proof/evidence/evidence.ts'
import {
  difference,
  meanLosses,
  orders,
  type Setting,
  settings,
  spreadBy,
  stopping,
  tiedBy,
} from '../public/evidence/price-the-unknowns/orders.ts'

const shown = ['loss × doubt ÷ test', 'loss × doubt', 'loss alone', 'cheapest test first'] as const
const [division, weighted, , cheapest] = shown
const rankOf = (order: string) => orders[order] ?? (() => 0)
/** Plans for each point of a chart. */
const plans = 100_000
const byOrder = (setting: Setting) => {
  const days = meanLosses(setting, plans)
  return Object.fromEntries(shown.map((order) => [order, days[order]?.toFixed(2) ?? '']))
}

const narrow = (lossError: number): Setting => ({
  name: '',
  losses: [10, 40],
  tests: [0.5, 8],
  lossError,
})
const wide = { ...narrow(3), losses: [5, 120] } satisfies Setting

const isBest = (setting: Setting) => {
  const days = meanLosses(setting, plans)
  return Math.min(...Object.values(days)) === days[division]
}
function ordersTable() {
  const all = { ...orders, ...stopping }
  const columns = [...settings, tiedBy(1)].map((setting) => ({
    setting,
    days: meanLosses(setting, undefined, all),
  }))
  return Object.keys(all).map((order) => ({
    order,
    ...Object.fromEntries(
      columns.map(({ setting, days }) => [setting.name, days[order]?.toFixed(1) ?? '']),
    ),
  }))
}

/** The division beats loss × doubt by more than two standard errors. */
const buys = (setting: Setting) => {
  const { mean, error } = difference(setting, rankOf(weighted), rankOf(division))
  return mean > 2 * error
}
/** How many more days the division loses than loss × doubt, in standard errors. */
const lag = (setting: Setting) => {
  const { mean, error } = difference(setting, rankOf(division), rankOf(weighted), plans)
  return mean / error
}
/** The division is ahead while a quarter of the tests are tied to their losses, and behind at three quarters. */
const turns = (setting: Setting) =>
  lag({ ...setting, tied: 0.25 }) < -2 && lag({ ...setting, tied: 0.75 }) > 2
/** How many more days the cheapest test loses than the division, in standard errors. */
const lead = (setting: Setting) => {
  const { mean, error } = difference(setting, rankOf(cheapest), rankOf(division), plans)
  return mean / error
}
/** The division is ahead where losses are off by up to a factor of six, the cheapest test at eight. */
const crosses = (setting: Setting) =>
  lead({ ...setting, lossError: 6 }) > 2 && lead({ ...setting, lossError: 8 }) < -2
/** What the division gains or loses by stopping at a score of one, in days. */
const stops = (setting: Setting) =>
  Math.abs(
    difference(setting, rankOf(division), Object.values(stopping)[0] ?? rankOf(division)).mean,
  )
/** Losses that are alike make the cheapest test beat loss × doubt; losses that aren't don't. */
const isCheapestAhead = (setting: Setting) => {
  const { [cheapest]: first = 0, [weighted]: second = 0 } = meanLosses(setting, plans)
  return first < second
}
const flips = (alike: Setting, unlike: Setting) =>
  isCheapestAhead(alike) && !isCheapestAhead(unlike)

export default {
  about:
    'Working days lost on average in simulated plans with seven assumptions and ten days for tests, by the order of testing: in five settings with 20,000 plans each; and with 100,000, by the spread of the losses, by how far they are misjudged, and by how many tests are tied to them.',
  slow: true,
  handmade: ['project-findings.csv', 'unknowns-worksheet.csv'],
  code: ['orders.ts'],
  commands: ['node orders.ts'],
  produce: () => ({
    'orders.csv': ordersTable(),
    'spread.csv': [1, 1.5, 2, 3, 4, 5, 6, 8, 10, 12, 14, 17, 20, 25, 30].map((spread) => ({
      spread,
      ...byOrder(spreadBy(spread)),
    })),
    'error.csv': Array.from({ length: 19 }, (_, index) => 1 + index / 2).map((error) => ({
      error,
      ...byOrder(narrow(error)),
    })),
    'ties.csv': [0, 0.25, 0.5, 0.75, 1].map((tied) => ({
      tied,
      ...byOrder(tiedBy(tied)),
    })),
  }),
  claims: () => [
    {
      says: 'The division loses the fewest days in all four settings.',
      refutedBy: 'Another order loses fewer in one of them.',
      fault: 'Losses from 10 to 40 that are off by up to a factor of 10.',
      holds: settings.every(isBest),
      holdsWithFault: isBest(narrow(10)),
    },
    {
      says: 'Dividing by the cost of the test is worth something in all four settings.',
      refutedBy: 'It gains no more than two standard errors over loss × doubt.',
      fault: 'Tests that all cost the same.',
      holds: settings.every(buys),
      holdsWithFault: settings.some((setting) => buys({ ...setting, tests: [2, 2] })),
    },
    {
      says: 'Where losses differ a lot and large ones are expensive to test, loss × doubt loses fewer days than the division.',
      refutedBy: 'It loses no fewer by two standard errors.',
      fault: 'Tests whose cost has nothing to do with the loss.',
      holds: lag(tiedBy(1)) > 2,
      holdsWithFault: lag(tiedBy(0)) > 2,
    },
    {
      says: 'The division falls behind where between a quarter and three quarters of the tests cost more because the loss is large.',
      refutedBy:
        'At a quarter, the division isn’t ahead by two standard errors, or at three quarters it isn’t behind.',
      fault: 'Losses of 10 to 40 days.',
      holds: turns(tiedBy(0)),
      holdsWithFault: turns({ ...tiedBy(0), losses: [10, 40] }),
    },
    {
      says: 'With losses of 10 to 40 days, the cheapest test gets ahead of the division where the losses are off by up to a factor between six and eight.',
      refutedBy:
        'At six, the division isn’t ahead by two standard errors, or at eight the cheapest test isn’t.',
      fault: 'Losses from 5 to 120 days.',
      holds: crosses(narrow(6)),
      holdsWithFault: crosses(wide),
    },
    {
      says: 'Stopping at a score of one changes what the division loses by less than a quarter of a day in all four settings.',
      refutedBy: 'It changes it by a quarter of a day or more in one of them.',
      fault: 'Losses of one to five days, which are less than most tests cost.',
      holds: settings.every((setting) => stops(setting) < 0.25),
      holdsWithFault: stops({ ...narrow(3), losses: [1, 5] }) < 0.25,
    },
    {
      says: 'Whether to weigh the loss or the test more depends on how much the losses differ.',
      refutedBy: 'The cheapest test beats loss × doubt in both settings, or in neither.',
      fault: 'The same wide losses in both settings.',
      holds: flips(narrow(3), wide),
      holdsWithFault: flips(wide, wide),
    },
  ],
} satisfies Evidence
