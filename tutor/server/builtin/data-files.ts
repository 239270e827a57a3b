import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'

const here = new URL('./', import.meta.url)

/** Reads a file of the knowledge base. */
export const readText = (path: string): string => readFileSync(new URL(path, here), 'utf8')

/** Validates a file of the knowledge base, or the JSON in it. Errors name the file and the field. */
export function readData<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  text = readText(path),
): z.output<Schema> {
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
