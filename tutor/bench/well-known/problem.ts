// biome-ignore-all lint/suspicious/noExplicitAny: arguments are as varied as the problems.
// biome-ignore-all lint/style/noNonNullAssertion: short references need no checks of their own.
// What learners paste most: well-known problems, each told in two wordings and written in two styles.
import type { RandomInteger, UnseenStatement } from '../unseen/statement.ts'

export type Int = RandomInteger

/** A statement with its group; `style` says where it's from. */
type WellKnown = UnseenStatement & { group: string }

export interface Classic {
  id: string
  group: string
  title: string
  /** The parameters' names. */
  names: string[]
  /** Two wordings. */
  a: string
  b: string
  bounds?: string[]
  examples: unknown[][]
  random: (int: Int) => unknown[]
  solve: (...args: any[]) => unknown
  print?: (answer: any) => string
  isRight?: (args: readonly any[], output: string) => boolean
  /** The styles of both wordings, where not every style suits. */
  styles?: [string, string]
  /** What the section on the output says. */
  output?: string
  difficulty?: UnseenStatement['difficulty']
}
export const list = (int: Int, n: [number, number], v: [number, number]) =>
  Array.from({ length: int(...n) }, () => int(...v))
export const word = (int: Int, n: [number, number], from = 'abc') =>
  Array.from({ length: int(...n) }, () => from[int(0, from.length - 1)]).join('')
export const words = (int: Int, n: [number, number], len: [number, number], from = 'abc') =>
  Array.from({ length: int(...n) }, () => word(int, len, from))
export const sorted = (l: number[]) => [...l].sort((a, b) => a - b)
export const table = (int: Int, r: [number, number], c: [number, number], v: [number, number]) => {
  const w = int(...c)
  return Array.from({ length: int(...r) }, () => Array.from({ length: w }, () => int(...v)))
}
export const distinct = (int: Int, n: [number, number], v: [number, number]) => [
  ...new Set(list(int, n, v)),
]
export interface T {
  val: number
  left: T | null
  right: T | null
}
export const treeOf = (l: (number | null)[]): T | null => {
  if (!l.length || l[0] === null) return null
  const root: T = { val: l[0]!, left: null, right: null }
  const q = [root]
  let i = 1
  while (q.length && i < l.length) {
    const n = q.shift()!
    for (const side of ['left', 'right'] as const) {
      if (i >= l.length) break
      const v = l[i++]
      if (v !== null && v !== undefined) {
        n[side] = { val: v, left: null, right: null }
        q.push(n[side]!)
      }
    }
  }
  return root
}
export const levelsOf = (t: T | null): (number | null)[] => {
  const out: (number | null)[] = []
  const q: (T | null)[] = [t]
  while (q.length) {
    const n = q.shift()!
    if (!n) {
      out.push(null)
      continue
    }
    out.push(n.val)
    q.push(n.left, n.right)
  }
  while (out.length && out.at(-1) === null) out.pop()
  return out
}
export const randomTree = (int: Int, max: number, v: [number, number]): (number | null)[] => {
  const build = (n: number): T | null => {
    if (n <= 0) return null
    const l = int(0, n - 1)
    return { val: int(...v), left: build(l), right: build(n - 1 - l) }
  }
  return levelsOf(build(int(1, max)))
}
export const bst = (int: Int, max: number): (number | null)[] => {
  const values = [...new Set(list(int, [1, max], [0, 40]))]
  let root: T | null = null
  const put = (t: T | null, v: number): T => {
    if (!t) return { val: v, left: null, right: null }
    if (v < t.val) t.left = put(t.left, v)
    else t.right = put(t.right, v)
    return t
  }
  for (const v of values) root = put(root, v)
  return levelsOf(root)
}
const js = (v: unknown): string =>
  Array.isArray(v) ? `[${v.map(js).join(',')}]` : JSON.stringify(v)
const spaced = (v: unknown): string =>
  Array.isArray(v) ? `[${v.map(spaced).join(', ')}]` : JSON.stringify(v)
