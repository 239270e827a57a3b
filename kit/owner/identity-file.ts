import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { type Problem, problemsText } from '#content/problem.ts'
import { siteFile } from '#owner/root.ts'

const identityFile = siteFile('identity.ts')

/**
 * Why `identity.ts` can't be read; undefined if it can. Every command imports the file, and Node
 * would only print a stack trace.
 */
export async function unreadableIdentity(file = identityFile): Promise<Problem | undefined> {
  const lines = readFileSync(file, 'utf8').split('\n')
  const problem = await importProblem(file, lines)
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

const quoted = (line = '') => `“${line.trim().slice(0, 80)}”`

function syntaxProblem(lines: string[]): Place | undefined {
  try {
    stripTypeScriptTypes(lines.join('\n'))
    return undefined
  } catch (error) {
    const { message, stack = '' } = error as Error
    // Node's stack starts with the line number, some lines, and a mark below the position.
    const line = Number(/^:(\d+)/.exec(stack)?.[1] ?? 1)
    const column = /^( *)\^/m.exec(stack)?.[1]?.length ?? 0
    return advice(lines, line, column) ?? adviceFor(message, lines, line)
  }
}

/** Common mistakes in texts. The parser notices each of them a little later. */
function advice(lines: string[], line: number, column: number): Place | undefined {
  const at = lines[line - 1] ?? ''
  const [before, after] = [at.slice(0, column), at.slice(column)]
  if (/\w'$/.test(before) && /^[a-z]/.test(after))
    return { line, expected: "expected ’ or \\' for an apostrophe in a text", found: quoted(at) }
  const lineAbove = lines.slice(0, line - 1).findLastIndex((each) => each.trim()) + 1
  const isOpen = [line, lineAbove].find((each) => hasOpenQuote(lines[each - 1] ?? ''))
  if (isOpen) {
    const found = quoted(lines[isOpen - 1])
    return { line: isOpen, expected: 'expected a quote at each end of a text', found }
  }
  if (before.trim() || lineAbove === 0 || /[,{[(]$/.test((lines[lineAbove - 1] ?? '').trim()))
    return undefined
  const found = quoted(lines[lineAbove - 1])
  return { line: lineAbove, expected: 'expected a comma at the end of the line', found }
}

const hasOpenQuote = (line: string) =>
  !/^\s*(\/\/|\/?\*)/.test(line) && (line.match(/(?<!\\)'/g)?.length ?? 0) % 2 === 1

function adviceFor(message: string, lines: string[], line: number): Place {
  if (message.includes('<eof>'))
    return { line, expected: 'expected every bracket to be closed', found: 'the end of the file' }
  const found = `${quoted(lines[line - 1])} (${message})`
  return { line, expected: "expected fields such as city: 'Paris', each with a comma", found }
}

async function importProblem(file: URL, lines: string[]): Promise<Place | undefined> {
  try {
    const { identity } = await import(file.href)
    if (identity !== undefined) return undefined
    return { expected: 'expected export const identity = { … }', found: 'no such export' }
  } catch (error) {
    // Node warns that its parser is experimental, so we only use it when there's an error.
    const slip = syntaxProblem(lines)
    if (slip) return slip
    const { message, stack = '' } = error as Error
    const line = Number(/identity[\w-]*\.ts:(\d+)/.exec(stack)?.[1] ?? 1)
    const [, name] = /^(\w+) is not defined/.exec(message) ?? []
    return {
      line,
      expected: name ? `expected quotes around a text: '${name}'` : 'expected TypeScript that runs',
      found: `${quoted(lines[line - 1])}${name ? '' : ` (${message})`}`,
    }
  }
}
