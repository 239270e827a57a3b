import { fill } from '@wize/kit/i18n/format.ts'
import words from '#messages/assistant-server.json' with { type: 'json' }
import { oneOf } from './any-of.ts'
import type { Kind, Param } from './family.ts'
import type { Layout } from './layouts.ts'
import { type Program, programs, snakeCase, type WrittenLanguage } from './programs.ts'
import type { Statement } from './statement.ts'
import { types as cppTypes } from './writing/cpp.ts'
import { types as javaTypes } from './writing/java.ts'
import { types as pythonTypes } from './writing/python.ts'
import { types as scriptTypes } from './writing/typescript.ts'

type ClassDesign = NonNullable<Program['class']>
type Method = ClassDesign['methods'][number]

const maxMethods = 12

/**
 * A class with the statement's operations and empty bodies, for a class that no family covers.
 * Undefined if fewer than two operations are found.
 */
export function skeletonOf(statement: Statement, layouts: readonly Layout[]): Program | undefined {
  const template = programs.find((program) => program.class)
  const calls = layouts.find((layout) => layout.form === 'calls')
  const textMethods = methodsInText(statement.text)
  const found = calls ? methodsInCalls(calls, statement, textMethods) : textMethods
  const methods = found.filter(({ name }) => isName(name)).slice(0, maxMethods)
  if (!template || methods.length < 2) return undefined
  const name = classNameIn(statement, calls)
  const design: ClassDesign = {
    name,
    params: constructorParams(statement.text, name, calls),
    methods,
  }
  const first = methods[0] as Method
  const samplesOf = (params: readonly Param[]) => params.map(({ kind }) => sampleValues[kind])
  const called = [name, first.name]
  const given = [samplesOf(design.params), samplesOf(first.params)]
  return {
    ...template,
    id: 'class-skeleton',
    family: { ...template.family, id: 'class-skeleton', variants: [] },
    class: design,
    does: fill(words.builtin.frame.does, { name }),
    approach: {
      name: fill(words.builtin.frame.name, { name }),
      description: fill(words.builtin.frame.description, {
        operations: methods.map((method) => method.name).join(', '),
      }),
      time: words.builtin.frame.cost,
      space: words.builtin.frame.cost,
    },
    cases: [
      { input: `${JSON.stringify(called)}\n${JSON.stringify(given)}`, output: '[null,null]' },
    ],
    sources: sourcesOf(design),
  }
}

const reservedNames = oneOf(
  'i',
  'if|for|while|return|int|main|print|len|max|min|abs|sum|log|sqrt|new|class|delete|default',
  'switch|case|try|catch|do|in|is|and|or|not|from|import|public|private|static|void|this|self',
  'super|with|pass|yield|lambda|def|del|global|final|float|double|char|long|short|bool|string',
  'str|list|set|map|range|function|var|let|const|o|f|object|name|given|results|constructor',
  'template|typename|operator|union|using|namespace|register|volatile|goto|signed|unsigned',
  'native|throw|throws|synchronized|transient|package|interface|extends|implements|enum',
  'assert|break|continue|else|elif|except|finally|raise|none|true|false|null',
)

/** `get_min` as `getMin`. */
const camelCase = (name: string) =>
  name.replace(/_+([a-z\d])/gi, (_, letter: string) => letter.toUpperCase())

const isName = (name: string) => /^[a-z][A-Za-z0-9]{1,30}$/.test(name) && !reservedNames.test(name)

function kindOfType(type: string): Kind | undefined {
  const word = type.toLowerCase().replace(/\s/g, '')
  if (/^(list<list<|int\[\]\[\])/.test(word)) return 'rows'
  if (/^(list<string>|string\[\]|list\[str\])/.test(word)) return 'texts'
  if (/^(list<int|int\[\]|list\[int\]|vector<int>|number\[\])/.test(word)) return 'ints'
  if (/^bool/.test(word)) return 'bool'
  if (/^(string|str|char)/.test(word)) return 'text'
  if (/^(double|float)/.test(word)) return 'number'
  if (/^long/.test(word)) return 'long'
  return /^(int|integer|number)$/.test(word) ? 'int' : undefined
}

const kindOfName = (name: string): Kind =>
  /(text|word|name|key|url|page|str|message|title|path|prefix|user|label|city|song|item|tag|^s$)/i.test(
    name,
  )
    ? 'text'
    : 'int'

const typeWord = String.raw`(?:void|int(?:eger)?|long|double|float|bool(?:ean)?|string|str|char)(?:\[\])*|List<[\w<>]{1,30}>`

