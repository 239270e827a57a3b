import type { Evidence, Tables } from '@wize/proof/evidence/evidence.ts'
import {
  cases,
  decisions,
  noticed,
  silence,
  stopBelow,
  table,
} from '../public/evidence/kill-criteria-before-the-pilot/pilot-table.ts'

/** At most one outcome in twenty goes against the true rate. */
const tellsApart = (bad: number, good: number) =>
  Number(decisions(bad).roll_out) < 0.05 && Number(decisions(good).stop) < 0.05

/** The share of accepted drafts at which a reply costs as much as before, with a specialist’s $96 an hour. */
const breakEven = (minutes: number) => {
  const [reply, draft, upkeep] = [96, 1.5, 60_000 / 5000]
  return ((96 * minutes) / 60 + draft + upkeep) / reply
}
const stillPossible = (rows: Tables[string], cases: number) =>
  rows.find((row) => row['cases_without_harm'] === `${cases}`)?.['rate_still_possible']
const isAbout = (value: number | string | undefined, wanted: number, within = 0.005) =>
  Math.abs(Number(value) - wanted) < within
/** What the article says of a second reader who reads all accepted drafts. */
const seesPressing = (replies?: number) =>
  isAbout(noticed(14, replies), 0.79) &&
  isAbout(noticed(7, replies), 0.25, 0.02) &&
  noticed(0, replies) < 0.01
/** What it says of reading one of the pilot's replies in five, and all of them. */
const missesPressing = (replies?: number) =>
  isAbout(noticed(14, replies, 40), 0.27) && isAbout(noticed(14, replies), 0.14)

export default {
  about:
    'How often a pilot of 200 cases stops, extends, or rolls out, by the true acceptance rate.',
  handmade: ['pilot-agreement.md'],
  code: ['pilot-table.ts'],
  commands: ['node pilot-table.ts'],
  produce: () => ({ 'decisions.csv': table(), 'silence.csv': silence }),
  claims: ({ 'silence.csv': quiet = [] }) => [
    {
      says: 'The published program stops the pilot below the share of accepted drafts at which it loses money.',
      refutedBy: 'The formula gives a share that’s half a point away from where the program stops.',
      fault: 'Reading a draft takes 18 minutes, not 15.',
      holds: isAbout(breakEven(15), stopBelow / cases),
      holdsWithFault: isAbout(breakEven(18), stopBelow / cases),
    },
    {
      says: 'After 200 cases without harm, a rate of 1.5% is still possible.',
      refutedBy: 'The rate at which 200 quiet cases come up one time in twenty is another one.',
      fault: 'Twice as many quiet cases.',
      holds: isAbout(stillPossible(quiet, 200), 0.015, 0.0005),
      holdsWithFault: isAbout(stillPossible(quiet, 400), 0.015, 0.0005),
    },
    {
      says: 'An assistant with a true rate of 45% is stopped about one time in three.',
      refutedBy: 'It’s stopped less than three times in ten, or more than four.',
      fault: 'A pilot that’s never extended.',
      holds: isAbout(decisions(45).stopped_in_the_end, 0.35, 0.05),
      holdsWithFault: isAbout(decisions(45).stop, 0.35, 0.05),
    },
    {
      says: 'The pilot tells 35% from 50%.',
      refutedBy: 'It rolls out the first, or stops the second, one time in twenty.',
      fault: 'Rates of 39% and 44%.',
      holds: tellsApart(35, 50),
      holdsWithFault: tellsApart(39, 44),
    },
    {
      says: 'A second reader of all 90 accepted drafts notices 14 bad ones 79% of the time, 7 one time in four, and raises less than one false alarm in a hundred.',
      refutedBy: 'One of the first two chances is another one, or the third is 1% or more.',
      fault: 'All 200 replies of the pilot are read, and the bad drafts hide among them.',
      holds: seesPressing(),
      holdsWithFault: seesPressing(cases),
    },
    {
      says: 'Among all 200 replies of the pilot, the same 14 are noticed 27% of the time if 40 are read, and 14% if all are.',
      refutedBy: 'Either chance is half a point away.',
      fault: 'Only accepted drafts are read.',
      holds: missesPressing(cases),
      holdsWithFault: missesPressing(),
    },
  ],
} satisfies Evidence
