import {
  candidatesForSame,
  expectedHire,
} from '@wize/kit/site/features/blog/calculators/interview.ts'
import { seededRandom } from '@wize/kit/site/ui/art/mosaic.ts'
import type { Evidence } from '@wize/proof/evidence/evidence.ts'

/** Corrected validities from the meta-analysis of Sackett and others (2022). */
const validities = { unstructured: 0.19, 'work sample': 0.33, structured: 0.42 }
const funnels = [1, 2, 3, 5, 8, 12, 20, 29, 50, 80, 120, 200]
const hires = 20_000

/** The mean quality of simulated hires, who are the candidates with the best score of this validity. */
function simulated(validity: number, candidates: number, random: () => number): number {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  let sum = 0
  for (let hire = 0; hire < hires; hire += 1) {
    let best = Number.NEGATIVE_INFINITY
    let quality = 0
    for (let candidate = 0; candidate < candidates; candidate += 1) {
      const score = normal()
      if (score <= best) continue
      best = score
      // The part of the quality that the score misses is independent of it.
      quality = validity * score + Math.sqrt(1 - validity ** 2) * normal()
    }
    sum += quality
  }
  return sum / hires
}

export default {
  about:
    'Expected quality of a hire by validity and number of candidates: from the formula, and from 20,000 simulated hires each.',
  handmade: ['scoring-sheet.md'],
  produce: () => {
    const random = seededRandom(1910)
    return {
      'funnel.csv': funnels.map((candidates) => ({
        candidates,
        ...Object.fromEntries(
          Object.entries(validities).map(([name, validity]) => [
            name,
            expectedHire(validity, candidates).toFixed(3),
          ]),
        ),
      })),
      'equal-hires.csv': [3, 5, 10].flatMap((candidates) =>
        (['work sample', 'structured'] as const).map((interview) => ({
          interview,
          candidates,
          'unstructured for as good a hire': candidatesForSame(
            validities[interview],
            candidates,
            validities.unstructured,
          ),
        })),
      ),
      'simulation.csv': Object.entries(validities).map(([interview, validity]) => ({
        interview,
        candidates: 5,
        formula: expectedHire(validity, 5).toFixed(3),
        simulated: simulated(validity, 5, random).toFixed(3),
      })),
    }
  },
} satisfies Evidence
