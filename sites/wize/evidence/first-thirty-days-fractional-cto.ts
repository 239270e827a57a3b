// The plan for the first month: twelve questions with their hours, which must fill six days of eight hours.
import type { Evidence } from '@wize/proof/evidence/evidence.ts'

const hoursADay = 8
/** Questions have their number in the article. */
type Line = [day: number, question: number | '', what: string, hours: number]
const plan: Line[] = [
  [1, '', 'Start with the founder; access; the message to the team', 1],
  [1, 1, 'Restore a backup with someone watching the clock', 4],
  [1, 2, 'Sign in to every account that can delete everything', 3],
  [2, 3, 'Run the scanners; read what they print', 4],
  [2, 4, 'Twenty changes from the records, the slowest five in detail', 4],
  [3, 5, 'A clean laptop, the instructions, a stopwatch', 4],
  [3, 6, 'The last release that was taken back', 2],
  [3, 7, 'owners.sh; two conversations about what only one person knows', 1],
  [3, '', 'Second hour with the founder', 1],
  [4, 8, 'Customer contracts beside what is measured', 4],
  [4, 9, 'Vendors, renewals, and notice days from a year of invoices', 3],
  [4, '', 'Third hour with the founder', 1],
  [5, 10, 'What one more customer costs, from two bills', 1],
  [5, 11, 'Eight conversations of 45 minutes', 6],
  [5, '', 'Fourth hour with the founder', 1],
  [6, 12, 'The five choices that are hardest to undo, with their reasons', 3],
  [6, '', 'Write the two pages', 4],
  [6, '', 'The founder argues with the result', 1],
]

/** The same cloud bill in two months, for the cost of one more customer. */
const bills = [
  { customers: 200, bill: 16_400 },
  { customers: 240, bill: 18_000 },
]

/** The monthly price of the smallest plan in the article's example. */
const price = 49

const hoursOf = (day: number, lines: Line[]) =>
  lines.filter(([of]) => of === day).reduce((sum, [, , , hours]) => sum + hours, 0)

const fits = (lines: Line[]) =>
  [1, 2, 3, 4, 5, 6].every((day) => hoursOf(day, lines) === hoursADay) &&
  lines.every(([day]) => day <= 6)

/** What one more customer costs, and what a customer costs on average in the second month. */
function costs([before, after]: typeof bills) {
  if (!before || !after) throw new Error('Two bills are needed.')
  const marginal = (after.bill - before.bill) / (after.customers - before.customers)
  return { marginal, average: after.bill / after.customers }
}

/** Whether a customer at the price looks like a loss on average and is a gain at the margin. */
function pointOppositeWays(months: typeof bills) {
  const { marginal, average } = costs(months)
  return average > price && marginal < price
}

export default {
  about: 'A plan that fits twelve questions into six days, and the marginal cost of a customer.',
  handmade: ['thirty-day-plan.md'],
  produce() {
    const { marginal } = costs(bills)
    return {
      'plan.csv': plan.map(([day, question, what, hours]) => ({ day, question, what, hours })),
      'hours.csv': plan
        .filter(([, question]) => question !== '')
        .map(([, question, , hours]) => ({ question: `Question ${question}`, hours })),
      'customer-cost.csv': [
        ...bills.map(({ customers, bill }) => ({
          line: `${customers} customers, on average`,
          customers,
          bill,
          cost: (bill / customers).toFixed(2),
        })),
        { line: 'one more customer', customers: 1, bill: marginal, cost: marginal.toFixed(2) },
      ],
    }
  },
  claims: () => [
    {
      says: 'Twelve questions, five hours with the founder, and the report fill six days of eight hours.',
      refutedBy: 'A day has more hours or fewer, or there’s a seventh.',
      fault: 'Conversations with ten engineers in place of eight, 45 minutes each.',
      holds: fits(plan) && new Set(plan.map(([, question]) => question)).size === 13,
      holdsWithFault: fits(
        plan.map(([day, question, what, hours]) => [
          day,
          question,
          what,
          question === 11 ? (hours / 8) * 10 : hours,
        ]),
      ),
    },
    {
      says: 'A plan at $49 loses by the average and earns on each new customer.',
      refutedBy: 'The average is $49 or less, or one more customer costs $49 or more.',
      fault: 'A bill that grows with the number of customers and has nothing fixed in it.',
      holds: pointOppositeWays(bills),
      holdsWithFault: pointOppositeWays(
        bills.map(({ customers }) => ({ customers, bill: customers * 82 })),
      ),
    },
  ],
} satisfies Evidence
