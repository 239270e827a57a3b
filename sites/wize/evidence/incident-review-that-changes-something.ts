// Minutes a year that three actions after an incident would save, by the number of incidents they help with.
import type { Evidence } from '@wize/proof/evidence/evidence.ts'
import { rows, shrank } from '../public/evidence/incident-review-that-changes-something/columns.ts'

const incidents = 6
/** Minutes of the incident under review: until it was noticed, to recover, and in total. */
const noticed = 72
const recovered = 44
const total = 138
/** Minutes to notice with the alarm, and to recover with the script. */
const alarmNotices = 10
const scriptRecovers = 14

/** Orders a minute with one payment method, which come independently. */
const ordersAMinute = 2
const minutesAMonth = 30 * 24 * 60
/** How often in a month, by chance, no order comes for as long as this many take on average. */
const gaps = (usual: number) => ordersAMinute * minutesAMonth * Math.exp(-usual)
/** In how many spans of a month, by chance, fewer than half of the orders come that are usual. */
function halves(minutes: number): number {
  const usual = ordersAMinute * minutes
  let chance = 0
  let exactly = Math.exp(-usual)
  for (let orders = 0; orders < usual / 2; orders += 1) {
    chance += exactly
    exactly *= usual / (orders + 1)
  }
  return (minutesAMonth / minutes) * chance
}

export default {
  about:
    'Minutes a year saved by an alarm, a script, and prevention, by how many incidents are alike; and how often a quarter’s total shrinks by chance, in 20,000 simulated pairs of quarters.',
  code: ['columns.ts'],
  commands: ['node columns.ts'],
  handmade: ['review-sheet.md'],
  produce: () => ({
    'break-even.csv': Array.from({ length: incidents + 1 }, (_, alike) => ({
      incidents_it_helps: alike,
      alarm: (noticed - alarmNotices) * alike,
      script: (recovered - scriptRecovers) * alike,
      prevention_once_a_year: total,
      prevention_twice_a_year: 2 * total,
    })),
    'columns.csv': rows(),
  }),
  claims: () => {
    const winsFromThird = (aYear: number) =>
      (noticed - alarmNotices) * 3 > aYear * total && (noticed - alarmNotices) * 2 < aYear * total
    const misleads = (deviation: number) =>
      Math.abs(shrank(1, 1, deviation) - 0.5) < 0.02 && 1 - shrank(1, 0.5, deviation) > 0.1
    return [
      {
        says: 'The alarm of the sheet rings falsely at most twice a month.',
        refutedBy: 'It does so more often.',
        fault: 'It rings when fewer than half of the usual orders come in five minutes.',
        holds: gaps(12) <= 2,
        holdsWithFault: halves(5) <= 2,
      },
      {
        says: 'The alarm beats prevention from the third incident on.',
        refutedBy: 'It saves less at three, or more at two.',
        fault: 'A fault that returns twice a year.',
        holds: winsFromThird(1),
        holdsWithFault: winsFromThird(2),
      },
      {
        says: 'A quarter of six incidents can’t tell whether an action worked.',
        refutedBy: 'A halved column fails to shrink in less than a tenth of the quarters.',
        fault: 'Incidents that all take about the same time.',
        holds: misleads(1),
        holdsWithFault: misleads(0.2),
      },
    ]
  },
} satisfies Evidence
