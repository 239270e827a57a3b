import { type Language, languages } from '#contracts/assistant-fields.ts'
import { isObject } from './unknown-values.ts'

/** What is typed and chosen in one tab. */
export interface Draft {
  problemText: string
  language: Language
  /** Whether the hints come first, with patterns and approaches hidden behind a button. */
  hintsFirst: boolean
  /** Whether the built-in engine answers even if a model could. */
  builtinOnly: boolean
}

export const emptyDraft: Draft = {
  problemText: '',
  language: 'javascript',
  hintsFirst: false,
  builtinOnly: false,
}

/** Reads a stored draft. Fields that don't fit get their empty value. */
export function readDraft(stored: unknown): Draft {
  if (!isObject(stored)) return emptyDraft
  const { problemText, language, hintsFirst, builtinOnly } = stored
  return {
    problemText: typeof problemText === 'string' ? problemText : '',
    language: languages.find((known) => known === language) ?? emptyDraft.language,
    hintsFirst: hintsFirst === true,
    builtinOnly: builtinOnly === true,
  }
}
