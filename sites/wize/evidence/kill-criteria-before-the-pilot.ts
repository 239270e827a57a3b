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
/** What the article says of 40 replies of the pilot that are read a second time. */
const noticesDrops = (readOneIn: number) =>
  isAbout(noticed(90, 70, readOneIn), 0.9, 0.02) &&
  isAbout(noticed(90, 80, readOneIn), 0.5, 0.02) &&
  isAbout(noticed(90, 90, readOneIn), 0.04, 0.02)

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
      says: 'Of 40 replies, a second reader notices a drop of twenty points nine times in ten, one of ten half the time, and one that isn’t there four times in a hundred.',
      refutedBy: 'One of the three chances is more than two points away.',
      fault: 'One reply in ten is read, not one in five.',
      holds: noticesDrops(5),
      holdsWithFault: noticesDrops(10),
    },
  ],
} satisfies Evidence