const py = (v: unknown): string =>
  Array.isArray(v)
    ? `[${v.map(py).join(', ')}]`
    : typeof v === 'string'
      ? `'${v}'`
      : typeof v === 'boolean'
        ? v
          ? 'True'
          : 'False'
        : v === null
          ? 'None'
          : String(v)
const snake = (t: string) =>
  t
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
    .split('_')
    .slice(0, 3)
    .join('_')
const camel = (t: string) => snake(t).replace(/_(\w)/g, (_, c) => c.toUpperCase())
const stdin = (args: readonly unknown[]) =>
  args
    .map((v) => {
      if (!Array.isArray(v)) return String(v)
      if (v.length && Array.isArray(v[0]))
        return `${v.length} ${(v[0] as unknown[]).length}\n${v.map((r) => (r as unknown[]).join(' ')).join('\n')}`
      if (typeof v[0] === 'string') return `${v.length}\n${v.join('\n')}`
      return `${v.length}\n${v.join(' ')}`
    })
    .join('\n')
const stdinFormat = (names: string[], args: readonly unknown[]) =>
  names
    .map((name, i) => {
      const v = args[i]
      if (!Array.isArray(v))
        return typeof v === 'string'
          ? `A line with the string ${name}.`
          : `A line with the integer ${name}.`
      if (v.length && Array.isArray(v[0]))
        return `A line with the number of rows r and columns c of ${name}, then r lines with c integers each.`
      if (typeof v[0] === 'string')
        return `A line with the number of strings, then each string of ${name} on its own line.`
      return `A line with the length n of ${name}, then a line with n integers.`
    })
    .join(' ')
const out = (v: unknown) =>
  typeof v === 'boolean'
    ? v
      ? 'YES'
      : 'NO'
    : Array.isArray(v)
      ? v.length && Array.isArray(v[0])
        ? v.map((r) => (r as unknown[]).join(' ')).join('\n')
        : v.join(' ')
      : String(v)
const typeName = (v: unknown): string =>
  Array.isArray(v)
    ? Array.isArray(v[0])
      ? `${typeName(v[0])}[]`
      : `${typeName(v[0] ?? 0)}[]`
    : typeof v === 'string'
      ? 'String'
      : typeof v === 'boolean'
        ? 'boolean'
        : Number.isInteger(v)
          ? 'int'
          : 'double'

