// Minutes saved in a year by three actions after one incident, for everything the estimate rests on.
import type { Evidence } from './kit/evidence.ts'

const incidents = 6
/** Minutes of the incident under review, by interval. */
const noticed = 72
const recovered = 44
const total = 138
/** What the alarm would leave of noticing, and the script of recovering. */
const alarmNotices = 10
const scriptRecovers = 14

export default {
  about:
    'Minutes a year saved by an alarm, a script, and prevention, by how many incidents are alike.',
  handmade: ['review-sheet.md'],
  produce: () => ({
    'break-even.csv': Array.from({ length: incidents + 1 }, (_, alike) => ({
      incidents_it_helps: alike,
      alarm: (noticed - alarmNotices) * alike,
      script: (recovered - scriptRecovers) * alike,
      prevention_once_a_year: total,
      prevention_twice_a_year: 2 * total,
    })),
  }),
} satisfies Evidence
