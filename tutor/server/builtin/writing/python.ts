import type { DesignedClass, Kind } from '../family.ts'
import { coreOf, type Program, snakeCase } from '../programs.ts'
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
  type Printing,
  type Reading,
  readsLines,
  replacements,
  type Step,
  unreadable,
  type Writing,
} from './writing.ts'

export const types: Record<Kind, string> = {
  int: 'int',
  long: 'int',
  number: 'float',
  bool: 'bool',
  text: 'str',
  ints: 'list[int]',
  longs: 'list[int]',
  numbers: 'list[float]',
  bools: 'list[bool]',
  texts: 'list[str]',
  rows: 'list[list[int]]',
  textRows: 'list[list[str]]',
  grid: 'list[str]',
  levels: 'list[int | None]',
}

/** A whole Python 3.9 program. */
export function writePython(writing: Writing): string {
  const { program, header, reading } = writing
  const core = coreOf(program, 'python')
  const body = bodyOf(writing, { values: valuesBody, words: wordsBody, calls: callsBody })
  const code = checked(body, writing).join('\n')
  const readers = readersOf(reading)
  const imports = new Set(['import sys', ...core.imports])
  if (readers.length > 0) imports.add('import re')
  if (readers.length > 0 || /\bjson\./.test(code)) imports.add('import json')

  const comment = header.map((line) => `# ${line}`.trimEnd()).join('\n')
  const top = [comment, [...imports].sort(byKind).join('\n')].filter(Boolean).join('\n\n')
  const solve = `def solve(text: str) -> str:
    """${describeReading(reading)}"""
${indent(code, '    ')}`
  return `${[top, core.body, solve, ...readers, main].join('\n\n\n')}\n`
}

function checked(body: string[], writing: Writing): string[] {
  const { reading } = writing
  const values = reading.form === 'values' ? reading.values : []
  const lists = values.filter(({ kind }) => isList(kind)).map(({ name }) => snakeCase(name))
  return guarded(body, writing, {
    open: 'try:',
    checks:
      lists.length === 0
        ? []
        : [
            `if not all(isinstance(value, list) for value in (${lists.join(', ')},)):`,
            '    raise TypeError',
          ],
    close: [
      'except (ArithmeticError, AttributeError, LookupError, RuntimeError, StopIteration, TypeError, ValueError):',
      `    return ${JSON.stringify(unreadable(writing))}`,
    ],
    indentation: '    ',
  })
}

/** `from __future__` comes first, then plain imports, then `from` imports. */
function byKind(a: string, b: string): number {
  const rank = (line: string) =>
    line.startsWith('from __future__') ? 0 : line.startsWith('import') ? 1 : 2
  return rank(a) - rank(b) || (a < b ? -1 : 1)
}

function valuesBody(reading: ValuesReading, { program, printing }: Writing): string[] {
  const names = reading.values.map(({ name }) => snakeCase(name))
  return [
    `${names.join(', ')}${names.length === 1 ? ',' : ''} = read_values(text)`,
    ...reading.values.flatMap(({ name, kind }) => {
      const value = snakeCase(name)
      const converted = asKind(value, kind)
      return converted === value ? [] : [`${value} = ${converted}`]
    }),
    ...answer(program, reading.args, printing, (text) => `return ${text}`),
  ]
}

function asKind(value: string, kind: Kind): string {
  if (kind === 'grid') return `["".join(map(str, row)) for row in ${value}]`
  // Inputs may omit quotes, and then a text of digits looks like a number.
  return kind === 'text' ? `str(${value})` : value
}

function wordsBody(reading: WordsReading, writing: Writing): string[] {
  const { label } = writing.printing
  const labeled = (text: string) =>
    label === undefined ? text : `f"${label}{len(answers) + 1}: " + (${text})`
  return wordsIn(reading, writing, {
    open: readsLines(reading)
      ? [
          'lines = iter([line.strip() for line in text.splitlines() if line.strip()])',
          ...byWord(reading),
        ]
      : ['tokens = iter(text.split())'],
    readStep,
    answer,
    give: (text) => `return ${text}`,
    loop: {
      head: ['answers = []', 'for _ in range(int(next(tokens))):'],
      collect: (text) => `answers.append(${labeled(text)})`,
      tail: ['return "\\n".join(answers)'],
      indentation: '    ',
    },
  })
}

/** Reads word by word with a generator, so that lines are read only when needed. */
const byWord = ({ steps, repeated }: WordsReading) =>
  !repeated && steps.every(({ isLine }) => isLine)
    ? []
    : ['tokens = (word for line in lines for word in line.split())']

function readStep(step: Step): string {
  const value = step.isLine ? readLine(step.kind) : readWords(step)
  return `${snakeCase(step.name)} = ${value}`
}

function readLine(kind: Kind): string {
  if (kind === 'text') return 'next(lines)'
  const words = 'next(lines).split()'
  if (kind === 'numbers') return `list(map(float, ${words}))`
  const isInteger = kind === 'ints' || kind === 'longs' || kind === 'levels'
  return isInteger ? `list(map(int, ${words}))` : words
}

