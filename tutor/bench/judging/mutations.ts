import { type AnyNode, type Function as FunctionNode, parse } from 'acorn'

/** A program with one planted bug. */
export interface Mutant {
  source: string
  /** What was changed into what, with its line. */
  change: string
}

/** Operators, each with what someone writes by mistake. */
const mistaken: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '+',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
  '++': '--',
  '--': '++',
}

/** Every program that differs from a right one by one usual mistake in its algorithm. */
export function mutantsOf(source: string): Mutant[] {
  const { body } = parse(source, { ecmaVersion: 2024, locations: true })
  // What follows reads the input and prints the answer.
  const end = body.findIndex(
    (node) => node.type === 'FunctionDeclaration' && node.id.name === 'solve',
  )
  const found: Mutant[] = []
  const replace = ({ start, end }: { start: number; end: number }, by: string) => {
    const before = source.slice(start, end)
    const line = source.slice(0, start).split('\n').length
    const [first = ''] = before.split('\n')
    found.push({
      source: source.slice(0, start) + by + source.slice(end),
      change: `line ${line}: ${first} became ${by === ';' ? 'nothing' : by}`,
    })
  }
  const visit = (node: AnyNode) => {
    mutate(node, source, replace)
    for (const child of childrenOf(node)) visit(child)
  }
  for (const node of body.slice(0, end)) visit(node as FunctionNode & AnyNode)
  return found
}

type Replace = (part: { start: number; end: number }, by: string) => void

function mutate(node: AnyNode, source: string, replace: Replace) {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression': {
      const by = mistaken[node.operator]
      const at = source.indexOf(node.operator, node.left.end)
      if (by) replace({ start: at, end: at + node.operator.length }, by)
      break
    }
    case 'UpdateExpression': {
      const at = node.prefix ? node.start : node.end - 2
      replace({ start: at, end: at + 2 }, mistaken[node.operator] ?? '')
      break
    }
    case 'Literal':
      if (typeof node.value === 'number') replace(node, String(node.value + 1))
      if (typeof node.value === 'number' && node.value > 0) replace(node, String(node.value - 1))
      if (typeof node.value === 'boolean') replace(node, String(!node.value))
      break
    case 'MemberExpression': {
      const [object, name] = [node.object, node.property].map((part) =>
        source.slice(part.start, part.end),
      )
      if (object === 'Math' && name === 'max') replace(node, 'Math.min')
      if (object === 'Math' && name === 'min') replace(node, 'Math.max')
      break
    }
    case 'ExpressionStatement':
      replace(node, ';')
      break
    case 'IfStatement':
      if (!node.alternate) replace(node, ';')
      break
  }
}

const childrenOf = (node: AnyNode): AnyNode[] =>
  Object.entries(node)
    .filter(([key]) => key !== 'loc')
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter((value): value is AnyNode => typeof value?.type === 'string')
