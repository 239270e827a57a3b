import { regionOf } from '#contracts/languages.ts'

// cspell:disable: other regions’ words.
/** Replacements that make a language's drafts a region's. Canadian French has its own spacing, too. */
const changes: Record<string, readonly (readonly [RegExp, string])[]> = {
  'en-GB': [
    [/without a period/g, 'without a full stop'],
    [/\bfill out\b/g, 'fill in'],
  ],
  'fr-CA': [
    [/\bla newsletter/g, 'l’infolettre'],
    [/\bLa newsletter/g, 'L’infolettre'],
    [/\bune newsletter/g, 'une infolettre'],
    [/\bdu blog\b/g, 'du blogue'],
    [/\be-mail/g, 'courriel'],
    [/\bE-mail/g, 'Courriel'],
    [/\bdu spam/g, 'des pourriels'],
    [/\bde spam/g, 'de pourriels'],
    [/des données personnelles décrites/g, 'des renseignements personnels décrits'],
    [/ (?=[;!?](?:[\s"]|$))/gm, ''],
  ],
}

/** A draft as it's written in the region of a locale. */
export const forRegion = (draft: string, locale: string): string =>
  (changes[regionOf(locale)] ?? []).reduce((text, [from, to]) => text.replaceAll(from, to), draft)
