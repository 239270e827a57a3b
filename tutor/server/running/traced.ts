import {
  type AnyNode,
  type BlockStatement,
  type Function as FunctionNode,
  type Pattern,
  type Program,
  parse,
  type Statement,
} from 'acorn'

/** How many steps are recorded, and how long a value's text may be. */
export const maxSteps = 1_500
export const maxValue = 160
/** How many variables a step records (the innermost ones), and how long all texts together may get. */
export const maxVariables = 40
export const maxRecorded = 2_000_000

interface Insertion {
  at: number
  text: string
}

/**
 * The script, changed to record the line and the variables in scope before each statement. Its
 * `solve` returns JSON (see contracts/run-code.ts). Throws a SyntaxError.
 */
export function traced(script: string): string {
  const program = parse(script, { ecmaVersion: 2024, sourceType: 'script', locations: true })
  const insertions: Insertion[] = []
  visit(program, [], insertions)
  let end = 0
  const pieces = insertions
    .sort((a, b) => a.at - b.at)
    .map(({ at, text }) => {
      const before = script.slice(end, at)
      end = at
      return before + text
    })
  const code = pieces.join('') + script.slice(end)
  return `${recorder}
function solve(input) {
  try {
    const ownSolve = (function (process) {
${code}
return solve
    })(undefined)
    __record.isOn = true
    const output = String(ownSolve(input))
    return JSON.stringify({ output, steps: __record.steps })
  } catch (error) {
    return JSON.stringify({ error: String(error), steps: __record.steps })
  }
}`
}

const recorder = `const __record = { steps: [], isOn: false, size: 0 }
function __text(value) {
  if (typeof value === 'function') return undefined
  try {
    const text = JSON.stringify(value, (_, part) =>
      part instanceof Map || part instanceof Set ? [...part]
        : typeof part === 'bigint' || (typeof part === 'number' && !Number.isFinite(part)) ? String(part)
          : part)
    if (text === undefined) return String(value)
    return text.length > ${maxValue} ? text.slice(0, ${maxValue}) + '…' : text
  } catch {
    return '…'
  }
}
function __step(line, readers) {
  if (!__record.isOn || __record.steps.length >= ${maxSteps} || __record.size > ${maxRecorded}) return
  const variables = {}
  for (const name in readers) {
    try {
      const text = __text(readers[name]())
      if (text === undefined) continue
      variables[name] = text
      __record.size += name.length + text.length
    } catch {}
  }
  __record.steps.push({ line, variables })
}`

/** Visits everything that contains statements. `scope` lists the variables in scope. */
function visit(node: AnyNode, scope: readonly string[], insertions: Insertion[]): void {
  if (isFunction(node)) {
    visit(node.body, [...scope, ...node.params.flatMap(namesOf)], insertions)
    return
  }
  if (node.type === 'Program' || node.type === 'BlockStatement') {
    visitBlock(node, scope, insertions)
    return
  }
  const head = node.type === 'ForStatement' ? node.init : 'left' in node ? node.left : undefined
  const inner = head && 'declarations' in head ? [...scope, ...declaredIn(head)] : scope
  for (const child of childrenOf(node)) visit(child, inner, insertions)
}

function visitBlock(
  { body }: Program | BlockStatement,
  scope: readonly string[],
  insertions: Insertion[],
) {
  let known = [...scope]
  for (const statement of body as Statement[]) {
    const isDeclaration =
      statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration'
    // A directive such as 'use strict' must stay first.
    if (!isDeclaration && !('directive' in statement)) {
      const names = [...new Set(known)].slice(-maxVariables)
      const readers = names.map((name) => `${name}: () => ${name}`).join(', ')
      const line = statement.loc?.start.line ?? 0
      insertions.push({ at: statement.start, text: `__step(${line}, { ${readers} });` })
    }
    visit(statement, known, insertions)
    known = [...known, ...declaredIn(statement)]
  }
}

const isFunction = (node: AnyNode): node is FunctionNode & AnyNode =>
  node.type === 'FunctionDeclaration' ||
  node.type === 'FunctionExpression' ||
  node.type === 'ArrowFunctionExpression'

const declaredIn = (node: AnyNode): string[] =>
  node.type === 'VariableDeclaration' ? node.declarations.flatMap(({ id }) => namesOf(id)) : []

function namesOf(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name]
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? namesOf(element) : []))
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        namesOf(property.type === 'Property' ? property.value : property.argument),
      )
    case 'AssignmentPattern':
      return namesOf(pattern.left)
    case 'RestElement':
      return namesOf(pattern.argument)
    default:
      return []
  }
}

function childrenOf(node: AnyNode): AnyNode[] {
  return Object.entries(node)
    .filter(([key]) => key !== 'loc')
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter((value): value is AnyNode => typeof value?.type === 'string')
}
