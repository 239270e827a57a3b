import type { Evidence } from '@wize/proof/evidence/evidence.ts'
import {
  decisions,
  silence,
  table,
} from '../public/evidence/kill-criteria-before-the-pilot/pilot-table.ts'

/** At most one outcome in twenty goes against the true rate. */
const tellsApart = (bad: number, good: number) =>
  Number(decisions(bad).roll_out) < 0.05 && Number(decisions(good).stop) < 0.05

export default {
  about:
    'How often a pilot of 200 cases stops, extends, or rolls out, by the true acceptance rate.',
  handmade: ['pilot-agreement.md'],
  code: ['pilot-table.ts'],
  commands: ['node pilot-table.ts'],
  produce: () => ({ 'decisions.csv': table(), 'silence.csv': silence }),
  claims: () => [
    {
      says: 'The pilot tells 35% from 50%.',
      refutedBy: 'It rolls out the first, or stops the second, one time in twenty.',
      fault: 'Rates of 39% and 44%.',
      holds: tellsApart(35, 50),
      holdsWithFault: tellsApart(39, 44),
    },
  ],
} satisfies Evidence
