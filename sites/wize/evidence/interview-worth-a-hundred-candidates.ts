import { candidatesForSame, expectedHire } from '@wize/explorables/calculators/interview.ts'
import type { Evidence } from '@wize/proof/evidence/evidence.ts'
import {
  seeded,
  simulated,
  validities,
} from '../public/evidence/interview-worth-a-hundred-candidates/hires.ts'

const funnels = [
  ...new Set([
    ...[1, 2, 3, 5, 8, 12, 20, 29, 50, 80, 120, 200],
    ...Array.from({ length: 40 }, (_, index) => Math.round(200 ** (index / 39))),
  ]),
].toSorted((a, b) => a - b)

export default {
  about:
    'Expected quality of a hire by validity and number of candidates: from the formula, and from 20,000 simulated hires each.',
  handmade: ['scoring-sheet.md'],
  code: ['hires.ts'],
  commands: ['node hires.ts'],
  produce: () => {
    const random = seeded(1910)
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
  claims: () => {
    const agrees = (simulatedFor: number, formulaFor: number) =>
      Math.abs(simulated(simulatedFor, 5, seeded(1910)) - expectedHire(formulaFor, 5)) < 0.03
    const isWorthTwoDozen = (validity: number) =>
      candidatesForSame(validity, 5, validities.unstructured) - 5 >= 24
    return [
      {
        says: 'Simulated hires agree with the formula.',
        refutedBy: 'Their mean is off by 0.03 standard deviations.',
        fault: 'The formula for another interview.',
        holds: Object.values(validities).every((validity) => agrees(validity, validity)),
        holdsWithFault: agrees(validities.structured, validities['work sample']),
      },
      {
        says: 'A work sample is worth two dozen candidates.',
        refutedBy: 'An unstructured interview needs fewer than 24 more for as good a hire.',
        fault: 'An interview that is hardly better, with a validity of 0.25.',
        holds: isWorthTwoDozen(validities['work sample']),
        holdsWithFault: isWorthTwoDozen(0.25),
      },
      {
        says: 'With an older correction, 11 unstructured interviews do what five structured ones do.',
        refutedBy: 'It takes another number of candidates.',
        fault: 'The correction of 2013, in which structure gains nothing.',
        holds: candidatesForSame(0.51, 5, 0.38) === 11,
        holdsWithFault: candidatesForSame(0.58, 5, 0.58) === 11,
      },
    ]
  },
} satisfies Evidence
