/**
 * What a search without results is counted as. Undefined if it may not be stored: if it looks like
 * an address, a personal number, or a whole text.
 */
export function searchTerm(typed: string): string | undefined {
  const term = typed.trim().toLowerCase().replace(/\s+/g, ' ')
  // Halves of characters (Cs) would all be stored as the same one, which PostgreSQL refuses to count twice.
  const isTopic =
    term.length >= 2 &&
    term.length <= 60 &&
    !/@|(?:\p{Nd}[-.() ]?){5}|[\p{Cc}\p{Cf}\p{Cs}]/u.test(term)
  return isTopic ? term : undefined
}
