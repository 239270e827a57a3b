import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'

const here = new URL('./', import.meta.url)

/** Reads and validates a file of the knowledge base. Errors name the file and the field. */
export function readData<Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> {
  const text = readFileSync(new URL(path, here), 'utf8')
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw new Error(`assistant/builtin/${path} is not JSON: ${(error as Error).message}`)
  }
  const result = schema.safeParse(json)
  if (result.success) return result.data
  throw new Error(`assistant/builtin/${path}\n${z.prettifyError(result.error)}`)
}

/** The sorted names of the entries in a folder of the knowledge base. */
export const namesIn = (path: string): string[] => readdirSync(new URL(path, here)).sort()
