import ts from 'typescript'
import type { Parts } from '#contracts/identity.ts'

export interface Answers {
  name: string
  city: string
  country: string
  /** The postal address. */
  address: string
  trade: string
  director: string
  headline: string
  email: string
  url: string
  theme: string
  parts: Parts
}

const letters = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\s-]/g, '')
    .trim()

/** The state of a US address, such as “…, Austin, TX 78701”. Elsewhere, the city. */
const regionOf = ({ city, country, address }: Answers) =>
  (country === 'US' && /\b([A-Z]{2}),? \d{5}(-\d{4})?\b/.exec(address)?.[1]) || city

/**
 * Puts the answers into the text of `identity.ts`. Comments and everything that wasn't asked stay.
 * The first run also sets values derived from the answers, replacing the sample's.
 */
export function identityWith(text: string, answers: Answers, isFirstTime: boolean): string {
  const words = letters(answers.director).split(/[\s-]+/)
  const initials = words.map((word) => word.charAt(0)).join('')
  const always: [path: string[], value: string][] = [
    [['company', 'name'], quoted(answers.name)],
    [['company', 'id'], quoted(letters(answers.name).replace(/[\s-]/g, '') || 'site')],
    [['company', 'city'], quoted(answers.city)],
    [['company', 'country'], quoted(answers.country)],
    [['company', 'postalAddress'], quoted(answers.address)],
    [['company', 'description'], quoted(answers.trade)],
    [['director', 'name'], quoted(answers.director)],
    [['director', 'headline'], quoted(answers.headline)],
    [['email'], quoted(answers.email)],
    [['url'], quoted(answers.url)],
    ...Object.entries(answers.parts).map(([part, on]): [string[], string] => [
      ['parts', part],
      String(on),
    ]),
  ]
  const once: [path: string[], value: string][] = [
    [['company', 'legalName'], quoted(answers.name)],
    [['company', 'region'], quoted(regionOf(answers))],
    [['company', 'founded'], String(new Date().getFullYear())],
    [['company', 'tagline'], quoted(answers.trade)],
    [['company', 'skyline'], "'none'"],
    [['director', 'slug'], quoted(words[0] || 'founder')],
    [['director', 'initials'], quoted(`${initials}cv`.slice(0, Math.max(2, initials.length)))],
    [['director', 'biography'], quoted(`Write here: who you are and why you do this work.`)],
    [['director', 'education'], '[]'],
    [['director', 'skills'], '[]'],
    [['social'], '[]'],
    [['newsletter', 'site'], quoted(`${answers.url}/newsletter`)],
  ]
  return [...always, ...(isFirstTime ? once : [])].reduce(
    (file, [path, value]) => withValue(file, path, value),
    text,
  )
}

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

function initializer(text: string, path: string[]): ts.Expression {
  const source = ts.createSourceFile('identity.ts', text, ts.ScriptTarget.Latest, true)
  let node: ts.Expression | undefined
  for (const statement of source.statements)
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (name.getText() === 'identity') node = initializer
  for (const key of path) {
    const property =
      node &&
      ts.isObjectLiteralExpression(node) &&
      node.properties.find((each) => each.name?.getText() === key)
    if (!property || !ts.isPropertyAssignment(property))
      throw new Error(`identity.ts has no ${path.join('.')}; expected it as in the kit’s own file`)
    node = property.initializer
  }
  if (!node) throw new Error('identity.ts has no `export const identity = {…}`')
  return node
}

function withValue(text: string, path: string[], value: string): string {
  const node = initializer(text, path)
  return text.slice(0, node.getStart()) + value + text.slice(node.end)
}
