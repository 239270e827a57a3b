import { canonicalPath } from '#contracts/pages.ts'

/** Longer words in an address are more likely a key or a name than a title's. */
const personal = /@|\d{6}|[\p{Cc}\p{Cf}\s]|[^/-]{25}/u

/**
 * What an unknown address is counted as: its path alone, because a query may name a visitor.
 * Undefined if the path may name one, too.
 */
export function unknownAddress(path: string): string | undefined {
  const canonical = canonicalPath(path)
  if (!canonical || canonical.length > 150) return undefined
  return personal.test(decodeURI(canonical)) ? undefined : canonical
}
