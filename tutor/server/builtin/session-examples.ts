import type { Example } from '#contracts/analyze.ts'
import { enclosed, jsonOf, resultBehind, splitAtCommas } from './data-examples.ts'

/** The calls of one object, with their results as JSON. */
interface Session {
  names: string[]
  args: string[][]
  results: string[]
}

const prompt = String.raw`[ \t]*(?:(?:>>>|\.\.\.|>|\$|[-*•]) ?)?`
const created = new RegExp(
  String.raw`^${prompt}(?:(?:const|let|var|final|auto)\s+)?(?:[A-Z]\w*(?:<[^<>\n]*>)?\s+)?([A-Za-z_]\w*)\s*(?:=|:=)\s*(?:new\s+)?([A-Z]\w*)(?:<[^<>\n]*>)?\(`,
  'gm',
)

/**
 * Examples as sessions with an object, as homework shows classes:
 * `account = Account(10)`, then `account.deposit(5)` and what it gives. They become lists of names
 * and arguments, as practice sites write them.
 */
export function examplesBySession(text: string): Example[] {
  const found = [...text.matchAll(created)]
  const [first] = found
  if (!first) return []
  const sessions = found
    .filter(([, , name]) => name === first[2])
    .flatMap((match, i, all) => {
      const session = sessionAt(text, match, all[i + 1]?.index ?? text.length)
      return session ? [session] : []
    })
  return sessions
    .filter(({ names, results }) => names.length > 1 && results.some((one) => one !== 'null'))
    .map(({ names, args, results }) => ({
      input: `[${names.map((name) => JSON.stringify(name)).join(',')}]\n[${args.map((list) => `[${list.join(',')}]`).join(',')}]`,
      output: `[${results.join(',')}]`,
    }))
}

/** The calls from where an object is made to the end; undefined if one of them can't be read. */
function sessionAt(text: string, match: RegExpExecArray, end: number): Session | undefined {
  const [opening, object = '', name = ''] = match
  const own = valuesIn(text, match.index + opening.length - 1)
  if (!own) return undefined
  const session: Session = { names: [name], args: [own.values], results: ['null'] }
  const uses = new RegExp(String.raw`(?<![\w.])${object}\.([A-Za-z_]\w*)(\()?`, 'g')
  uses.lastIndex = own.end
  for (let use = uses.exec(text); use && use.index < end; use = uses.exec(text)) {
    const [all, method = '', bracket] = use
    const given = bracket ? valuesIn(text, use.index + all.length - 1) : undefined
    // An attribute has no call, so the session can't be told by its calls.
    if (!given) return undefined
    session.names.push(method)
    session.args.push(given.values)
    // What encloses the call, as in `print(…)`, closes before the result.
    const result = resultBehind(text.slice(given.end).replace(/^[ \t]*\)+;?/, ''))
    session.results.push((result !== undefined && jsonOf(result)) || 'null')
    uses.lastIndex = given.end
  }
  return session
}

/** The values in the brackets at a place, as JSON; undefined if one of them isn't a literal. */
function valuesIn(text: string, start: number) {
  const inside = enclosed(text, start)
  if (inside === undefined) return undefined
  const values = splitAtCommas(inside).map(jsonOf)
  if (values.some((value) => value === undefined)) return undefined
  return { values: values as string[], end: start + inside.length + 2 }
}

const runHeading =
  /^[\s>*#_-]*(?:sample|example|test) (?:program )?(?:run|session|execution|dialog(?:ue)?)s?\b[^\n]{0,30}$/i
const prompted = /^(?:>\s*)?(?:please )?(?:enter|type|input|give)\b[^:?>]{0,60}[:?>]\s*(\S.*)$/i

/** Examples as runs of a program that asks for its input: “Enter a number: 7”, and then its output. */
export function examplesByRun(text: string): Example[] {
  const examples: Example[] = []
  const lines = text.split('\n')
  for (let at = 0; at < lines.length; at++) {
    if (!runHeading.test(lines[at] ?? '')) continue
    const inputs: string[] = []
    const outputs: string[] = []
    let line = lines[++at] ?? ''
    for (; at < lines.length && !runHeading.test(line); line = lines[++at] ?? '') {
      const [, input] = prompted.exec(line.trim()) ?? []
      const isOver = line.trim() === '' && outputs.length > 0
      if (isOver) break
      if (input !== undefined && outputs.length === 0) inputs.push(input)
      else if (line.trim() !== '' && !line.trim().startsWith('```')) outputs.push(line.trim())
    }
    // A heading ends this run and begins the next one.
    at--
    if (inputs.length === 0 || outputs.length === 0) return []
    examples.push({
      input: inputs.join('\n'),
      output: outputs.join('\n').replace(/^output: ?/i, ''),
    })
  }
  return examples
}
