import { stripTypeScriptTypes } from 'node:module'

/**
 * Turns TypeScript into the JavaScript a person would write. Node replaces types with blanks; this
 * closes the gaps and keeps comments and layout. Throws a SyntaxError on syntax that can't be
 * erased, such as `enum`.
 */
export function eraseTypes(source: string): string {
  const blanked = stripTypeScriptTypes(source)
  const kept: string[] = []
  const original = source.split('\n')
  blanked.split('\n').forEach((line, index) => {
    const before = original[index] ?? ''
    if (line.trim() === '' && before.trim() !== '') return
    kept.push(line === before ? line : closeGaps(line, before))
  })
  return kept.join('\n').replace(/\n{3,}/g, '\n\n')
}

/** Removes the blanks that types left, except one where words would run together. */
function closeGaps(line: string, before: string): string {
  const start = line.search(/\S/)
  return (
    line.slice(0, start) +
    line.slice(start).replace(/\s+/g, (run, offset: number) => {
      const from = start + offset
      const was = before.slice(from, from + run.length)
      if (was === run) return run
      return was.endsWith(' ') ? ' ' : ''
    })
  ).trimEnd()
}
