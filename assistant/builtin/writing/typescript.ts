import { coreOf } from '../program.ts'
import { describeReading, kindsOf, type Step, type Writing } from './writing.ts'

const types = {
  int: 'number',
  ints: 'number[]',
  rows: 'number[][]',
  text: 'string',
  texts: 'string[]',
  grid: 'string[]',
  levels: '(number | null)[]',
}

/** A whole TypeScript program. It imports nothing, so that it also runs in a browser. */
export function writeTypeScript({ program, header, reading, printing }: Writing): string {
  const call = `${program.entry}(${reading.args.join(', ')})`
  const body =
    reading.form === 'values'
      ? [
          'const parts = readValues(input)',
          ...reading.values.map(
            ({ name, kind }, i) => `const ${name} = ${asKind(`parts[${i}]`, kind)}`,
          ),
        ]
      : [
          "const tokens = input.split(/\\s+/).filter((token) => token !== '')",
          'let position = 0',
          'const next = () => tokens[position++]',
          ...reading.steps.map(readStep),
        ]
  const kinds = kindsOf(reading)
  return `${[
    header.map((line) => `// ${line}`.trimEnd()).join('\n'),
    coreOf(program.id, 'typescript').body,
    `/** ${describeReading(reading)} */
function solve(input: string): string {
  ${body.join('\n  ')}
  return ${print(call, program.returns, printing)}
}`,
    reading.form === 'values' && readValues,
    reading.form === 'values' && kinds.has('grid') && readGrid,
    start,
  ]
    .filter(Boolean)
    .join('\n\n')}\n`
}

function asKind(value: string, kind: Step['kind']): string {
  if (kind === 'grid') return `toGrid(${value})`
  // An input may leave the quotes off, and a text of digits looks like a number then.
  if (kind === 'text') return `String(${value})`
  return `${value} as ${types[kind]}`
}

function readStep({ name, kind, count, width }: Step): string {
  const list = (length: string | undefined, entry: string) =>
    `Array.from({ length: ${length} }, () => ${entry})`
  const entry = {
    int: 'Number(next())',
    ints: list(count, 'Number(next())'),
    rows: list(count, list(width, 'Number(next())')),
    text: 'next()',
    texts: list(count, 'next()'),
    grid: list(count, width === undefined ? 'next()' : `${list(width, 'next()')}.join('')`),
    levels: list(count, 'Number(next())'),
  }[kind]
  return `const ${name} = ${entry}`
}

function print(
  call: string,
  returns: Writing['program']['returns'],
  { style, yes, no }: Writing['printing'],
) {
  if (returns === 'bool') return `${call} ? '${yes}' : '${no}'`
  if (returns === 'text') return style === 'json' ? `JSON.stringify(${call})` : call
  if (returns === 'int') return `String(${call})`
  if (style === 'json') return `JSON.stringify(${call})`
  return returns === 'ints'
    ? `${call}.join(' ')`
    : `${call}.map((row) => row.join(' ')).join('\\n')`
}

const readValues = `/** The values of \`a = [1, 2], b = 3\`, or one a line; each is JSON, or else plain text. */
function readValues(input: string): unknown[] {
  const named = input.split(/(?:^|[,\\s]+)[A-Za-z_]\\w*\\s*=\\s*/)
  const parts = named.length > 1 ? named.slice(1) : input.split('\\n')
  return parts
    .filter((part) => part.trim() !== '')
    .map((part) => {
      try {
        return JSON.parse(part.replaceAll("'", '"'))
      } catch {
        return part.trim()
      }
    })
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
