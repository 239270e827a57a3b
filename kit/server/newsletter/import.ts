import { randomUUID } from 'node:crypto'
import { emailSyntax } from '#contracts/fields.ts'
import type { Store } from '#server/store/store.ts'

/** An address that was confirmed elsewhere. */
export interface ImportedAddress {
  email: string
  /** When they consented, in ms since 1970. */
  confirmedAt: number
  /** Where they consented, such as `Substack`. */
  source: string
}

/**
 * Parses RFC 4180 with the columns email, date, and source. Reports every line that can't be used.
 */
export function readAddresses(
  csv: string,
  now: number,
): { addresses: ImportedAddress[]; faults: string[] } {
  const [head = [], ...lines] = cellsOf(csv.replace(/^\ufeff/, ''))
  const column = (name: string) => head.findIndex((cell) => cell.trim().toLowerCase() === name)
  const places = { email: column('email'), date: column('date'), source: column('source') }
  const missing = Object.entries(places).filter(([, place]) => place === -1)
  if (missing.length > 0) {
    const names = missing.map(([name]) => name).join(', ')
    return {
      addresses: [],
      faults: [`The first line has no column ${names}. Expected: email,date,source`],
    }
  }
  const addresses: ImportedAddress[] = []
  const faults: string[] = []
  lines.forEach((cells, index) => {
    const [email = '', date = '', source = ''] = [places.email, places.date, places.source].map(
      (place) => cells[place]?.trim() ?? '',
    )
    const confirmedAt = /^\d{4}-\d\d-\d\d/.test(date) ? Date.parse(date) : Number.NaN
    const fault = (text: string) => faults.push(`Line ${index + 2}: ${text}`)
    if (!emailSyntax.test(email) || email.length > 254)
      fault(`${email || 'nothing'} is not an email address`)
    else if (Number.isNaN(confirmedAt) || confirmedAt > now)
      fault(`${date || 'no date'} is not a past date such as 2026-03-01`)
    else if (!source) fault('names no source of consent')
    else addresses.push({ email, confirmedAt, source: source.slice(0, 200) })
  })
  return { addresses, faults }
}

/**
 * Adds confirmed addresses. Known and unsubscribed ones stay as they are. Returns how many are new.
 */
export async function importAddresses(
  { db }: Store,
  addresses: ImportedAddress[],
  now: number,
): Promise<number> {
  return await db.transaction().execute(async (trx) => {
    let added = 0
    for (const { email, confirmedAt, source } of addresses) {
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('subscribers')
        .values({
          id: randomUUID(),
          email,
          email_key: email.toLowerCase(),
          state: 'confirmed',
          created_at: now,
          confirmed_at: confirmedAt,
          consent_source: source,
        })
        .onConflict((conflict) => conflict.column('email_key').doNothing())
        .executeTakeFirstOrThrow()
      added += Number(numInsertedOrUpdatedRows ?? 0n)
    }
    return added
  })
}

/** The cells of a CSV text by line, without empty lines. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, bare, end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g,
  )) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare ?? '')
    if (end !== ',') rows.push([])
  }
  return rows.filter((cells) => cells.some((cell) => cell.trim()))
}
