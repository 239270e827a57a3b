import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { addOns } from '#add-ons.ts'
import { contentFolder } from '#content/content-folder.ts'
import { readSource, type Source } from '#content/content-source.ts'
import { oneOf, type Problem, valueAt } from '#content/problem.ts'
import type { Identity } from '#contracts/identity.ts'
import { isOn, partNames } from '#contracts/parts.ts'
import { siteLanguage } from '#owner/site-words.ts'
import { mergedFile, wordFolders } from '#owner/words.ts'
import { legalConditions, legalValues } from '#site/features/legal/fill-in.ts'
import themes from '#theme/names.json' with { type: 'json' }

/**
 * Pages of the kit, columns, and themes in `identity.ts` and `names.json` that have no label in `layout.json`.
 */
export function labelProblems(root: string, { navigation, footer, parts }: Identity): Problem[] {
  const file = `${contentFolder}/messages/layout.json`
  const own = join(root, file)
  const { lineOf } = readSource(file, existsSync(own) ? readFileSync(own, 'utf8') : '{}')
  const value = mergedFile(
    'layout.json',
    wordFolders(siteLanguage(), addOns),
    pathToFileURL(join(root, contentFolder, 'messages/')),
  )
  const paths = [
    ...navigation.flatMap(({ path, submenu = [] }) => [path, ...submenu]),
    ...footer.flatMap((column) => column.paths),
  ].filter((path) => path !== 'services' && isOn(parts, path) && !isOwnText(root, path))
  const labels = Object.keys((valueAt(value, ['pages']) as object | undefined) ?? {})
  const [known, unknown] = [true, false].map((isKnown) =>
    paths.filter((path) => (labels.includes(path) || isProgram(root, path)) === isKnown),
  ) as [string[], string[]]
  const needed = [
    ...known.map((path) => ({ path: ['pages', path], what: `a label for links to ${path}` })),
    ...footer.map(({ heading }) => ({
      path: ['footer', 'columns', heading],
      what: 'the heading of that column in identity.ts',
    })),
    ...themes.names.map((name) => ({
      path: ['themes', name],
      what: 'the name of that theme in names.json',
    })),
  ]
  const pages = labels.filter((path) => isOn(parts, path))
  const wrong = unknown.map((path) => ({
    file: 'identity.ts',
    field: navigation.some((entry) => [entry.path, ...(entry.submenu ?? [])].includes(path))
      ? 'navigation'
      : 'footer',
    expected: `${oneOf(path, pages)}, or a page of your own`,
    found: path,
  }))
  const unlabeled = needed
    .filter(({ path }) => !valueAt(value, path))
    .map(({ path, what }) => ({
      file,
      line: lineOf(path),
      field: path.map((key) => JSON.stringify(key)).join(' → '),
      expected: `expected ${what}`,
      found: 'nothing',
    }))
  return [...wrong, ...unlabeled]
}

/** Whether a page is a program of the owner's or of an add-on, which has its label in layout.json. */
const isProgram = (root: string, path: string) =>
  globSync(`pages${path}{,/index}.{tsx,astro,ts}`, { cwd: root }).length > 0 ||
  addOns.some(({ paths }) => paths.includes(path))

/** Whether a page is a text of the owner's own, in any language: its title is its label. */
const isOwnText = (root: string, path: string) =>
  globSync(`content/*/pages${path}{,/index}.{md,mdx}`, { cwd: root }).length > 0

/** Uses of `{name}` and `<!-- if name -->` in the legal pages that nothing fills in. */
export const placeholderProblems = ({ file, body, bodyLine }: Source): Problem[] =>
  body.split('\n').flatMap((row, index): Problem[] => {
    const line = bodyLine + index
    const values = [...row.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    const conditions = [...row.matchAll(/<!-- if (?:not )?(\w+(?: or \w+)*) -->/g)].flatMap(
      ([, names = '']) => names.split(' or '),
    )
    const unknown = (field: string, name: string, known: readonly string[], found = name) =>
      known.includes(name) ? [] : [{ file, line, field, expected: oneOf(name, known), found }]
    return [
      ...values.flatMap((name) => unknown('placeholder', name, legalValues, `{${name}}`)),
      ...conditions.flatMap((name) =>
        unknown('condition', name, [...legalConditions, ...partNames]),
      ),
    ]
  })
