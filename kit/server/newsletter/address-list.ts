import { pipeline } from 'node:stream/promises'
import { type CsvError, type Info, parse } from 'csv-parse'
import { emailSyntax } from '#contracts/fields.ts'
import { oneLine } from '#contracts/terminal-text.ts'
import { languages } from '#owner/spoken-language.ts'
import { withoutGuard } from '#server/csv.ts'

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

interface AddressList {
  addresses: ImportedAddress[]
  /** Every line that can't be used, and why. */
  faults: string[]
}

/** A longer line, in bytes, is a quoted cell that doesn't end, or no list. */
const maxLine = 100_000
/** Reading stops after this many faults. */
const maxFaults = 1000

const requiredColumns = ['email', 'date', 'source']

/**
 * Reads RFC 4180 in UTF-8 with the columns email, date, and source, and perhaps language, such as our own
 * export.
 */
export async function readAddresses(
  file: AsyncIterable<Uint8Array>,
  now: number,
): Promise<AddressList> {
  const reader = new ListReader(now)
  const parser = parse({
    max_record_size: maxLine,
    record_delimiter: '\n',
    // Reading an empty line as a record takes 30 µs.
    skip_empty_lines: true,
    relax_column_count: true,
    skip_records_with_error: true,
    on_skip(error) {
      if (error) reader.skip(error)
    },
    on_record(record: string[], info) {
      reader.read(record, info)
    },
  })
  try {
    await pipeline(file, textOf, parser.resume())
    reader.end()
  } catch (error) {
    if (error instanceof TextError) reader.list.faults.push(error.message)
    else if (!(error instanceof EnoughError)) throw error
  }
  return reader.list
}

/** Collects addresses and faults. Throws an `EnoughError` when the parser should stop. */
class ListReader {
  readonly list: AddressList = { addresses: [], faults: [] }
  readonly #now: number
  /** The names of the columns, in lower case. */
  #head: string[] | undefined
  #last = { lines: 0, empty_lines: 0 }

  constructor(now: number) {
    this.#now = now
  }

  /** @param last the line where the record ends, and how many empty ones there were by then */
  read(record: string[], last: Pick<Info, 'lines' | 'empty_lines'>) {
    this.#last = last
    const cells = record.map((cell) => cell.trim())
    if (cells.every((cell) => cell === '')) return
    if (!this.#head) return this.#readHead(cells)
    const address = readAddress(cells, this.#head, this.#now)
    if (typeof address !== 'string') this.list.addresses.push(address)
    else this.#fault(last.lines - record.join('').split('\n').length + 1, address)
  }

  /** A record that isn't CSV. */
  skip(error: CsvError) {
    const isEndless = ['CSV_QUOTE_NOT_CLOSED', 'CSV_MAX_RECORD_SIZE'].includes(error.code)
    // The parser knows where it gave up, not where the line began.
    const { lines, empty_lines } = this.#last
    const line = isEndless
      ? lines + Number(error['empty_lines']) - empty_lines + 1
      : Number(error.lines)
    this.#last = { lines: line, empty_lines: Number(error['empty_lines']) }
    this.#fault(line, describe(error))
    if (isEndless) throw new EnoughError()
  }

  end() {
    if (!this.#head && this.list.faults.length === 0) this.list.faults.push(...headFaults([]))
  }

  #readHead(cells: string[]) {
    const { faults } = this.list
    this.#head = cells.map((cell) => cell.toLowerCase())
    faults.push(...headFaults(this.#head))
    if (faults.length > 0) throw new EnoughError()
  }

  #fault(line: number, text: string) {
    const { faults } = this.list
    if (faults.at(-1)?.startsWith(`Line ${line}: `)) return
    faults.push(`Line ${line}: ${text}`)
    if (faults.length === maxFaults) throw new EnoughError()
  }
}

/** Stops the parser where nothing useful can follow. */
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

function headFaults(head: string[]): string[] {
  const missing = requiredColumns.filter((name) => !head.includes(name))
  const repeated = [...requiredColumns, 'language'].filter(
    (name) => head.indexOf(name) !== head.lastIndexOf(name),
  )
  const faults = repeated.map((name) => `The first line names the column ${name} more than once`)
  if (missing.length === 0) return faults
  const expected = requiredColumns.join(',')
  return [`The first line has no column ${missing.join(', ')}. Expected: ${expected}`, ...faults]
}

/** The address of a line, or why there's none. */
function readAddress(cells: string[], head: string[], now: number): ImportedAddress | string {
  if (cells.length !== head.length) return `${cells.length} cells instead of ${head.length}`
  const cellOf = (column: string) => withoutGuard(cells[head.indexOf(column)] ?? '')
  const email = cellOf('email')
  const date = cellOf('date')
  const source = cellOf('source')
  const language = cellOf('language')
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
  const text = oneLine(cell)
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}

function describe({ code }: CsvError): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'a quotation mark that opens a cell is never closed'
  if (code === 'CSV_MAX_RECORD_SIZE') {
    return `longer than ${maxLine / 1000} kB. Perhaps a quotation mark is never closed`
  }
  return 'a quotation mark inside a cell. Put the cell in quotation marks and double those inside'
}