type Rendered = { text: string; input: (...a: any[]) => string; print?: (v: any) => string }
const render: Record<string, (c: Classic, desc: string, ex: unknown[][]) => Rendered> = {
  practice(c, desc, ex) {
    const input = (...a: unknown[]) => c.names.map((n, i) => `${n} = ${js(a[i])}`).join(', ')
    return {
      input,
      print: c.print,
      text: `${c.title}\n\n${desc}\n\n${ex.map((a, i) => `Example ${i + 1}:\n\nInput: ${input(...a)}\nOutput: ${(c.print ?? js)(c.solve(...structuredClone(a)))}`).join('\n\n')}${c.bounds ? `\n\nConstraints:\n\n${c.bounds.map((b) => `- ${b}`).join('\n')}` : ''}`,
    }
  },
  doctest(c, desc, ex) {
    const f = snake(c.title)
    return {
      input: (...a) => c.names.map((n, i) => `${n} = ${spaced(a[i])}`).join(', '),
      print: c.print,
      text: `Write a Python function ${f}(${c.names.join(', ')}). ${desc}\n\n${ex.map((a) => `>>> ${f}(${a.map(py).join(', ')})\n${(c.print ?? py)(c.solve(...structuredClone(a)))}`).join('\n')}`,
    }
  },
  jscall(c, desc, ex) {
    const f = camel(c.title)
    return {
      input: (...a) => c.names.map((n, i) => `${n} = ${spaced(a[i])}`).join(', '),
      print: c.print,
      text: `# ${c.title}\n\n${desc}\n\n\`\`\`js\n${ex.map((a) => `${f}(${a.map(spaced).join(', ')}) // => ${(c.print ?? spaced)(c.solve(...structuredClone(a)))}`).join('\n')}\n\`\`\``,
    }
  },
  java(c, desc, ex) {
    const f = camel(c.title)
    const input = (...a: unknown[]) => a.map(spaced).join('\n')
    const returns = typeName(c.solve(...structuredClone(ex[0]!)))
    return {
      input,
      print: c.print,
      text: `${c.title}\n\n${desc}\n\npublic static ${returns} ${f}(${c.names.map((n, i) => `${typeName(ex[0]![i])} ${n}`).join(', ')})\n\n${ex.map((a) => `Input:\n${input(...a)}\nOutput:\n${(c.print ?? spaced)(c.solve(...structuredClone(a)))}`).join('\n\n')}${c.bounds ? `\n\nConstraints:\n${c.bounds.join('\n')}` : ''}`,
    }
  },
  contest(c, desc, ex) {
    const print = c.print ?? out
    return {
      input: (...a) => stdin(a),
      print,
      text: `${c.title}\n\n${desc}\n\nInput\n${stdinFormat(c.names, ex[0]!)}${c.bounds ? ` Limits: ${c.bounds.join('; ')}.` : ''}\n\nOutput\n${c.output ?? (typeof c.solve(...structuredClone(ex[0]!)) === 'boolean' ? 'Print YES or NO.' : 'Print the answer.')}\n\n${ex.map((a, i) => `Sample Input ${i + 1}\n${stdin(a)}\n\nSample Output ${i + 1}\n${print(c.solve(...structuredClone(a)))}`).join('\n\n')}`,
    }
  },
  prose(c, desc, ex) {
    const input = (...a: unknown[]) => c.names.map((n, i) => `${n} = ${spaced(a[i])}`).join(', ')
    const said = (a: unknown[]) => c.names.map((n, i) => `${n} = ${spaced(a[i])}`).join(' and ')
    return {
      input,
      print: c.print,
      text: `${desc}\n\n${ex.map((a, i) => `${i === 0 ? 'For example, with' : 'With'} ${said(a)} the answer is ${(c.print ?? spaced)(c.solve(...structuredClone(a)))}.`).join(' ')}`,
    }
  },
  arrow(c, desc, ex) {
    const input = (...a: unknown[]) => a.map(spaced).join(', ')
    return {
      input,
      print: c.print,
      text: `${c.title}: ${desc}\n\nExamples:\n${ex.map((a) => `${input(...a)} -> ${(c.print ?? spaced)(c.solve(...structuredClone(a)))}`).join('\n')}`,
    }
  },
  assert(c, desc, ex) {
    const f = snake(c.title)
    return {
      input: (...a) => c.names.map((n, i) => `${n} = ${spaced(a[i])}`).join(', '),
      print: c.print,
      text: `${desc}\n\ndef ${f}(${c.names.join(', ')}):\n    ...\n\n${ex.map((a) => `assert ${f}(${a.map(py).join(', ')}) == ${(c.print ?? py)(c.solve(...structuredClone(a)))}`).join('\n')}`,
    }
  },
}
const aStyles = ['practice', 'practice', 'jscall', 'java', 'doctest']
const bStyles = ['contest', 'doctest', 'prose', 'arrow', 'assert', 'contest', 'prose']
const classics: Classic[] = []
export const add = (c: Classic) => {
  classics.push(c)
}
/** Statements that no style makes. */
export const raw: WellKnown[] = []
export function statementsOf(): WellKnown[] {
  const made = classics.flatMap((c, i) =>
    (['a', 'b'] as const).map((which) => {
      const style =
        c.styles?.[which === 'a' ? 0 : 1] ??
        (which === 'a' ? aStyles[i % aStyles.length] : bStyles[i % bStyles.length])!
      const { text, input, print } = render[style]!(c, c[which], c.examples)
      return {
        id: `${c.id}/${which}-${style}`,
        group: c.group,
        style: 'practice-site' as const,
        text,
        patterns: [],
        difficulty: c.difficulty ?? 'Medium',
        input,
        print,
        examples: c.examples,
        random: c.random,
        solve: c.solve,
        isRight: c.isRight && ((args: any, output: string) => c.isRight!(args, output)),
      }
    }),
  )
  return [...made, ...raw]
}