/** Finds “int get(int key)” and “`get(key)` returns …”, in the order of the text. */
function methodsInText(text: string): Method[] {
  const methods = new Map<string, Method>()
  const signature = new RegExp(
    String.raw`(?:\b(${typeWord})\s+)?\b([a-z]\w{1,30})\(([^()\n]{0,80})\)([^\n]{0,120})`,
    'gi',
  )
  for (const [, type = '', written = '', list = '', rest = ''] of text.matchAll(signature)) {
    const name = camelCase(written)
    if (methods.has(name) || !/^[a-z]/.test(name)) continue
    const params = paramsIn(list)
    if (!params) continue
    const returns = type === '' ? returnsIn(rest) : kindOfType(type)
    methods.set(name, { name, params, ...(returns && { returns }) })
  }
  return [...methods.values()]
}

/** Undefined if the list has values instead of parameters: `get(3)` is a call. */
function paramsIn(list: string): Param[] | undefined {
  const parts = list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const params = parts.map((part, i): Param | undefined => {
    const [, before = '', name = '', after = ''] =
      /^(?:(.{1,30}?)\s+)?([A-Za-z_]\w*)(?:\s*:\s*([\w[\]<>]+))?$/.exec(part) ?? []
    if (name === '' || /^(true|false|null)$/.test(name)) return undefined
    const kind = kindOfType(after || before) ?? kindOfName(name)
    return { name: isName(name) || /^([a-z]|name)$/.test(name) ? name : `value${i + 1}`, kind }
  })
  const names = new Set(params.map((param) => param?.name))
  return params.includes(undefined) || names.size < params.length ? undefined : (params as Param[])
}

function returnsIn(rest: string): Kind | undefined {
  if (!/\b(returns?|gives?|tells?|reports?|gets?|answers?|prints?)\b/i.test(rest)) return undefined
  if (/\b(whether|true|if)\b/i.test(rest.slice(0, 80))) return 'bool'
  if (/\b(list|all|array)\b/i.test(rest.slice(0, 80))) return 'ints'
  return /\b(name|text|string|word|url|title|page)\b/i.test(rest.slice(0, 80)) ? 'text' : 'int'
}

function kindOfValue(value: unknown): Kind {
  if (typeof value === 'boolean') return 'bool'
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'number'
  if (!Array.isArray(value)) return 'text'
  if (value.every(Array.isArray)) return value.length > 0 ? 'rows' : 'ints'
  return value.every((entry) => typeof entry === 'number') ? 'ints' : 'texts'
}

/** The operations that the examples call, with parameters and results inferred from the values. */
function methodsInCalls(
  { data, layout }: Extract<Layout, { form: 'calls' }>,
  { examples }: Statement,
  textMethods: readonly Method[],
): Method[] {
  const methods = new Map<string, Method>()
  const isLists = layout === 'lists'
  data.forEach(([values = []], example) => {
    const [names, lists] = (isLists ? values : values.slice(1)) as [string[], unknown[][]]
    const outputs = isLists ? listOf(examples[example]?.output) : []
    names.forEach((written, i) => {
      if (isLists && i === 0) return
      const name = camelCase(written)
      const known = methods.get(name) ?? textMethods.find((one) => one.name === name)
      const args = lists[i] ?? []
      const params = args.map(
        (value, at): Param => ({
          name: known?.params[at]?.name ?? `value${at + 1}`,
          kind: kindOfValue(value),
        }),
      )
      const output = outputs[i]
      const returns = output === null || output === undefined ? known?.returns : kindOfValue(output)
      methods.set(name, { name, params, ...(returns && { returns }) })
    })
  })
  return [...methods.values()]
}

