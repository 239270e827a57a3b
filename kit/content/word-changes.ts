import { isDeepStrictEqual } from 'node:util'
import { isPlural, type Message, type Messages, placeholders } from './messages.ts'
import { isOwners } from './owners-words.ts'

/** What a site's file of words says: texts, groups of them, and null for what it removes. */
export type WordChange = string | null | { [key: string]: WordChange }

/**
 * What a whole file of words changes, so that the site needs to keep only that. `unknown` has texts that
 * the kit doesn't have, unless owners may add texts there, and those with values that it doesn't fill in.
 */
export function wordChanges(
  file: string,
  base: Messages,
  own: Messages,
): { changes: { [key: string]: WordChange }; unknown: string[] } {
  const unknown: string[] = []
  const changed = (from: Messages, to: Messages, keys: string[]) => {
    const isOpen = isOwners(file, keys)
    const changes: { [key: string]: WordChange } = {}
    // Only there may a text be missing: the owner has removed a choice.
    if (isOpen) for (const key of Object.keys(from)) if (!(key in to)) changes[key] = null
    for (const [key, value] of Object.entries(to)) {
      const old = from[key]
      if (isDeepStrictEqual(old, value)) continue
      if (old === undefined && !isOpen) unknown.push([...keys, key].join('.'))
      else if (isGroup(old) && isGroup(value) && !isPlural(old)) {
        const inner = changed(old, value, [...keys, key])
        if (Object.keys(inner).length > 0) changes[key] = inner
      } else if (old !== undefined && hasUnfilled(value, old))
        unknown.push([...keys, key].join('.'))
      else changes[key] = value
    }
    return changes
  }
  return { changes: changed(base, own, []), unknown }
}

const hasUnfilled = (own: Message, base: Message) =>
  placeholders(own).some((name) => !placeholders(base).includes(name))

const isGroup = (message: Message | undefined): message is Messages =>
  typeof message === 'object' && !Array.isArray(message)
