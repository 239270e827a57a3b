import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { siteRoot } from './root.ts'

/** A file of the owner's or of an add-on, with its path from the site's folder. */
export const shownFile = (url: URL): string =>
  relative(siteRoot, fileURLToPath(url)).replaceAll('\\', '/')

/** Imports a program that isn't the kit's. */
export async function importOwn(url: URL): Promise<Record<string, unknown>> {
  try {
    return await import(url.href)
  } catch (error) {
    throw ownCodeError(url, error as Error)
  }
}

/** An error in a program that isn't the kit's: names its file instead of the packages it came through. */
export function ownCodeError(url: URL, { message }: Error): Error {
  const error = new Error(`${shownFile(url)}: ${message.trim()}`)
  error.stack = error.message
  return error
}