function readWords({ kind, count, width }: Step): string {
  const list = (length: string | undefined, entry: string) =>
    `[${entry} for _ in range(${length && snakeCase(length)})]`
  const int = 'int(next(tokens))'
  const number = 'float(next(tokens))'
  const entry: Record<Kind, string> = {
    int,
    long: int,
    number,
    bool: 'next(tokens) == "true"',
    text: 'next(tokens)',
    ints: list(count, int),
    longs: list(count, int),
    numbers: list(count, number),
    bools: list(count, 'next(tokens) == "true"'),
    texts: list(count, 'next(tokens)'),
    rows: list(count, list(width, int)),
    textRows: list(count, list(width, 'next(tokens)')),
    grid: list(
      count,
      width === undefined
        ? 'next(tokens)'
        : `"".join(next(tokens) for _ in range(${snakeCase(width)}))`,
    ),
    levels: list(count, int),
  }
  return entry[kind]
}

function argument(arg: Argument): string {
  const from = snakeCase(arg.from)
  switch (arg.as) {
    case undefined:
      return from
    case 'minusOne':
      return `${from} - 1`
    case 'edgesMinusOne':
      return `[[a - 1, b - 1, *rest] for a, b, *rest in ${from}]`
    case 'edgesReversed':
      return `[[b, a, *rest] for a, b, *rest in ${from}]`
    case 'edgesReversedMinusOne':
      return `[[b - 1, a - 1, *rest] for a, b, *rest in ${from}]`
    case 'length':
      return `len(${from})`
    case 'joined':
      return `"".join(${from})`
    case 'characters':
      return `list(${from})`
    case 'splitAtBlanks':
      return `${from}.split()`
    case 'constant':
      return JSON.stringify(arg.value)
    case 'negated':
      return `[-value for value in ${from}]`
    case 'ranked': {
      const key = arg.isFalling ? `lambda i: (${from}[i], -i)` : `${from}.__getitem__`
      return `[rank for _, rank in sorted((place, rank) for rank, place in enumerate(sorted(range(len(${from})), key=${key})))]`
    }
    case 'later':
      return `[[start, end + ${snakeCase(arg.by)}, *rest] for start, end, *rest in ${from}]`
    case 'lowered':
      return `${from}.lower()`
    case 'backward':
      return `${from}[::-1]`
    case 'recoded':
      return `[row${replacements(arg.codes)
        .map(([one, other]) => `.replace("${one}", "${other}")`)
        .join('')} for row in ${from}]`
    case 'column':
      return `[row[${arg.index}] for row in ${from}]`
    case 'pairedWith':
      return `[list(pair) for pair in zip(${from}, ${snakeCase(arg.other)})]`
  }
}

const answer = answerIn({
  call: ({ entry }, args) => `${snakeCase(entry)}(${args.map(argument).join(', ')})`,
  keep: (call) => [`result = ${call}`],
  derived: (program) => derived('result', program),
  textOf,
  counted: (text) => `f"{len(result)}\\n" + ${text}`,
  orNone(text, none, { returns }) {
    const canBeEmpty = isList(returns) || returns === 'text'
    return `${text} if ${canBeEmpty ? 'result' : 'result != -1'} else "${none}"`
  },
})

function derived(result: string, { derive, returns }: Program): string {
  switch (derive) {
    case undefined:
      return result
    case 'length':
      return `len(${result})`
    case 'isNotEmpty':
      return `len(${result}) > 0`
    case 'isPositive':
      return `${result} > 0`
    case 'isFound':
      return `${result} != -1`
    case 'isZero':
      return `${result} == 0`
    case 'not':
      return `not ${result}`
    case 'first':
      return `${result}[0]`
    case 'last':
      return `${result}[-1]`
    case 'max':
    case 'min':
    case 'sum':
      return `${derive}(${result})`
    case 'plusOne':
      return isList(returns) ? `[index + 1 for index in ${result}]` : `${result} + 1`
    case 'minusOne':
      return `${result} - 1`
    case 'negated':
      return isList(returns) ? `[-value for value in ${result}]` : `-${result}`
    case 'sorted':
      return `sorted(${result})`
    case 'reversed':
      return `${result}[::-1]`
    case 'withoutRepeats':
      return `[value for i, value in enumerate(${result}) if i == 0 or value != ${result}[i - 1]]`
    case 'longest':
      return `max(map(len, ${result}), default=0)`
    case 'lowerCase':
      return `${result}.lower()`
    case 'upperCase':
      return `${result}.upper()`
  }
}

