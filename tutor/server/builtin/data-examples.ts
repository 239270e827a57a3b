import type { Example } from '#contracts/analyze.ts'
import { anyOf } from './any-of.ts'

/**
 * Examples as calls and their results, as programmers write them: `f([1, 2], 3) // 5`,
 * `>>> f("ab")` with the result on the next line, `assert f(2) == 4`, “f(2) returns 4”.
 */
export function examplesByCall(text: string): Example[] {
  const found = new Map<string, Example[]>()
  for (const call of text.matchAll(/(?<![\w.])([A-Za-z_]\w*)\(/g)) {
    const [opening, name = ''] = call
    const inside = enclosed(text, call.index + opening.length - 1)
    if (inside === undefined) continue
    const values = splitAtCommas(inside).map(jsonOf)
    const output = resultBehind(text.slice(call.index + opening.length + inside.length + 1))
    if (values.length === 0 || values.includes(undefined) || output === undefined) continue
    const names = parametersOf(text, name, values.length)
    const input = values.map((json, i) => (names ? `${names[i]} = ${json}` : json)).join(', ')
    found.set(name, [...(found.get(name) ?? []), { input, output }])
  }
  const [most = []] = [...found.values()].sort((a, b) => b.length - a.length)
  return most
}

/** What's between the bracket at a place and the one that closes it. */
export function enclosed(text: string, start: number): string | undefined {
  const closing: string[] = []
  let quote = ''
  for (let at = start; at < Math.min(text.length, start + 1_500); at++) {
    const c = text[at] as string
    if (quote !== '') {
      if (c === quote) quote = ''
    } else if (c === '"' || c === "'") quote = c
    else if ('([{'.includes(c)) closing.push({ '(': ')', '[': ']', '{': '}' }[c] as string)
    else if (')]}'.includes(c)) {
      if (closing.pop() !== c) return undefined
      if (closing.length === 0) return text.slice(start + 1, at)
    }
  }
  return undefined
}

export function splitAtCommas(text: string): string[] {
  const parts: string[] = []
  let start = 0
  for (let at = 0; at < text.length; at++) {
    const c = text[at] as string
    if (c === '"' || c === "'") at = Math.max(at, text.indexOf(c, at + 1))
    else if ('([{'.includes(c)) at += (enclosed(text, at)?.length ?? 0) + 1
    else if (c === ',') {
      parts.push(text.slice(start, at))
      start = at + 1
    }
  }
  parts.push(text.slice(start))
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/** A literal of Python, JavaScript, Java, or C++ as JSON; undefined for anything else. */
export function jsonOf(literal: string): string | undefined {
  const bare = literal
    .trim()
    .replace(/^[A-Za-z_]\w*\s*[=:]\s*/, '')
    .replace(/^new \w+\[\]\s*/, '')
  const json = bare
    .split(/("[^"\n]*"|'[^'\n]*')/)
    .map((part, i) =>
      i % 2 === 1
        ? `"${part.slice(1, -1)}"`
        : part
            .replace(/[({]/g, '[')
            .replace(/[)}]/g, ']')
            .replace(/\b(?:None|nullptr)\b/g, 'null')
            .replace(/\b(?:True|False)\b/g, (word) => word.toLowerCase())
            .replace(/(?<=\d)_(?=\d)/g, ''),
    )
    .join('')
  try {
    JSON.parse(json)
    return json
  } catch {
    return undefined
  }
}

const literal = /^(?:"[^"\n]*"|'[^'\n]*'|-?\d+(?:\.\d+)?(?![\w.]*\()|(?:true|false|null|none)\b)/i

const arrow = '(?:[-=]+>|[→⇒⟶])'
const comment = String.raw`;?\s*(?:\/\/|#|\/\*)\s*`
/** As in “it should”. */
const subject = '(?:(?:it|that|this|which|you|we|i|they|he|she) )?(?:should |must |would |will )?'
const verb = anyOf(
  "returns?|be|equals?|gives?|is|it['’]s|prints?|yields?|produces?|results? in|evaluates? to",
  'outputs?|has|have|needs?|makes?|earns?|leaves|becomes?|gets?|ends? (?:at|up with)',
  '(?:the )?(?:answer|result|output)(?: is)?',
)
/** What stands between a call and its result: a comment, an arrow or a sign, and words. */
const connector = new RegExp(
  String.raw`^[\x60)]*(?:${comment}|,?\s*(?:${arrow}|={1,3})\s*|,?\s*;?\s*)(?:${arrow}\s*|${subject}${verb}\b:?\s*)*`,
  'i',
)

/** What a call is said to give. */
export function resultBehind(text: string): string | undefined {
  const [before = ''] = connector.exec(text) ?? []
  const isNextLine = before.includes('\n')
  const isStated = /\S/.test(before.replace(/[`);]/g, ''))
  // Only a session of an interpreter has the result alone on the next line.
  if (!(isStated || isNextLine) || /\n\s*\n/.test(before)) return undefined
  const rest = text.slice(before.length).replace(/^`/, '')
  if ('[({'.includes(rest[0] ?? ' ')) {
    const inside = enclosed(rest, 0)
    return inside === undefined ? undefined : jsonOf(rest.slice(0, inside.length + 2))
  }
  const [value] = literal.exec(rest) ?? []
  return value?.replace(/^'(.*)'$/, '"$1"')
}

/** The parameters' names, from where the function is declared or described. */
function parametersOf(text: string, name: string, count: number): string[] | undefined {
  for (const { index } of text.matchAll(new RegExp(`(?<![\\w.])${name}\\(`, 'g'))) {
    const inside = enclosed(text, index + name.length) ?? ''
    const names = splitAtCommas(inside).map((part) => {
      const typed =
        /^(\w+)\??\s*:/.exec(part) ?? /^(?:[\w<>[\],&*:]+\s+)*[&*]?(\w+)(?:\[\])*$/.exec(part)
      return typed?.[1] ?? ''
    })
    const own = names[0] === 'self' ? names.slice(1) : names
    if (
      own.length === count &&
      own.every((one) => /^[A-Za-z_]\w*$/.test(one) && !/^(?:true|false|null|none)$/i.test(one))
    )
      return own
  }
  return undefined
}

const assigned = /(?<![\w.\]=])([A-Za-z_]\w*)\s*=\s*/y
const betweenValues = /\s*(?:[,;]\s*(?:and\s+)?|\s+and\s+)/y

/** A value without a name, before one that has one: “[5, 3] and k = 2”. */
const unnamed = /[\])}"'\d]\s*(?:,\s*)?(?:(?:and|with)\s+)?$/

/** Examples as named values and what comes out: “a = [1, 2], k = 3 gives 5”. */
export function examplesByAssignment(text: string): Example[] {
  const found = new Map<string, Example[]>()
  for (let at = 0; at < text.length; ) {
    const read = valuesFrom(text, at)
    // Part of the input would be lost. Later, what stands before may be the last example's output.
    if (read && found.size === 0 && unnamed.test(text.slice(Math.max(0, at - 12), at))) {
      at = read.end
      continue
    }
    const output = read && resultBehind(text.slice(read.end))
    if (read && output !== undefined) {
      const names = read.values.map(({ name }) => name).join()
      const input = read.values.map(({ name, json }) => `${name} = ${json}`).join(', ')
      found.set(names, [...(found.get(names) ?? []), { input, output }])
    }
    at = read?.end ?? at + 1
  }
  const [most = []] = [...found.values()].sort((a, b) => b.length - a.length)
  return most
}

/** The named values in a row from a place on. */
function valuesFrom(text: string, start: number) {
  const values: { name: string; json: string }[] = []
  let end = start
  for (let at = start; ; ) {
    assigned.lastIndex = at
    const [sign, name = ''] = assigned.exec(text) ?? []
    if (sign === undefined) break
    const from = at + sign.length
    const inside = '[({'.includes(text[from] ?? ' ') ? enclosed(text, from) : undefined
    const raw =
      inside === undefined
        ? literal.exec(text.slice(from, from + 400))?.[0]
        : text.slice(from, from + inside.length + 2)
    const json = raw === undefined ? undefined : jsonOf(raw)
    if (raw === undefined || json === undefined) break
    values.push({ name, json })
    end = from + raw.length
    betweenValues.lastIndex = end
    at = end + (betweenValues.exec(text)?.[0].length ?? text.length)
  }
  return values.length > 0 ? { values, end } : undefined
}

/** Examples in the rows of a Markdown table whose last column has the outputs. */
export function examplesByTable(text: string): Example[] {
  const lines = text.split('\n').map((line) => line.trim())
  const rule = lines.findIndex(
    (line) => line.includes('|') && /^\|?(?:\s*:?-+:?\s*(?:\||$))+$/.test(line),
  )
  if (rule < 1) return []
  const cellsOf = (line = '') =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) =>
        cell
          .replaceAll('`', '')
          .replace(/<br ?\/?>/gi, '\n')
          .trim(),
      )
  const titles = cellsOf(lines[rule - 1])
  const isOutput = /^(?:expected )?(?:outputs?|results?|answers?|returns?|expected)\b/i
  const at = Math.max(
    titles.findIndex((title) => isOutput.test(title)),
    -1,
  )
  const output = at < 0 ? titles.length - 1 : at
  const end = lines.findIndex((line, i) => i > rule && !line.includes('|'))
  return lines.slice(rule + 1, end < 0 ? undefined : end).flatMap((line) => {
    const cells = cellsOf(line)
    const inputs = cells.flatMap((cell, i) => {
      const title = titles[i] ?? ''
      if (
        i === output ||
        /^(?:#|no\.?|example|case|test|explanation|notes?|why)\b/i.test(title) ||
        title === ''
      )
        return []
      const isWhole = /^(?:sample |example )?(?:inputs?|stdin)\b/i.test(title)
      return [
        isWhole
          ? cell
          : `${title.replace(/\W+(\w)/g, (_, c: string) => c.toUpperCase())} = ${jsonOf(cell) ?? cell}`,
      ]
    })
    const result = cells[output] ?? ''
    const isData = /\d|["'[]|^(?:true|false|yes|no)$/i.test(result) && result.length <= 200
    return cells.length === titles.length && inputs.length > 0 && isData
      ? [{ input: inputs.join(', '), output: result }]
      : []
  })
}
