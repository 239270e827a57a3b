import { existsSync } from 'node:fs'
import { addOns } from '#add-ons.ts'
import {
  type FieldProblem,
  fieldName,
  fieldProblems,
  problemsError,
  shown,
  valueAt,
} from '#content/problem.ts'
import {
  type Identity,
  type IdentityFile,
  identitySchema,
  takenAddresses,
} from '#contracts/identity.ts'
import { languagesOf } from '#contracts/languages.ts'
import { companyFile, untranslated } from './identity.ts'
import { completed } from './identity-defaults.ts'
import { identityLine } from './identity-lines.ts'
import { kitLanguages, wordFolders } from './words.ts'

const schema = identitySchema(addOns)

/**
 * Throws one error listing every invalid field: its line, what's expected, and what was found. `text`
 * is that of an identity.ts that isn't in use yet, and so not translated.
 */
export function checkIdentity(value: unknown, text?: string): Identity {
  const problems = fieldProblems(schema, value)
  if (problems.length === 0) {
    const identity = schema.parse(value) as IdentityFile
    problems.push(...languageProblems(identity), ...chatProblems(identity))
    if (problems.length === 0) return completed(identity)
  }
  throw problemsError(
    problems.map(({ path, expected, found }) => ({
      ...placeOf(path, value, text),
      field: fieldName(path),
      expected,
      found,
    })),
  )
}

/** Where a field is: another language has some in its `company.yaml`. */
function placeOf(
  path: PropertyKey[],
  value: unknown,
  text?: string,
): { file: string; line?: number } {
  const language = process.env['WIZE_LANGUAGE']
  const [found, own] = [value, untranslated].map((all) => valueAt(all, path.slice(0, 2)))
  return language && text === undefined && path.length > 1 && found !== own
    ? { file: companyFile(new Intl.Locale(language).language) }
    : { file: 'identity.ts', line: identityLine(path, text) }
}

/** A chat that would write to nobody. */
const chatProblems = ({ parts, chat }: IdentityFile): FieldProblem[] =>
  parts.chat && !chat
    ? [
        {
          path: ['parts', 'chat'],
          expected: "expected your WhatsApp number (chat: { number: '…' }), or parts.chat: false",
          found: 'nothing',
        },
      ]
    : []

/** Languages that would share a folder or an address. */
function languageProblems({ locale, locales, director }: IdentityFile): FieldProblem[] {
  if (!locales) return []
  const languages = languagesOf({ locale, locales })
  const taken = [...takenAddresses.initials, director.initials]
  // In another language's process, `locale` is that language's.
  const isFirst = process.env['WIZE_LANGUAGE'] ? locales.includes(locale) : locales[0] === locale
  const problems: FieldProblem[] = []
  const report = (index: number, expected: string, found: string) =>
    problems.push({ path: ['locales', index], expected, found })
  if (!isFirst) report(0, `expected ${locale} first, as in locale`, shown(locales[0]))
  for (const [index, { language, prefix }] of languages.entries()) {
    const same = languages.findIndex((other) => other.language === language)
    if (same < index)
      report(
        index,
        'expected each language once, because its content has one folder',
        `both ${locales[same]} and ${locales[index]}: remove one of them`,
      )
    else if (!wordFolders(language, addOns).some((folder) => existsSync(folder)))
      report(
        index,
        `expected a language that the kit has words in (${kitLanguages().join(', ')})`,
        language,
      )
    else if (prefix && taken.includes(language))
      report(
        index,
        `expected a language whose address ${prefix} is free`,
        `${locales[index]}; ${language === director.initials ? 'director.initials uses that address: change them' : 'the kit has pages there'}`,
      )
  }
  return problems
}
