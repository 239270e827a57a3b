import { type Language, languages } from '#contracts/assistant-fields.ts'
import { isObject } from './unknown-values.ts'

/** What was typed and chosen in one tab. */
export interface Draft {
  problemText: string
  language: Language
  /** Whether to show the hints first, with patterns and approaches behind a button. */
  hintsFirst: boolean
  /** Whether to use the built-in engine even if a model is available. */
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
