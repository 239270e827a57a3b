import { existsSync, readFileSync } from 'node:fs'
import { siteFile } from '#owner/root.ts'
import { expressionAt, fieldRange } from './identity-edits.ts'

const file = siteFile('identity.ts')

/**
 * The line of a field in `identity.ts`, or of the group it belongs to if it's missing; undefined if
 * the file can't be parsed.
 */
export function identityLine(
  path: PropertyKey[],
  text = existsSync(file) ? readFileSync(file, 'utf8') : '',
): number | undefined {
  const keys = path.map(String)
  try {
    for (;;) {
      const [start] = fieldRange(text, keys) ?? []
      const position = start ?? expressionAt(text, keys)?.start
      if (position !== undefined) return text.slice(0, position).split('\n').length
      keys.pop()
    }
  } catch {
    return undefined
  }
}
