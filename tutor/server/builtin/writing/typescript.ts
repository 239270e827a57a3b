import type { Kind } from '../family.ts'
import { coreOf, type Program } from '../programs.ts'
import {
  answerIn,
  bodyOf,
  type CallsReading,
  guarded,
  type ValuesReading,
  type WordsReading,
  wordsIn,
} from './body.ts'
import {
  type Argument,
  describeReading,
  indent,
  isList,
  kindsOf,
  type Printing,
  readsLines,
  replacements,
  type Step,
  unreadable,
  type Writing,
} from './writing.ts'

export const types: Record<Kind, string> = {
  int: 'number',
  long: 'number',
  number: 'number',
  bool: 'boolean',
  text: 'string',
  ints: 'number[]',
  longs: 'number[]',
  numbers: 'number[]',
  bools: 'boolean[]',
  texts: 'string[]',
  rows: 'number[][]',
  textRows: 'string[][]',
  grid: 'string[]',
  levels: '(number | null)[]',
}

/** A whole TypeScript program. It imports nothing, so it also runs in a browser. */
export function writeTypeScript(writing: Writing): string {
  const { program, header, reading } = writing
  const body = bodyOf(writing, { values: valuesBody, words: wordsBody, calls: callsBody })
  const fromValues = reading.form !== 'words'
  const separator = reading.form === 'values' ? reading.separator : 'lines'
  return `${[
    header.map((line) => `// ${line}`.trimEnd()).join('\n'),
    coreOf(program, 'typescript').body,
    `/** ${describeReading(reading)} */
function solve(input: string): string {
${indent(checked(body, writing).join('\n'), '  ')}
}`,
    fromValues && readValues[separator],
    fromValues && readValue,
    fromValues && kindsOf(reading, program).has('grid') && readGrid,
    start,
  ]
    .filter(Boolean)
    .join('\n\n')}\n`
}

function checked(body: string[], writing: Writing): string[] {
  const { reading } = writing
  const checks = (reading.form === 'values' ? reading.values : []).map(({ kind }, i) =>
    isList(kind) ? `Array.isArray(parts[${i}])` : `parts[${i}] !== undefined`,
  )
  return guarded(body, writing, {
    open: 'try {',
    checks: checks.length === 0 ? [] : [`if (!(${checks.join(' && ')})) throw new TypeError()`],
    close: ['} catch {', `  return ${JSON.stringify(unreadable(writing))}`, '}'],
    indentation: '  ',
  })
}

function valuesBody(reading: ValuesReading, { program, printing }: Writing): string[] {
  return [
    'const parts = readValues(input)',
    ...reading.values.map(({ name, kind }, i) => `const ${name} = ${asKind(`parts[${i}]`, kind)}`),
    ...answer(program, reading.args, printing, (text) => `return ${text}`),
  ]
}

function wordsBody(reading: WordsReading, writing: Writing): string[] {
  const { label } = writing.printing
  const labeled = (text: string) =>
    label === undefined ? text : `\`${label}\${answers.length + 1}: \${${text}}\``
  return wordsIn(reading, writing, {
    open: readsLines(reading)
      ? [
          "const lines = input.split('\\n').map((line) => line.trim()).filter((line) => line !== '')",
          "const nextLine = () => lines.shift() ?? ''",
          'let pending: string[] = []',
          'const next = (): string => {',
          '  if (pending.length === 0) pending = nextLine().split(/\\s+/)',
          "  return pending.shift() ?? ''",
          '}',
        ]
      : [
          "const tokens = input.split(/\\s+/).filter((token) => token !== '')",
          'let position = 0',
          'const next = () => tokens[position++]',
        ],
    readStep,
    answer,
    give: (text) => `return ${text}`,
    loop: {
      head: ['const answers: string[] = []', 'for (let left = Number(next()); left > 0; left--) {'],
      collect: (text) => `answers.push(${labeled(text)})`,
      tail: ['}', "return answers.join('\\n')"],
      indentation: '  ',
    },
  })
}

function asKind(value: string, kind: Kind): string {
  if (kind === 'grid') return `toGrid(${value})`
  // Inputs may omit quotes, and then a text of digits looks like a number.
  if (kind === 'text') return `String(${value})`
  return `${value} as ${types[kind]}`
}

function readStep({ name, kind, count, width, isLine }: Step): string {
  if (isLine) {
    const words = 'nextLine().split(/\\s+/)'
    const isNumeric = kind === 'ints' || kind === 'longs' || kind === 'numbers' || kind === 'levels'
    return `const ${name} = ${kind === 'text' ? 'nextLine()' : isNumeric ? `${words}.map(Number)` : words}`
  }
  const list = (length: string | undefined, entry: string) =>
    `Array.from({ length: ${length} }, () => ${entry})`
  const number = 'Number(next())'
  const entry: Record<Kind, string> = {
    int: number,
    long: number,
    number,
    bool: "next() === 'true'",
    text: 'next()',
    ints: list(count, number),
    longs: list(count, number),
    numbers: list(count, number),
    bools: list(count, "next() === 'true'"),
    texts: list(count, 'next()'),
    rows: list(count, list(width, number)),
    textRows: list(count, list(width, 'next()')),
    grid: list(count, width === undefined ? 'next()' : `${list(width, 'next()')}.join('')`),
    levels: list(count, number),
  }
  return `const ${name} = ${entry[kind]}`
}