function textOf(value: string, kind: Kind, printing: Printing): string {
  const { style, yes, no, between, asCells, modulo, decimals } = printing
  const separator = between === '\n' ? '"\\n"' : '" "'
  if (kind === 'bool') return `"${yes}" if ${value} else "${no}"`
  if (kind === 'text') return style === 'json' ? `json.dumps(${value})` : value
  if (kind === 'number' && decimals) return `f"{${value}:.${decimals}f}"`
  if (!isList(kind)) return `str(${modulo === undefined ? value : `${value} % ${modulo}`})`
  if (kind === 'grid' && asCells) {
    return style === 'json'
      ? `json.dumps([list(row) for row in ${value}])`
      : `"\\n".join(" ".join(row) for row in ${value})`
  }
  if (style === 'json') return `json.dumps(${value})`
  if (kind === 'bools') {
    return `${separator}.join("${yes}" if entry else "${no}" for entry in ${value})`
  }
  if (kind === 'rows') return `"\\n".join(" ".join(map(str, row)) for row in ${value})`
  if (kind === 'textRows') return `"\\n".join(map(" ".join, ${value}))`
  if (kind === 'grid') return `"\\n".join(${value})`
  return kind === 'texts' ? `${separator}.join(${value})` : `${separator}.join(map(str, ${value}))`
}

function callsBody(reading: CallsReading, { program, printing }: Writing): string[] {
  if (!program.class) return []
  const { name: className, params, methods } = program.class
  const create = `thing = ${className}(${given(params)})`
  const isLists = reading.layout === 'lists'
  const calls = methods.flatMap((method): Call[] => {
    const name = reading.methods[method.name]
    return name === undefined ? [] : [{ name, statements: callMethod(method, isLists, printing) }]
  })
  return isLists
    ? listsBody(create, calls, reading.constructorName)
    : linesBody(create, calls, program.class)
}

/** The statements for a name in the input. */
interface Call {
  name: string
  statements: string[]
}

function listsBody(create: string, calls: readonly Call[], constructorName?: string): string[] {
  const construct = constructorName && {
    name: constructorName,
    statements: [create, 'results.append("null")'],
  }
  return [
    'names, lists = read_values(text)',
    'results = []',
    construct ? 'thing = None' : create,
    'for name, given in zip(names, lists):',
    ...branches(construct ? [construct, ...calls] : calls),
    'return f"[{\',\'.join(results)}]"',
  ]
}

function linesBody(
  create: string,
  calls: readonly Call[],
  { params, methods }: DesignedClass,
): string[] {
  const readFirstLine =
    params.length > 0
      ? ['given = [read_value(word) for word in lines.pop(0)]']
      : [
          '# The number of calls, in a line of its own, is not needed.',
          'if len(lines[0]) == 1 and lines[0][0].isdigit():',
          '    lines.pop(0)',
        ]
  const hasArguments = methods.some((method) => method.params.length > 0)
  return [
    'lines = [line.split() for line in text.splitlines() if line.strip()]',
    ...readFirstLine,
    create,
    'results = []',
    'for name, *rest in lines:',
    ...(hasArguments ? ['    given = [read_value(word) for word in rest]'] : []),
    ...branches(calls),
    'return "\\n".join(results)',
  ]
}

const branches = (calls: readonly Call[]): string[] =>
  calls.flatMap(({ name, statements }, i) => [
    `    ${i > 0 ? 'elif' : 'if'} name == "${name}":`,
    ...statements.map((line) => `        ${line}`),
  ])

function callMethod(
  { name, params, returns }: DesignedClass['methods'][number],
  isLists: boolean,
  printing: Printing,
): string[] {
  const call = `thing.${snakeCase(name)}(${given(params)})`
  if (!returns) return isLists ? [call, 'results.append("null")'] : [call]
  const isJson = isLists && returns !== 'bool'
  return [`results.append(${isJson ? `json.dumps(${call})` : textOf(call, returns, printing)})`]
}

const given = (params: DesignedClass['params']): string =>
  params.map(({ kind }, i) => asKind(`given[${i}]`, kind)).join(', ')

/** The functions that read values. Words need none. */
function readersOf(reading: Reading): string[] {
  switch (reading.form) {
    case 'words':
      return []
    case 'values':
      return [readValues[reading.separator], readValue]
    case 'calls':
      return reading.layout === 'lists' ? [readValues.lines, readValue] : [readValue]
  }
}

const readValues = {
  names: `def read_values(text: str) -> list:
    """The values of \`a = [1, 2], b = 3\`, or one a line."""
    # Outside quotes, that is, with an even number of them ahead.
    name = r"(?:^|[,;\\s]+)[A-Za-z_]\\w*(?:\\[\\])*\\s*[=:]\\s*"
    named = re.split(name + r'(?=(?:[^"]*"[^"]*")*[^"]*$)', text)
    parts = named[1:] if len(named) > 1 else text.splitlines()
    return [read_value(part) for part in parts if part.strip()]`,
  lines: `def read_values(text: str) -> list:
    """The values of the input, one a line."""
    return [read_value(line) for line in text.splitlines() if line.strip()]`,
  commas: `def read_values(text: str) -> list:
    """The values of \`[1, 2], 3\`."""
    return read_value(f"[{text}]")`,
}

const readValue = `def read_value(part: str):
    """JSON, or else plain text."""
    text = re.sub(r"[,;]$", "", part.strip())
    for quoted in (text, text.replace("'", '"')):
        try:
            return json.loads(quoted)
        except ValueError:
            continue
    return text`

const main = `if __name__ == "__main__":
    print(solve(sys.stdin.read()))`
