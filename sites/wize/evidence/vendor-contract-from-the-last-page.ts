// Runs the exit drill on ourselves, and does the arithmetic of leaving a vendor.

import { isDeepStrictEqual } from 'node:util'
import type { Evidence } from '@wize/proof/evidence/evidence.ts'
import { identity } from '../identity.ts'
import {
  changedIn,
  type Exported,
  exportInbox,
  formulas,
  inquiryCount,
  type Moved,
  movedWhole,
  moveSubscribers,
  subscriberCount,
} from '../public/evidence/vendor-contract-from-the-last-page/drill.ts'

const leaving = [
  { line: 'Rebuilding integrations', cost: 11 * 4 * 1000 },
  { line: 'Export and reconciliation', cost: 10 * 1000 },
  { line: 'Retraining', cost: 60 * 0.5 * 400 },
  { line: 'Both systems side by side', cost: 2 * 10_000 },
]

let inbox: Promise<Exported> | undefined
const exported = () => {
  inbox ??= exportInbox()
  return inbox
}
let newsletter: Promise<Moved> | undefined
const moved = () => {
  newsletter ??= moveSubscribers()
  return newsletter
}

const columnsOf = ({ held }: Exported) => Object.keys(held[0] ?? {})
const texts = ['name', 'email', 'subject', 'message']
const isExact = (data: Exported) =>
  columnsOf(data).every((column) => !changedIn('json', column, data))
/** CSV changes the texts that look like formulas, and no others. */
const changesOnlyFormulas = (data: Exported) =>
  texts.every((column) => changedIn('csv', column, data) === formulas(data.held, column))
const confirmedAmong = (rows: Moved['before']) => rows.filter(({ state }) => state === 'confirmed')
const isWhole = (before: Moved['before'], after: Moved['after']) =>
  after.length === confirmedAmong(before).length &&
  movedWhole(before, after, identity.url).length === after.length
const withApostrophe = (rows: Moved['after']) => {
  const formula = rows.findIndex(({ email }) => String(email).startsWith('='))
  return rows.map((row, index) => (index === formula ? { ...row, email: `'${row.email}` } : row))
}

export default {
  about:
    'Our own inbox and newsletter list, filled, exported to files, read back, restored, and imported by the owner’s commands; the unsubscribe links, followed after the move; and what leaving a vendor costs.',
  // Starts nine commands and two servers.
  slow: true,
  code: ['drill.ts'],
  commands: ['npm run evidence -- vendor-contract-from-the-last-page'],
  handmade: ['exit-worksheet.md'],
  async produce() {
    const data = await exported()
    const { before, after, unsubscribed, refusal, afterRefusal } = await moved()
    return {
      'drill.csv': columnsOf(data).map((column) => ({
        column,
        held: data.held.length,
        'changed in CSV': changedIn('csv', column, data) ?? 'left out',
        'changed in JSON': changedIn('json', column, data) ?? 'left out',
        'changed in the restored backup': data.held.filter(
          (row, index) => row[column] !== data.restored[index]?.[column],
        ).length,
      })),
      'newsletter.csv': [
        { check: 'addresses held', addresses: before.length },
        {
          check: 'confirmed addresses, the only ones exported',
          addresses: confirmedAmong(before).length,
        },
        { check: 'imported from the export as it is', addresses: after.length },
        {
          check: 'with the same spelling, day of consent, source, and language',
          addresses: movedWhole(before, after, identity.url).length,
        },
        {
          check: 'imported from the export with the columns of the first drill',
          addresses: afterRefusal.length,
        },
        {
          check: 'people who unsubscribed and are known to the new list',
          addresses: after.filter(({ state }) => state === 'unsubscribed').length,
        },
        {
          check: 'people whose addresses bounced and are known to the new list',
          addresses: after.filter(({ state }) => state === 'bounced').length,
        },
        {
          check: 'unsubscribed from the new list by the links in earlier letters',
          addresses: unsubscribed.imported,
        },
        {
          check: 'unsubscribed from a restored backup by the same links',
          addresses: unsubscribed.restored,
        },
      ],
      'refusal.txt': `${refusal.replaceAll(/\S*\/list\.csv/g, 'list.csv')}\n`,
      'leaving.csv': leaving,
      'export-days.csv': [100, 200, 500, 1000, 5000].map((perCall) => ({
        records_per_call: perCall,
        days: 40_000_000 / perCall / 10_000,
      })),
    }
  },
  async claims() {
    const data = await exported()
    const { before, after, unsubscribed, afterRefusal } = await moved()
    const typo = (text: string) => text.replace('first version', 'first versiom')
    const [first, ...rest] = data.restored
    return [
      {
        says: `All ${inquiryCount} inquiries come back from JSON with every exported value as it was.`,
        refutedBy: 'A row is missing, or a value of an exported column differs.',
        fault: 'One letter of the JSON file changed.',
        holds: data.held.length === inquiryCount && isExact(data),
        holdsWithFault: isExact({ ...data, json: typo(data.json) }),
      },
      {
        says: 'CSV changes every text that looks like a formula, and no other.',
        refutedBy:
          'More or fewer names, addresses, subjects, or messages are changed than begin with =, +, -, or @.',
        fault: 'One letter of the CSV file changed.',
        holds: changesOnlyFormulas(data),
        holdsWithFault: changesOnlyFormulas({ ...data, csv: typo(data.csv) }),
      },
      {
        says: 'A restored backup is the same in every column.',
        refutedBy: 'A value differs.',
        fault: 'One value of the restored store changed.',
        holds: isDeepStrictEqual(data.held, data.restored),
        holdsWithFault: isDeepStrictEqual(data.held, [{ ...first, name: '' }, ...rest]),
      },
      {
        says: 'The newsletter imports its own export, with every address as it was spelled, the day and source of its consent, and its language.',
        refutedBy:
          'An address, a day, a source, or a language is missing or differs, or an address is added.',
        fault: 'One apostrophe left before an address, as a guard against formulas.',
        holds: before.length === subscriberCount && isWhole(before, after),
        holdsWithFault: isWhole(before, withApostrophe(after)),
      },
      {
        says: 'After the import, no link in an earlier letter unsubscribes anybody.',
        refutedBy: 'One of the links does.',
        fault: 'A restored backup instead of the import.',
        holds: unsubscribed.imported === 0,
        holdsWithFault: unsubscribed.restored === 0,
      },
      {
        says: 'All of those links work on a restored backup.',
        refutedBy: 'One of the confirmed addresses is still on the list.',
        fault: 'An import instead of the backup.',
        holds: unsubscribed.restored === confirmedAmong(before).length,
        holdsWithFault: unsubscribed.imported === confirmedAmong(before).length,
      },
      {
        says: 'Nothing comes in from an export with the columns of the first drill.',
        refutedBy: 'An address of it is on the new list.',
        fault: 'The columns of today.',
        holds: afterRefusal.length === 0,
        holdsWithFault: after.length === 0,
      },
    ]
  },
} satisfies Evidence
