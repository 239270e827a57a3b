import { pipeline } from 'node:stream/promises'
import { type CsvError, parse } from 'csv-parse'
import { emailSyntax } from '#contracts/fields.ts'
import { languages } from '#owner/spoken-language.ts'
import { withoutGuard } from '#server/csv.ts'
import { newId } from '#server/store/new-id.ts'
import { inSmallCommits } from '#server/store/small-commits.ts'
import type { Store } from '#server/store/store.ts'
import { terminalText } from '#server/table.ts'

/** An address that was confirmed elsewhere. */
export interface ImportedAddress {
  email: string
  /** When they consented, in ms since 1970. */
  confirmedAt: number
  /** Where they consented, such as `Substack`. */
  source: string
  /** Such as `es`. A list from elsewhere names none. */
  language?: string
}

export interface AddressList {
  addresses: ImportedAddress[]
  /** Every line that can't be used, and why. */
  faults: string[]
}

/** A longer line, in bytes, is a quoted cell that doesn't end, or no list. */
const maxLine = 100_000
/** Reading stops after this many faults. */
const maxFaults = 1000

const columns = ['email', 'date', 'source'] as const
const languageColumn = 'language'

/**
 * Reads RFC 4180 in UTF-8 with the columns email, date, and source, and perhaps language, such as our own
 * export.
 */
export async function readAddresses(
  file: AsyncIterable<Uint8Array>,
  now: number,
): Promise<AddressList> {
  const list: AddressList = { addresses: [], faults: [] }
  const { addresses, faults } = list
  let head: Head | undefined
  let lastLine = 0
  const fault = (line: number, text: string) => {
    lastLine = line
    if (faults.at(-1)?.startsWith(`Line ${line}: `)) return
    faults.push(`Line ${line}: ${text}`)
    if (faults.length === maxFaults) throw new EnoughError()
  }
  const parser = parse({
    max_record_size: maxLine,
    record_delimiter: '\n',
    relax_column_count: true,
    skip_records_with_error: true,
    on_skip(error) {
      if (!error) return
      const endless = ['CSV_QUOTE_NOT_CLOSED', 'CSV_MAX_RECORD_SIZE'].includes(error.code)
      // The parser knows where it gave up, not where the line began.
      fault(endless ? lastLine + 1 : Number(error.lines), describe(error))
      if (endless) throw new EnoughError()
    },
    on_record(record: string[], { lines }) {
      lastLine = lines
      const line = lines - record.join('').split('\n').length + 1
      const cells = record.map((cell) => cell.trim())
      if (cells.every((cell) => cell === '')) return
      if (!head) {
        head = readHead(cells, faults)
        if (faults.length > 0) throw new EnoughError()
        return
      }
      const read = readAddress(cells, head, now)
      if (typeof read === 'string') fault(line, read)
      else addresses.push(read)
    },
  })
  try {
    await pipeline(file, textOf, parser.resume())
    if (!head && faults.length === 0) readHead([], faults)
  } catch (error) {
    if (error instanceof TextError) faults.push(error.message)
    else if (!(error instanceof EnoughError)) throw error
  }
  return list
}

/** Ends the reading where nothing useful can follow. */
class EnoughError extends Error {}

class TextError extends Error {}

/** Rejects bytes that aren't text in UTF-8. Drops the byte order mark, and ends lines with `\n`. */
async function* textOf(file: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let endsInReturn = false
  try {
    for await (const bytes of file) {
      if (bytes.includes(0)) throw new TypeError('A zero byte')
      const text: string = (endsInReturn ? '\r' : '') + decoder.decode(bytes, { stream: true })
      // The next part may go on with `\n`.
      endsInReturn = text.endsWith('\r')
      yield (endsInReturn ? text.slice(0, -1) : text).replace(/\r\n?/g, '\n')
    }
    yield decoder.decode() + (endsInReturn ? '\n' : '')
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new TextError("The file isn't text in UTF-8. Spreadsheets save that as “CSV UTF-8”.")
  }
}

interface Head {
  /** The places of email, date, source, and language, which may be missing. */
  places: number[]
  width: number
}

function readHead(cells: string[], faults: string[]): Head {
  const names = cells.map((cell) => cell.toLowerCase())
  const missing = columns.filter((name) => !names.includes(name))
  if (missing.length > 0) {
    faults.push(
      `The first line has no column ${missing.join(', ')}. Expected: ${columns.join(',')}`,
    )
  }
  for (const name of [...columns, languageColumn]) {
    if (names.indexOf(name) !== names.lastIndexOf(name))
      faults.push(`The first line names the column ${name} more than once`)
  }
  return {
    places: [...columns, languageColumn].map((name) => names.indexOf(name)),
    width: cells.length,
  }
}

/** The address of a line, or why there's none. */
function readAddress(cells: string[], head: Head, now: number): ImportedAddress | string {
  if (cells.length !== head.width) return `${cells.length} cells instead of ${head.width}`
  const [email = '', date = '', source = '', language = ''] = head.places.map((place) =>
    withoutGuard(cells[place] ?? ''),
  )
  const confirmedAt = /^\d{4}-\d\d-\d\d/.test(date) ? Date.parse(date) : Number.NaN
  if (!emailSyntax.test(email) || email.length > 254)
    return `${shown(email) || 'nothing'} is not an email address`
  if (Number.isNaN(confirmedAt) || confirmedAt > now)
    return `${shown(date) || 'no date'} is not a past date such as 2026-03-01`
  if (!source) return 'names no source of consent'
  const code = language && languageIn(language)
  if (language && !code)
    return `${shown(language)} is not the code of a language, such as ${languages[0]?.language}`
  return { email, confirmedAt, source: source.slice(0, 200), ...(code && { language: code }) }
}

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/**
 * The language of a code such as `es`, `es-MX`, or `es_MX`, perhaps one that this site doesn't have:
 * another site's subscribers keep theirs, and read the first language until the site has it.
 */
function languageIn(code: string): string | undefined {
  try {
    const { language } = new Intl.Locale(code.replaceAll('_', '-'))
    return languageNames.of(language) && language
  } catch {
    return undefined
  }
}

function shown(cell: string): string {
  const text = terminalText(cell).replace(/\s+/g, ' ')
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}

function describe({ code }: CsvError): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'a quotation mark that opens a cell is never closed'
  if (code === 'CSV_MAX_RECORD_SIZE') {
    return `longer than ${maxLine / 1000} kB. Perhaps a quotation mark is never closed`
  }
  return 'a quotation mark inside a cell. Put the cell in quotation marks and double those inside'
}

/**
 * Adds confirmed addresses, in small commits. Known and unsubscribed ones stay as they are, so an
 * import that was cut off can be repeated. Returns how many are new.
 */
export function importAddresses(
  { db }: Store,
  addresses: readonly ImportedAddress[],
  now: number,
): Promise<number> {
  let commit = 0
  return inSmallCommits(addresses, async (some) => {
    // An issue's recipients are read in this order. A later commit must not fall behind the last.
    const created_at = now + commit++
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('subscribers')
      .values(
        some.map(({ email, confirmedAt, source, language }) => ({
          id: newId(now),
          email,
          email_key: email.toLowerCase(),
          state: 'confirmed' as const,
          created_at,
          confirmed_at: confirmedAt,
          consent_source: source,
          language: language ?? null,
        })),
      )
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows ?? 0n
  })
}