function listOf(text = ''): unknown[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

function classNameIn({ text }: Statement, calls: Layout | undefined): string {
  const [values = []] = calls?.data[0] ?? []
  const called =
    calls?.form === 'calls' && calls.layout === 'lists' ? (values[0] as string[])[0] : ''
  const match = /\bclass\s+[`“"]?([A-Z]\w{2,30})|\b([A-Z]\w{2,30})[`”"]?\s+class\b/.exec(text)
  const name = called || match?.[1] || match?.[2] || 'Design'
  return /^[A-Z][A-Za-z0-9]*$/.test(name) && !/^(Solution|Main|String|List|Object)$/.test(name)
    ? name
    : 'Design'
}

function constructorParams(text: string, name: string, calls: Layout | undefined): Param[] {
  const [, list = ''] = new RegExp(String.raw`\b${name}\(([^()\n]{0,80})\)`).exec(text) ?? []
  const textParams = paramsIn(list) ?? []
  if (calls?.form !== 'calls') return textParams
  const [values = []] = calls.data[0] ?? []
  const given = calls.layout === 'lists' ? (values[1] as unknown[][])[0] : (values[0] as unknown[])
  return (given ?? []).map((value, i) => ({
    name: textParams[i]?.name ?? `value${i + 1}`,
    kind: kindOfValue(value),
  }))
}

const sampleValues: Record<Kind, unknown> = {
  int: 1,
  long: 1,
  number: 0.5,
  bool: true,
  text: 'a',
  ints: [1],
  longs: [1],
  numbers: [0.5],
  bools: [true],
  texts: ['a'],
  rows: [[1]],
  textRows: [['a']],
  grid: ['a'],
  levels: [1],
}

const todo = 'To do: write this operation.'

type WrittenKinds = Partial<Record<Kind, string>>

/** What an empty body returns for kinds that aren't lists; C++ has `{}` for all. */
export const emptyValues: Readonly<Record<Exclude<WrittenLanguage, 'cpp'>, WrittenKinds>> = {
  typescript: { int: '0', long: '0', number: '0', bool: 'false', text: "''" },
  python: { int: '0', long: '0', number: '0.0', bool: 'False', text: '""' },
  java: { int: '0', long: '0', number: '0', bool: 'false', text: '""' },
}

export const emptyJavaList = (kind: Kind) => `new ${javaTypes[kind].replace('[]', '[0]')}`

const sourcesOf = (design: ClassDesign): Record<WrittenLanguage, string> => ({
  typescript: inTypeScript(design),
  python: inPython(design),
  java: inJava(design),
  cpp: inCpp(design),
})

/** Every method as a text, with a line between each two. */
const written = (methods: readonly Method[], write: (method: Method) => string) =>
  methods.map(write).join('\n')

function inTypeScript({ name, params, methods }: ClassDesign): string {
  const typed = (list: readonly Param[]) =>
    list.map((param) => `${param.name}: ${scriptTypes[param.kind]}`).join(', ')
  const empty = (kind: Kind) => emptyValues.typescript[kind] ?? '[]'
  return `class ${name} {
  constructor(${typed(params)}) {
    // To do: set up what the operations need.
  }
${written(
  methods,
  (method) => `
  ${method.name}(${typed(method.params)}): ${method.returns ? scriptTypes[method.returns] : 'void'} {
    // ${todo}${method.returns ? `\n    return ${empty(method.returns)}` : ''}
  }`,
)}
}`
}

function inPython({ name, params, methods }: ClassDesign): string {
  const typed = (list: readonly Param[]) =>
    ['self', ...list.map((param) => `${snakeCase(param.name)}: ${pythonTypes[param.kind]}`)].join(
      ', ',
    )
  const empty = (kind: Kind) => emptyValues.python[kind] ?? '[]'
  return `class ${name}:
    def __init__(${typed(params)}) -> None:
        pass  # To do: set up what the operations need.
${written(
  methods,
  (method) => `
    def ${snakeCase(method.name)}(${typed(method.params)}) -> ${method.returns ? pythonTypes[method.returns] : 'None'}:
        # ${todo}
        return${method.returns ? ` ${empty(method.returns)}` : ''}`,
)}`
}

function inJava({ name, params, methods }: ClassDesign): string {
  const typed = (list: readonly Param[]) =>
    list.map((param) => `${javaTypes[param.kind]} ${param.name}`).join(', ')
  const empty = (kind: Kind) => emptyValues.java[kind] ?? emptyJavaList(kind)
  return `final class ${name} {
    ${name}(${typed(params)}) {
        // To do: set up what the operations need.
    }
${written(
  methods,
  (method) => `
    ${method.returns ? javaTypes[method.returns] : 'void'} ${method.name}(${typed(method.params)}) {
        // ${todo}${method.returns ? `\n        return ${empty(method.returns)};` : ''}
    }`,
)}
}`
}

function inCpp({ name, params, methods }: ClassDesign): string {
  const typed = (list: readonly Param[]) =>
    list.map((param) => `const ${cppTypes[param.kind]}& /* ${snakeCase(param.name)} */`).join(', ')
  return `#include <string>
#include <vector>

class ${name} {
public:
    ${params.length > 0 ? `explicit ${name}(${typed(params)})` : `${name}()`} {
        // To do: set up what the operations need.
    }
${written(
  methods,
  (method) => `
    ${method.returns ? cppTypes[method.returns] : 'void'} ${snakeCase(method.name)}(${typed(method.params)}) {
        // ${todo}${method.returns ? '\n        return {};' : ''}
    }`,
)}
};`
}
