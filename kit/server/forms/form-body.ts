import type { FastifyInstance } from 'fastify'

/** A form's entries as an object without a prototype. Repeated names become a list. */
export type FormBody = Record<string, unknown>

/**
 * Lets a plugin's routes accept urlencoded and multipart forms besides JSON. Bodies are read whole,
 * so the body limit applies to all of them.
 */
export function addFormParsers(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  )
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => formBody(new URLSearchParams(body)),
  )
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: { headers: { 'content-type'?: string } }, body: Buffer) => {
      const headers = { 'content-type': request.headers['content-type'] ?? '' }
      try {
        return formBody(await new Response(new Uint8Array(body), { headers }).formData())
      } catch {
        throw Object.assign(new Error('The form cannot be read'), { statusCode: 400 })
      }
    },
  )
}

function formBody(entries: Iterable<[string, unknown]>): FormBody {
  const body: FormBody = Object.create(null)
  for (const [name, value] of entries) {
    const before = body[name]
    // Appends in place: a new list for each of 30,000 values would take seconds.
    if (Array.isArray(before)) before.push(value)
    else body[name] = name in body ? [before, value] : value
  }
  return body
}
