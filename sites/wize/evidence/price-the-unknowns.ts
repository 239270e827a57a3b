import { seededRandom } from '@wize/kit/site/ui/art/mosaic.ts'
import type { Evidence } from '@wize/proof/evidence/evidence.ts'

interface Assumption {
  /** Days lost if it's wrong and found only at the end. */
  loss: number
  doubt: number
  test: number
  /** The doubt that the team writes down. */
  guessed: number
}

const plans = 20_000
const assumptions = 7
const budget = 10

const between = (random: () => number, low: number, high: number) => low * (high / low) ** random()

function drawPlan(random: () => number): Assumption[] {
  return Array.from({ length: assumptions }, () => {
    const doubt = 0.05 + 0.55 * random()
    // People are off by up to a factor of two either way.
    const guessed = Math.min(0.95, doubt * between(random, 0.5, 2))
    return { loss: between(random, 5, 120), doubt, test: between(random, 0.5, 8), guessed }
  })
}

type Order = (assumption: Assumption, random: () => number) => number
const orders: Record<string, Order> = {
  'loss × doubt ÷ test': ({ loss, guessed, test }) => (loss * guessed) / test,
  'loss × doubt': ({ loss, guessed }) => loss * guessed,
  'loss alone': ({ loss }) => loss,
  'doubt alone': ({ guessed }) => guessed,
  'cheapest test first': ({ test }) => 1 / test,
  'in random order': (_, random) => random(),
}

/** Days lost on average when tests run in this order until their budget is spent. */
function meanLoss(order: Order): number {
  const random = seededRandom(1966)
  let sum = 0
  for (let plan = 0; plan < plans; plan += 1) {
    const drawn = drawPlan(random)
    const wrong = drawn.map(({ doubt }) => random() < doubt)
    const ranked = drawn
      .map((assumption, index) => ({ assumption, index, rank: order(assumption, random) }))
      .toSorted((a, b) => b.rank - a.rank)
    let spent = 0
    for (const { assumption, index } of ranked) {
      const tested = spent + assumption.test <= budget
      if (tested) spent += assumption.test
      else if (wrong[index]) sum += assumption.loss
    }
    sum += spent
  }
  return sum / plans
}

export default {
  about:
    'Working days lost on average in 20,000 simulated plans with seven assumptions and ten days for tests, by the order of testing; the doubts that are written down are off by up to a factor of two.',
  handmade: ['project-findings.csv', 'unknowns-worksheet.csv'],
  produce: () => ({
    'orders.csv': Object.entries(orders).map(([order, rank]) => ({
      order,
      'days lost': meanLoss(rank).toFixed(1),
    })),
  }),
} satisfies Evidence
