import { readFileSync } from 'node:fs'
import { type Problem, problemsText } from '#content/problem.ts'
import { siteFile } from '#owner/root.ts'

const identityFile = siteFile('identity.ts')

/**
 * Why `identity.ts` can't be read; undefined if it can. Every command imports the file, and Node
 * would only print a stack trace.
 */
export async function unreadableIdentity(file = identityFile): Promise<Problem | undefined> {
  const problem = await importProblem(file, readFileSync(file, 'utf8'))
  return problem && { file: 'identity.ts', ...problem }
}

/** Ends the process with a plain message if `identity.ts` can't be read. */
export async function stopOnUnreadableIdentity() {
  const problem = await unreadableIdentity()
  if (!problem) return
  console.error(problemsText([problem]))
  process.exit(1)
}

/**
 * Ends the process with a plain message if `identity.ts` can't be read or has invalid fields. Runs
 * before anything imports the file.
 */
export async function stopOnInvalidIdentity() {
  await stopOnUnreadableIdentity()
  const { identity } = await import('#identity.ts')
  // `stopOnUnreadableIdentity` runs before every command and needs no schemas.
  const { checkIdentity } = await import('./check-identity.ts')
  try {
    checkIdentity(identity)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

type Place = Omit<Problem, 'file'>

async function importProblem(file: URL, text: string): Promise<Place | undefined> {
  try {
    const { identity } = await import(file.href)
    if (identity !== undefined) return undefined
    return { expected: 'expected export const identity = { … }', found: 'no such export' }
  } catch (error) {
    const { message } = error as Error
    return (
      (await syntaxProblem(text)) ??
      (await undefinedName(text, message)) ?? {
        expected: 'expected TypeScript that runs',
        found: message,
      }
    )
  }
}

async function syntaxProblem(text: string): Promise<Place | undefined> {
  const { parseSync } = await parser()
  const [error] = parseSync('identity.ts', text).errors
  if (!error) return undefined
  const { message, labels } = error
  const start = labels[0]?.start ?? 0
  const [line, found] = lineAt(text, start)
  if (message === 'Unterminated string')
    return { line, expected: 'expected a quote at each end of a text', found }
  if (start >= text.trimEnd().length)
    return { line, expected: 'expected every bracket to be closed', found: 'the end of the file' }
  const before = text.slice(0, start)
  if (/\w'$/.test(before) && /^[a-z]/.test(text.slice(start)))
    return { line, expected: "expected ’ or \\' for an apostrophe in a text", found }
  // The parser notices a missing comma at the next field.
  const above = before.trimEnd()
  if (above.length <= before.lastIndexOf('\n') && /[^,{[(]$/.test(above)) {
    const [line, found] = lineAt(text, above.length)
    return { line, expected: 'expected a comma at the end of the line', found }
  }
  return {
    line,
    expected: "expected fields such as city: 'Paris', each with a comma",
    found: `${found} (${message})`,
  }
}

/** A text without quotes, which is the name of something that doesn't exist. */
async function undefinedName(text: string, message: string): Promise<Place | undefined> {
  const [, undefinedName] = /^(\w+) is not defined$/.exec(message) ?? []
  if (!undefinedName) return undefined
  const { parseSync, Visitor } = await parser()
  let start: number | undefined
  new Visitor({
    Identifier(node) {
      if (node.name === undefinedName) start ??= node.start
    },
  }).visit(parseSync('identity.ts', text).program)
  const [line, found] = lineAt(text, start ?? 0)
  return { line, expected: `expected quotes around a text: '${undefinedName}'`, found }
}

/** Loaded only for a file with a mistake, because every command checks the file. */
const parser = () => import('rolldown/utils')

/** The number and the quoted text of the line at a position. */
function lineAt(text: string, position: number): [number, string] {
  const line = text.slice(0, position).split('\n').length
  return [line, `“${(text.split('\n')[line - 1] ?? '').trim().slice(0, 80)}”`]
}
