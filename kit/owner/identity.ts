// `#identity.ts` on the server and in the commands. Vite finds the same (`vite-plugin.ts`).
import { existsSync, readFileSync } from 'node:fs'
import type { Identity, IdentityFile } from '#contracts/identity.ts'
import { languagesOf } from '#contracts/languages.ts'
import { withoutMark } from './byte-order-mark.ts'
import { completed } from './identity-defaults.ts'
import { siteFile } from './root.ts'

const file: { identity: IdentityFile } = await import(
  /* @vite-ignore */ siteFile('identity.ts').href
)

/** What identity.ts says, in the first language. */
export const untranslated: IdentityFile = file.identity

/** Facts that visitors read, in a language: `content/<language>/company.yaml`. */
export const companyFile = (language: string): string => `content/${language}/company.yaml`

const spoken = await chosen(file.identity)

/**
 * What identity.ts says, in the language that the process works in: WIZE_LANGUAGE names one of
 * `locales`, with or without its region; the first if it's empty.
 */
export const identity: Identity = completed(spoken)

/** Whether the process works in another language than the first. */
export const isTranslated: boolean = spoken !== file.identity

/** Parts that have no words in this language. `add-ons.ts` finds them. */
let wordless: readonly string[] = []

/** Switches parts off that have no words in this language, and so no pages. */
export function switchOff(parts: readonly string[]): void {
  wordless = parts
  for (const part of parts) identity.parts[part] = false
}

/** Reads the facts in `company.yaml` again, which the dev server shows as they're edited. */
export async function rereadFacts(): Promise<void> {
  replaceWith(identity, completed(await chosen(file.identity)))
  switchOff(wordless)
}

/** Replaces the values of an identity in place, because other modules hold it. */
export function replaceWith<Old extends IdentityFile>(old: Old, next: Old): void {
  for (const name of Object.keys(old))
    if (!Object.hasOwn(next, name)) delete (old as Record<string, unknown>)[name]
  Object.assign(old, next)
}

async function chosen(own: IdentityFile): Promise<IdentityFile> {
  // An invalid file is reported by `check-identity.ts`.
  if (!Array.isArray(own?.locales)) return own
  const wanted = process.env['WIZE_LANGUAGE']
  const language =
    wanted && languagesOf(own).find((each) => [each.locale, each.language].includes(wanted))
  return language ? translated(own, language.locale, language.language) : own
}

async function translated(own: IdentityFile, locale: string, language: string) {
  const file = siteFile(companyFile(language))
  const { parse } = await import('yaml')
  const { typesetTexts } = await import('#content/typography.ts')
  // `build/content.ts` reports what the file may not have.
  const { company, director, office, facts }: Partial<Identity> =
    (existsSync(file) && typesetTexts(parse(withoutMark(readFileSync(file, 'utf8'))), locale)) || {}
  const map = own.office?.map && { ...own.office.map, ...office?.map }
  // A part without a text in this language has no page here, as any page without one.
  const hasQuestionnaire =
    (own.questionnaire?.frame ?? 'own') !== 'own' ||
    ['yaml', 'yml'].some((ending) =>
      existsSync(siteFile(`content/${language}/forms/questionnaire.${ending}`)),
    )
  return {
    ...own,
    locale,
    company: { ...own.company, ...company },
    director: { ...own.director, ...director },
    ...(own.office && { office: { ...own.office, ...office, ...(map && { map }) } }),
    ...(own.facts && { facts: { ...own.facts, ...facts } }),
    parts: { ...own.parts, questionnaire: own.parts.questionnaire && hasQuestionnaire },
  }
}
