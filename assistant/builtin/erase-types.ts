import { stripTypeScriptTypes } from 'node:module'

/**
 * TypeScript as the JavaScript a person would write: Node blanks the types out, and the blanks are
 * closed up here, so that comments and layout stay. Throws a SyntaxError on syntax that is not
 * erasable, such as `enum`.
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

/** Takes out every run of blanks that types have left, but for one where a word break was. */
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