function argument(arg: Argument): string {
  switch (arg.as) {
    case undefined:
      return arg.from
    case 'minusOne':
      return `${arg.from} - 1`
    case 'edgesMinusOne':
      return `${arg.from}.map(([a, b, ...rest]) => [a - 1, b - 1, ...rest])`
    case 'edgesReversed':
      return `${arg.from}.map(([a, b, ...rest]) => [b, a, ...rest])`
    case 'edgesReversedMinusOne':
      return `${arg.from}.map(([a, b, ...rest]) => [b - 1, a - 1, ...rest])`
    case 'length':
      return `${arg.from}.length`
    case 'joined':
      return `${arg.from}.join('')`
    case 'characters':
      return `[...${arg.from}]`
    case 'splitAtBlanks':
      return `${arg.from}.split(/\\s+/)`
    case 'constant':
      return JSON.stringify(arg.value)
    case 'negated':
      return `${arg.from}.map((value) => 0 - value)`
    case 'ranked':
      return `[...${arg.from}.keys()]
  .sort((a, b) => ${arg.from}[a] - ${arg.from}[b] || ${arg.isFalling ? 'b - a' : 'a - b'})
  .reduce((ranks: number[], place, rank) => Object.assign(ranks, { [place]: rank }), [])`
    case 'later':
      return `${arg.from}.map(([start, end, ...rest]) => [start, end + ${arg.by}, ...rest])`
    case 'lowered':
      return `${arg.from}.toLowerCase()`
    case 'backward':
      return `[...${arg.from}].reverse()${arg.isText ? ".join('')" : ''}`
    case 'recoded':
      return `${arg.from}.map((row) => row${replacements(arg.codes)
        .map(([from, to]) => `.replaceAll('${from}', '${to}')`)
        .join('')})`
    case 'column':
      return `${arg.from}.map((row) => row[${arg.index}])`
    case 'pairedWith':
      return `${arg.from}.map((value, i) => [value, ${arg.other}[i]])`
  }
}

const answer = answerIn({
  call: ({ entry }, args) => `${entry}(${args.map(argument).join(', ')})`,
  keep: (call) => [`const result = ${call}`],
  derived: (program) => derived('result', program),
  textOf,
  counted: (text) => `\`\${result.length}\\n\${${text}}\``,
  orNone(text, none, { returns }) {
    const canBeEmpty = isList(returns) || returns === 'text'
    return `${canBeEmpty ? 'result.length === 0' : 'result === -1'} ? '${none}' : ${text}`
  },
})

function derived(result: string, { derive, returns }: Program): string {
  switch (derive) {
    case undefined:
      return result
    case 'length':
      return `${result}.length`
    case 'isNotEmpty':
      return `${result}.length > 0`
    case 'isPositive':
      return `${result} > 0`
    case 'isFound':
      return `${result} !== -1`
    case 'isZero':
      return `${result} === 0`
    case 'not':
      return `!${result}`
    case 'first':
      return `${result}[0]`
    case 'last':
      return `${result}[${result}.length - 1]`
    case 'max':
    case 'min':
      return `Math.${derive}(...${result})`
    case 'sum':
      return `${result}.reduce((sum, value) => sum + value, 0)`
    case 'plusOne':
      return isList(returns) ? `${result}.map((index) => index + 1)` : `${result} + 1`
    case 'minusOne':
      return `${result} - 1`
    case 'negated':
      return isList(returns) ? `${result}.map((value) => 0 - value)` : `0 - ${result}`
    case 'sorted':
      return `[...${result}].sort((a, b) => a - b)`
    case 'reversed':
      return `[...${result}].reverse()${returns === 'text' ? ".join('')" : ''}`
    case 'withoutRepeats':
      return `${result}.filter((value, i) => value !== ${result}[i - 1])`
    case 'longest':
      return `Math.max(0, ...${result}.map((row) => row.length))`
    case 'lowerCase':
      return `${result}.toLowerCase()`
    case 'upperCase':
      return `${result}.toUpperCase()`
  }
}

const literal = (text: string) => `'${text.replaceAll('\n', '\\n')}'`

