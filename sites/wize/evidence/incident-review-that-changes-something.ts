// Minutes a year that three actions after an incident would save, by the number of incidents they help with.
import type { Evidence } from '@wize/proof/evidence/evidence.ts'

const incidents = 6
/** Minutes of the incident under review: until it was noticed, to recover, and in total. */
const noticed = 72
const recovered = 44
const total = 138
/** Minutes to notice with the alarm, and to recover with the script. */
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
