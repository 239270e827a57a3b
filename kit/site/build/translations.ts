import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Source, sourceAt, sourceProblems } from '#content/content-source.ts'
import { filesLike } from '#content/files-in.ts'
import { closestFirst, type Problem, shown } from '#content/problem.ts'
import type { Identity } from '#contracts/identity.ts'
import { type Language, languagesOf } from '#contracts/languages.ts'
import { letterPath, postPath, projectPath } from '#contracts/pages.ts'
import { companyFile } from '#owner/identity.ts'
import { identityLine } from '#owner/identity-lines.ts'
import { companyFacts, contentCollections } from '#site/content-schemas.ts'

/** Kinds whose files may have names of their own in each language, with the address of a name. */
const kinds = {
  blog: postPath,
  letters: letterPath,
  projects: projectPath,
  ownPages: (name: string) => `/${name.replace(/(^|\/)index$/, '')}`,
} as const

type Kind = keyof typeof kinds
const kindNames = Object.keys(kinds) as Kind[]

/** A file's name, as addresses and `translationOf` have it. */
const nameOf = (kind: Kind, file: string) =>
  (kind === 'ownPages' ? file : basename(file)).replace(/\.\w+$/, '')

/** The files of a kind in a language, by name. */
function filesOf(root: string, { language }: Language, kind: Kind): Map<string, string> {
  const { folder, pattern } = contentCollections[kind]
  const at = `content/${language}/${folder}`
  return new Map(
    filesLike(pattern, join(root, at)).map((name) => [nameOf(kind, name), `${at}/${name}`]),
  )
}

const originalOf = ({ value }: Source): unknown =>
  (value as { translationOf?: unknown } | undefined)?.translationOf

/**
 * The pages of a language with another name in the first one: their addresses there, by their
 * addresses without a prefix.
 */
export function renamedPages(root: string, language: Language): Map<string, string> {
  const renamed = new Map<string, string>()
  for (const kind of kindNames)
    for (const [name, file] of filesOf(root, language, kind)) {
      const original = originalOf(sourceAt(root, file))
      if (typeof original === 'string') renamed.set(kinds[kind](name), kinds[kind](original))
    }
  return renamed
}

/** Unusable translations in the language that the process works in, with file, line, and field. */
export function translationProblems(root: string, identity: Identity): Problem[] {
  const [first, ...others] = languagesOf(identity)
  const language = others.find(({ locale }) => locale === identity.locale)
  if (!first) return []
  return [
    ...kindNames.flatMap((kind) => kindProblems(root, kind, first, language)),
    ...factProblems(root, language ?? first, language !== undefined),
  ]
}

/**
 * Languages in identity.ts that have no content. Checked with the first one, which would otherwise be
 * built before a list of everything that's missing.
 */
export function languagesWithoutContent(root: string, identity: Identity): Problem[] {
  const { locale: own, locales = [] } = identity
  if (own !== locales[0]) return []
  return languagesOf(identity).flatMap(({ locale, language }, index): Problem[] => {
    if (index === 0 || existsSync(join(root, 'content', language))) return []
    const expected = `expected the folder content/${language}/: remove ${locale} here, then run \`npx wize add-language ${locale}\`, which makes the folder and puts ${locale} back`
    const [path, field] = [['locales', index], `locales[${index}]`]
    return [{ file: 'identity.ts', line: identityLine(path), field, expected, found: 'nothing' }]
  })
}

function kindProblems(root: string, kind: Kind, first: Language, language?: Language): Problem[] {
  const field = 'translationOf'
  const originals = [...filesOf(root, first, kind).keys()]
  /** Files by the original that they translate. */
  const taken = new Map<string, string>()
  return [...filesOf(root, language ?? first, kind)].flatMap(([name, file]): Problem[] => {
    const source = sourceAt(root, file)
    const original = originalOf(source)
    const line = source.lineOf([field])
    if (original !== undefined && !language) {
      const expected = `expected no such field in ${first.language}, the first language: remove this line`
      return [{ file, line, field, expected, found: shown(original) }]
    }
    if (original !== undefined && typeof original !== 'string') return []
    if (original !== undefined && !originals.includes(original)) {
      const near = closestFirst(original, originals).slice(0, 3).join(', ')
      const expected = `expected the name of a file in content/${first.language}/${contentCollections[kind].folder}/${near && `, such as ${near}`}`
      return [{ file, line, field, expected, found: shown(original) }]
    }
    const translated = original ?? (originals.includes(name) ? name : undefined)
    if (!language || translated === undefined) return []
    const other = taken.get(translated)
    taken.set(translated, file)
    if (!other) return []
    const expected = 'expected one translation of each file: remove one of the two, or its field'
    return [{ file, line, field, expected, found: `${translated}, which ${other} translates too` }]
  })
}

function factProblems(root: string, { language }: Language, isTranslation: boolean): Problem[] {
  const file = companyFile(language)
  if (!existsSync(join(root, file))) return []
  const expected = 'expected these facts in identity.ts, which has the first language'
  if (!isTranslation) return [{ file, expected, found: 'a file that nothing reads: remove it' }]
  return sourceProblems(sourceAt(root, file), companyFacts)
}