function textOf(value: string, kind: Kind, printing: Printing): string {
  const { style, yes, no, between, asCells, modulo, decimals } = printing
  const simple = /^[\w.()[\], ]+$/.test(value) ? value : `(${value})`
  if (kind === 'bool') return `${simple} ? '${yes}' : '${no}'`
  if (kind === 'text') return style === 'json' ? `JSON.stringify(${value})` : value
  if (kind === 'number' && decimals) return `${simple}.toFixed(${decimals})`
  if (!isList(kind)) return `String(${modulo === undefined ? value : `${simple} % ${modulo}`})`
  if (kind === 'grid' && asCells) {
    return style === 'json'
      ? `JSON.stringify(${value}.map((row) => [...row]))`
      : `${value}.map((row) => [...row].join(' ')).join('\\n')`
  }
  if (style === 'json') return `JSON.stringify(${value})`
  if (kind === 'bools') {
    return `${value}.map((entry) => (entry ? '${yes}' : '${no}')).join(${literal(between)})`
  }
  if (kind === 'rows' || kind === 'textRows') {
    return `${value}.map((row) => row.join(' ')).join('\\n')`
  }
  return `${value}.join(${kind === 'grid' ? "'\\n'" : literal(between)})`
}

function callsBody(reading: CallsReading, { program, printing }: Writing): string[] {
  if (!program.class) return []
  const { name: className, params, methods } = program.class
  const given = (list: typeof params) =>
    list.map(({ kind }, i) => asKind(`given[${i}]`, kind)).join(', ')
  const create = `new ${className}(${given(params)})`
  const isLists = reading.layout === 'lists'
  const branch = (name: string, lines: string[]) => [
    `    case '${name}':`,
    ...lines.map((line) => `      ${line}`),
    '      break',
  ]
  const branches = methods.flatMap(({ name, params: taken, returns }) => {
    const called = reading.methods[name]
    if (called === undefined) return []
    const call = `object.${name}(${given(taken)})`
    const text =
      isLists && returns !== 'bool'
        ? `JSON.stringify(${call})`
        : textOf(call, returns ?? 'int', printing)
    if (returns) return branch(called, [`results.push(${text})`])
    return branch(called, isLists ? [call, "results.push('null')"] : [call])
  })
  if (!isLists) {
    return [
      "const lines = input.split('\\n').filter((line) => line.trim() !== '')",
      ...(params.length > 0
        ? ['const given = lines.splice(0, 1).join().trim().split(/\\s+/).map(readValue)']
        : [
            '// The number of calls, in a line of its own, is not needed.',
            "if (/^\\d+$/.test((lines[0] ?? '').trim())) lines.shift()",
          ]),
      `const object = ${create}`,
      'const results: string[] = []',
      'for (const line of lines) {',
      '  const [name, ...rest] = line.trim().split(/\\s+/)',
      ...(methods.some((method) => method.params.length > 0)
        ? ['  const given = rest.map(readValue)']
        : []),
      '  switch (name) {',
      ...branches,
      '  }',
      '}',
      "return results.join('\\n')",
    ]
  }
  return [
    'const [names, lists] = readValues(input) as [string[], unknown[][]]',
    'const results: string[] = []',
    reading.constructorName ? `let object!: ${className}` : `const object = ${create}`,
    'names.forEach((name, index) => {',
    '  const given = lists[index] ?? []',
    '  switch (name) {',
    ...(reading.constructorName
      ? branch(reading.constructorName, [`object = ${create}`, "results.push('null')"])
      : []),
    ...branches,
    '  }',
    '})',
    "return '[' + results.join(',') + ']'",
  ]
}

const readValues = {
  names: `/** The values of \`a = [1, 2], b = 3\`, or one a line. */
function readValues(input: string): unknown[] {
  // Outside quotes, that is, with an even number of them ahead.
  const named = input.split(/(?:^|[,;\\s]+)[A-Za-z_]\\w*(?:\\[\\])*\\s*[=:]\\s*(?=(?:[^"]*"[^"]*")*[^"]*$)/)
  const parts = named.length > 1 ? named.slice(1) : input.split('\\n')
  return parts.filter((part) => part.trim() !== '').map(readValue)
}`,
  lines: `/** The values of the input, one a line. */
function readValues(input: string): unknown[] {
  return input
    .split('\\n')
    .filter((line) => line.trim() !== '')
    .map(readValue)
}`,
  commas: `/** The values of \`[1, 2], 3\`. */
function readValues(input: string): unknown[] {
  return readValue(\`[\${input}]\`) as unknown[]
}`,
}

const readValue = `/** JSON, or else plain text, as are numbers that JSON would round. */
function readValue(part: string): unknown {
  const text = part.trim().replace(/[,;]$/, '')
  if (/^-?\\d{16,}$/.test(text) && String(Number(text)) !== text) return text
  for (const json of [text, text.replaceAll("'", '"')]) {
    try {
      return JSON.parse(json)
    } catch {}
  }
  return text
}`

const readGrid = `/** Rows of cells, written as texts or as lists of single characters. */
function toGrid(value: unknown): string[] {
  return (value as (string | unknown[])[]).map((row) =>
    typeof row === 'string' ? row : row.join(''),
  )
}`

const start = `// From a shell: reads standard input to its end and prints the answer.
if (typeof process !== 'undefined') {
  let input = ''
  process.stdin.setEncoding('utf8')
  process.stdin.on('data', (chunk) => {
    input += chunk
  })
  process.stdin.on('end', () => console.log(solve(input)))
}`
