// Runs the exit drill on ourselves, and does the arithmetic of leaving a vendor.

import { isDeepStrictEqual } from 'node:util'
import type { Evidence } from '@wize/proof/evidence/evidence.ts'
import {
  changedIn,
  type Exported,
  exportInbox,
  formulas,
  inquiryCount,
  moveSubscribers,
  subscriberCount,
} from './vendor-contract-from-the-last-page/drill.ts'

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
let newsletter: ReturnType<typeof moveSubscribers> | undefined
const moved = () => {
  newsletter ??= moveSubscribers()
  return newsletter
}

const columnsOf = ({ held }: Exported) => Object.keys(held[0] ?? {})
const texts = ['name', 'subject', 'message']
const isExact = (data: Exported) =>
  columnsOf(data).every((column) => !changedIn('json', column, data))
/** CSV changes the texts that look like formulas, and no others. */
const changesOnlyFormulas = (data: Exported) =>
  texts.every((column) => changedIn('csv', column, data) === formulas(data.held, column))

export default {
  about:
    'Our own inbox and newsletter list, filled, exported to files, read back, restored, and imported by the owner’s commands; and what leaving a vendor costs.',
  // Starts nine commands.
  slow: true,
  code: ['drill.ts'],
  command: 'npm run evidence -- vendor-contract-from-the-last-page',
  handmade: ['exit-worksheet.md'],
  async produce() {
    const data = await exported()
    const { refusal, asItIs, before, after } = await moved()
    const confirmed = before.filter(({ state }) => state === 'confirmed')
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
        { check: 'confirmed addresses, the only ones exported', addresses: confirmed.length },
        { check: 'imported from the export as it is', addresses: asItIs },
        { check: 'imported after the header was corrected by hand', addresses: after.length },
        {
          check: 'with the date of consent',
          addresses: after.filter((row) =>
            confirmed.some(
              ({ email, confirmed_at }) => email === row.email && confirmed_at === row.confirmed_at,
            ),
          ).length,
        },
        {
          check: 'people who unsubscribed and are known to the new list',
          addresses: after.filter(({ state }) => state === 'unsubscribed').length,
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
    const { asItIs, before, after } = await moved()
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
        refutedBy: 'As many names, subjects, or messages are changed as begin with =, +, -, or @.',
        fault: 'One letter of the CSV file changed.',
        holds: changesOnlyFormulas(data),
        holdsWithFault: changesOnlyFormulas({ ...data, csv: typo(data.csv) }),
      },
      {
        says: 'A restored backup is the same in every column.',
        refutedBy: 'A value differs.',
        fault: 'One value of the restored store changed.',
        holds: isDeepStrictEqual(data.held, data.restored),
        holdsWithFault: isDeepStrictEqual(data.held, [{ ...first, visit: null }, ...rest]),
      },
      {
        says: 'The newsletter can’t import its own export.',
        refutedBy: 'An address of the export is on the new list.',
        fault: 'The header corrected by hand.',
        holds: before.length === subscriberCount && asItIs === 0,
        holdsWithFault: after.length === 0,
      },
    ]
  },
} satisfies Evidence
