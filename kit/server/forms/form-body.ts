import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Overload } from '#server/answers.ts'
import { eventLoopTurns } from './event-loop-turns.ts'

/** A form's entries as an object without a prototype. Repeated names become a list. */
export type FormBody = Record<string, unknown>

/** The most text that a form may hold, in bytes. The longest valid forms hold about half of it. */
export const maxFormText = 64 * 1024
/** The most that is read of a form, in bytes: urlencoded, a byte of text takes up to three. */
export const maxFormBody = 3 * maxFormText
/** The most entries of a form, far more than our forms have. */
const maxEntries = 100

/** Longer bodies may take milliseconds to parse and validate, so each waits for a turn of its own. */
const maxShortBody = 4 * 1024
/** How many bodies may wait for their turn. Any more get a 503. */
const maxWaitingBodies = 512

/** A form that is read, but holds too much text. */
export class FormTooLarge extends Error {
  readonly statusCode = 413
  /** What can be shown to its sender again. */
  readonly fields: FormBody

  constructor(fields: FormBody) {
    super('The message is too large')
    this.fields = fields
  }
}

/**
 * Lets a plugin's routes accept urlencoded and multipart forms besides JSON. Bodies are read whole,
 * so the body limit applies to all of them. Entries are counted before they're parsed, because
 * parsing 200,000 of them takes most of a second.
 */
export function addFormParsers(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  const parseJson = app.getDefaultJsonParser('error', 'error')
  const takeTurn = eventLoopTurns(maxWaitingBodies)
  const inTurn = async ({ length }: string | Buffer) => {
    if (length > maxShortBody && !(await takeTurn())) throw new Overload(503)
  }
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (request: FastifyRequest, body: string) => {
      await inTurn(body)
      if (Buffer.byteLength(body) > maxFormText) throw new FormTooLarge({})
      const value = await new Promise((resolve, reject) => {
        parseJson(request, body, (error, value) => (error ? reject(error) : resolve(value)))
      })
      if (holdsMoreThan(maxEntries, value)) throw unreadable('The form has too many fields')
      return value
    },
  )
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => {
      await inTurn(body)
      if (hasMoreThan(maxEntries, body, '&')) throw unreadable('The form has too many fields')
      const fields = formBody(new URLSearchParams(body))
      if (Buffer.byteLength(body) > maxFormText && textSize(fields) > maxFormText)
        throw new FormTooLarge(fields)
      return fields
    },
  )
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: { headers: { 'content-type'?: string } }, body: Buffer) => {
      const [, boundary] = boundaryIn.exec(request.headers['content-type'] ?? '') ?? []
      if (!boundary) throw unreadable('The form cannot be read')
      await inTurn(body)
      if (hasMoreThan(maxEntries + 1, body, `--${boundary}`))
        throw unreadable('The form has too many fields')
      const fields = await multipartBody(body, boundary)
      if (body.length > maxFormText) throw new FormTooLarge(fields)
      return fields
    },
  )
}

/** What parts of a multipart form begin with (RFC 2046). */
const boundaryIn = /;\s*boundary="?([\w'()+,./:=?-]+)/i

async function multipartBody(body: Buffer, boundary: string): Promise<FormBody> {
  try {
    // The header is made anew: in one with unusual quotes, the parser could find a different boundary
    // from the one whose parts were counted.
    const headers = { 'content-type': `multipart/form-data; boundary="${boundary}"` }
    return formBody(await new Response(new Uint8Array(body), { headers }).formData())
  } catch {
    throw unreadable('The form cannot be read')
  }
}

const unreadable = (message: string) => Object.assign(new Error(message), { statusCode: 400 })

/** Stops counting beyond `most`. */
function hasMoreThan(most: number, text: string | Buffer, part: string): boolean {
  let count = 0
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + part.length))
    if (++count > most) return true
  return false
}

/** Whether JSON holds more than `most` values at any depth. Each would be checked and named in errors. */
function holdsMoreThan(most: number, json: unknown): boolean {
  const waiting = [json]
  for (let count = 0; waiting.length > 0; count++) {
    if (count + waiting.length > most + 1) return true
    const value = waiting.pop()
    // Not spread: that would fail with a hundred thousand values.
    if (typeof value === 'object' && value !== null)
      for (const each of Object.values(value)) {
        if (waiting.length > most) return true
        waiting.push(each)
      }
  }
  return false
}

const textSize = (fields: FormBody): number =>
  Object.entries(fields)
    .flat(2)
    .reduce<number>((sum, text) => sum + Buffer.byteLength(String(text)), 0)

function formBody(entries: Iterable<[string, unknown]>): FormBody {
  const body: FormBody = Object.create(null)
  for (const [name, value] of entries) {
    const before = body[name]
    if (Array.isArray(before)) before.push(value)
    else body[name] = name in body ? [before, value] : value
  }
  return body
}
