import { stripTypeScriptTypes } from 'node:module'
import {
  type ArrayExpression,
  type Comment,
  type Expression,
  type ObjectExpression,
  parse,
} from 'acorn'

/**
 * Edits of the text of `identity.ts`. Comments, and everything that isn't edited, stay as they are.
 */

/** A text in TypeScript. */
export const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

/** Sets a field. One that's missing is added at the end of its group. */
export function withValue(text: string, path: readonly string[], value: string): string {
  const node = expressionAt(text, path)
  if (node) return text.slice(0, node.start) + value + text.slice(node.end)
  const group = expressionAt(text, path.slice(0, -1))
  if (group?.type !== 'ObjectExpression') throw noField(path)
  const field = `${path.at(-1)}: ${value}`
  const last = group.properties.at(-1)
  if (!last) return `${text.slice(0, group.start)}{ ${field} }${text.slice(group.end)}`
  const beforeLast = text.slice(text.lastIndexOf('\n', last.start) + 1, last.start)
  const hasOwnLine = beforeLast.trim() === ''
  const [comma] = /^\s*,/.exec(text.slice(last.end)) ?? []
  const end = last.end + (comma?.length ?? 0)
  const added = [
    ...(comma ? [] : [',']),
    hasOwnLine ? `\n${beforeLast}` : ' ',
    field,
    ...(comma || hasOwnLine ? [','] : []),
  ]
  return text.slice(0, end) + added.join('') + text.slice(end)
}

/** Where a field's name is; undefined if there's no such field. */
export function fieldRange(text: string, path: readonly string[]): [number, number] | undefined {
  const group = expressionAt(text, path.slice(0, -1))
  if (group?.type !== 'ObjectExpression') return undefined
  const property = group.properties[propertyIndex(group, path.at(-1))]
  return property?.type === 'Property' ? [property.key.start, property.key.end] : undefined
}

const noField = (path: readonly string[]) =>
  new Error(
    `identity.ts has no ${path.join('.')}; expected it, because it names who the site is for`,
  )

const itemsOf = (list: ArrayExpression) =>
  list.elements.filter((item) => item !== null && item.type !== 'SpreadElement')

const propertyIndex = ({ properties }: ObjectExpression, key: string | undefined) =>
  properties.findIndex(
    (each) =>
      each.type === 'Property' &&
      ((each.key.type === 'Identifier' && each.key.name === key) ||
        (each.key.type === 'Literal' && each.key.value === key)),
  )

/** The expression at a path, through `sample(…)`; undefined if there's none. */
export function expressionAt(text: string, path: readonly string[]): Expression | undefined {
  let node: Expression | undefined = identityIn(text)
  for (const key of path) {
    node = unwrapped(node)
    if (node?.type === 'ArrayExpression') {
      node = itemsOf(node)[Number(key)]
      continue
    }
    if (node?.type !== 'ObjectExpression') return undefined
    const property: ObjectExpression['properties'][number] | undefined =
      node.properties[propertyIndex(node, key)]
    node = property?.type === 'Property' ? property.value : undefined
  }
  return node
}

/** What `sample(…)` holds. */
function unwrapped(node: Expression | undefined): Expression | undefined {
  const [held] = node?.type === 'CallExpression' ? node.arguments : []
  return held && held.type !== 'SpreadElement' ? held : node
}

/** The expression that `identity` is set to. */
export function identityIn(text: string, onComment: Comment[] = []): Expression {
  // Types become spaces, so that positions stay the same.
  const { body } = parse(stripTypeScriptTypes(text), {
    ecmaVersion: 'latest',
    sourceType: 'module',
    onComment,
  })
  for (const statement of body)
    if (
      statement.type === 'ExportNamedDeclaration' &&
      statement.declaration?.type === 'VariableDeclaration'
    )
      for (const { id, init } of statement.declaration.declarations)
        if (id.type === 'Identifier' && id.name === 'identity' && init) return init
  throw new Error('identity.ts has no `export const identity = {…}`')
}
