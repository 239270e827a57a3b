import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { withoutMark } from './byte-order-mark.ts'
import { isGroup } from './is-group.ts'
import { siteFile } from './root.ts'

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

const kit = new URL('../', import.meta.url)

/** Where interface words come from, the kit's first: folders with one JSON file per feature. */
export const wordFolders = (language: string, addOns: readonly { url: string }[]): URL[] =>
  [kit.href, ...addOns.map(({ url }) => url)].map((url) => new URL(`words/${language}/`, url))

/** The languages that the kit has words in. */
export const kitLanguages = (): string[] => readdirSync(new URL('words/', kit)).toSorted()

/** Whether an add-on can be read in a language: it has words in it, or none at all. */
export const hasWords = (addOn: string, language: string): boolean =>
  !existsSync(new URL('words/', addOn)) || existsSync(new URL(`words/${language}/`, addOn))

/**
 * A file of words or colors: everything that the kit and add-ons have under that name, with the
 * site's changes. Undefined if nobody has it.
 */
export function mergedFile(name: string, bases: URL[], changes?: URL): Json | undefined {
  return [...bases, ...(changes ? [changes] : [])]
    .map((folder) => new URL(name, folder))
    .filter((file) => existsSync(file))
    .map(read)
    .reduce<Json | undefined>(merged, undefined)
}

/** The changes that a site makes to interface words. */
export const changedWords = (language: string): URL => siteFile(`content/${language}/messages/`)

const read = (file: URL): Json => {
  try {
    return JSON.parse(withoutMark(readFileSync(file, 'utf8')))
  } catch (error) {
    throw new Error(`${fileURLToPath(file)}: ${(error as Error).message}`)
  }
}

/** A change replaces texts and lists, adds texts, and removes those set to null. */
export function merged(base: Json | undefined, change: Json): Json {
  if (!isGroup(base) || !isGroup(change)) return change
  const result = { ...base }
  for (const [key, value] of Object.entries(change)) {
    if (value === null) delete result[key]
    else result[key] = merged(base[key], value)
  }
  return result
}
