import { existsSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { type Expression, parse } from 'acorn'
import { siteFile } from '#owner/root.ts'

const file = siteFile('identity.ts')

/**
 * The line of a field in `identity.ts`, or of the group it belongs to if it's missing; undefined if
 * the file can't be parsed.
 */
export function identityLine(
  path: PropertyKey[],
  text = existsSync(file) ? readFileSync(file, 'utf8') : '',
): number | undefined {
  try {
    // Types become spaces, so that line numbers stay the same.
    const program = parse(stripTypeScriptTypes(text), {
      ecmaVersion: 'latest',
      sourceType: 'module',
      locations: true,
    })
    const declarations = program.body.flatMap((statement) =>
      statement.type === 'ExportNamedDeclaration' &&
      statement.declaration?.type === 'VariableDeclaration'
        ? statement.declaration.declarations
        : [],
    )
    const own = declarations.find(({ id }) => id.type === 'Identifier' && id.name === 'identity')
    return own?.init ? lineIn(own.init, own.loc?.start.line, path) : undefined
  } catch {
    return undefined
  }
}

function lineIn(
  expression: Expression,
  line: number | undefined,
  [key, ...rest]: PropertyKey[],
): number | undefined {
  if (key === undefined) return line
  // A placeholder is wrapped: sample(…).
  const [wrapped] = expression.type === 'CallExpression' ? expression.arguments : []
  const value = wrapped && wrapped.type !== 'SpreadElement' ? wrapped : expression
  if (value.type === 'ArrayExpression') {
    const element = value.elements[Number(key)]
    return element && element.type !== 'SpreadElement'
      ? lineIn(element, element.loc?.start.line, rest)
      : line
  }
  if (value.type !== 'ObjectExpression') return line
  const property = value.properties.find(
    (each) =>
      each.type === 'Property' &&
      ((each.key.type === 'Identifier' && each.key.name === key) ||
        (each.key.type === 'Literal' && each.key.value === key)),
  )
  return property?.type === 'Property'
    ? lineIn(property.value as Expression, property.loc?.start.line, rest)
    : line
}
