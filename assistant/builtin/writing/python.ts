import { coreOf, snakeCase } from '../program.ts'
import { describeReading, type Step, type Writing } from './writing.ts'

/** A whole Python 3.9 program. */
export function writePython({ program, header, reading, printing }: Writing): string {
  const core = coreOf(program.id, 'python')
  const call = `${snakeCase(program.entry)}(${reading.args.map(snakeCase).join(', ')})`
  const fromValues = reading.form === 'values'
  const body = fromValues
    ? [
        `${reading.values.map(({ name }) => snakeCase(name)).join(', ')}${reading.values.length === 1 ? ',' : ''} = read_values(text)`,
        ...reading.values.flatMap(({ name, kind }) => {
          const variable = snakeCase(name)
          if (kind === 'grid')
            return [`${variable} = ["".join(map(str, row)) for row in ${variable}]`]
          // An input may leave the quotes off, and a text of digits looks like a number then.
          return kind === 'text' ? [`${variable} = str(${variable})`] : []
        }),
      ]
    : ['tokens = iter(text.split())', ...reading.steps.map(readStep)]
  const printed = print(call, program.returns, printing)
  const imports = new Set(core.imports)
  imports.add('import sys')
  if (fromValues) imports.add('import re')
  if (fromValues || printed.includes('json.')) imports.add('import json')

  return `${[
    header.map((line) => `# ${line}`.trimEnd()).join('\n'),
    [...imports].sort(byKind).join('\n'),
    `\n${core.body}`,
    `\ndef solve(text: str) -> str:
    """${describeReading(reading)}"""
    ${body.join('\n    ')}
    return ${printed}`,
    fromValues && readValues,
    `\nif __name__ == "__main__":
    print(solve(sys.stdin.read()))`,
  ]
    .filter(Boolean)
    .join('\n\n')}\n`
}

/** `from __future__` has to come first; then plain imports, then `from` imports. */
function byKind(a: string, b: string): number {
  const rank = (line: string) =>
    line.startsWith('from __future__') ? 0 : line.startsWith('import') ? 1 : 2
  return rank(a) - rank(b) || (a < b ? -1 : 1)
}

function readStep({ name, kind, count, width }: Step): string {
  const list = (length: string | undefined, entry: string) =>
    `[${entry} for _ in range(${length && snakeCase(length)})]`
  const entry = {
    int: 'int(next(tokens))',
    ints: list(count, 'int(next(tokens))'),
    rows: list(count, list(width, 'int(next(tokens))')),
    text: 'next(tokens)',
    texts: list(count, 'next(tokens)'),
    grid: list(
      count,
      width === undefined ? 'next(tokens)' : `"".join(next(tokens) for _ in range(${width}))`,
    ),
    levels: list(count, 'int(next(tokens))'),
  }[kind]
  return `${snakeCase(name)} = ${entry}`
}

function print(
  call: string,
  returns: Writing['program']['returns'],
  { style, yes, no }: Writing['printing'],
) {
  if (returns === 'bool') return `"${yes}" if ${call} else "${no}"`
  if (returns === 'int') return `str(${call})`
  if (returns === 'text') return style === 'json' ? `json.dumps(${call})` : call
  if (style === 'json') return `json.dumps(${call})`
  return returns === 'ints'
    ? `" ".join(map(str, ${call}))`
    : `"\\n".join(" ".join(map(str, row)) for row in ${call})`
}

const readValues = `
def read_values(text: str) -> list:
    """The values of \`a = [1, 2], b = 3\`, or one a line; each is JSON, or else plain text."""
    named = re.split(r"(?:^|[,\\s]+)[A-Za-z_]\\w*\\s*=\\s*", text)
    parts = named[1:] if len(named) > 1 else text.splitlines()
    return [read_value(part) for part in parts if part.strip()]


def read_value(part: str):
    try:
        return json.loads(part.replace("'", '"'))
    except ValueError:
        return part.strip()`
