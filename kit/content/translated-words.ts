/**
 * Compares interface words in another language with the English ones: the same keys, the same
 * placeholders, and every plural form that the language has. Only tests use it.
 */
import { shown } from '#content/problem.ts'
import {
  isPlural,
  type Message,
  type Messages,
  pathOf,
  placeholders,
  pluralProblems,
  type TextProblem,
  texts,
} from './messages.ts'

/** What's wrong with a translation of a file of words, as `key: …`. */
export function translationProblems(
  original: Messages,
  translation: Messages,
  language: string,
): string[] {
  const expected = byKey(original)
  const found = byKey(translation)
  const problems: TextProblem[] = [
    ...[...expected].flatMap(([key, { keys, text }]) =>
      textProblems(text, found.get(key)?.text, keys, language),
    ),
    ...[...found]
      .filter(([key]) => !expected.has(key))
      .map(([, { keys }]) => ({ keys, expected: 'expected no text here, as English has none' })),
  ]
  return problems.map(
    (problem) =>
      `${pathOf(problem.keys)}: ${problem.expected}${problem.found ? `; found ${problem.found}` : ''}`,
  )
}

const byKey = (messages: Messages) =>
  new Map([...texts(messages)].map(([keys, text]) => [pathOf(keys), { keys, text }]))

function textProblems(
  original: Message,
  translation: Message | undefined,
  keys: string[],
  language: string,
): TextProblem[] {
  if (translation === undefined)
    return [{ keys, expected: 'expected a translation', found: 'nothing' }]
  if (isPlural(original)) {
    if (!isPlural(translation))
      return [{ keys, expected: 'expected plural forms', found: shown(translation) }]
    // Only `other` must have the number: a form for one or two may say it in words.
    return [
      ...pluralProblems(translation, keys, language),
      ...placeholderProblems(original.other, translation.other, [...keys, 'other']),
      ...Object.entries(translation).flatMap(([category, form]) =>
        placeholderProblems(original.other, form, [...keys, category]).filter(
          ({ isLost }) => !isLost && category !== 'other',
        ),
      ),
    ]
  }
  if (typeof translation !== 'string' || !translation.trim())
    return [{ keys, expected: 'expected some text', found: shown(translation) }]
  return placeholderProblems(original, translation, keys)
}

function placeholderProblems(
  original: Message | undefined,
  translation: Message | undefined,
  keys: string[],
): (TextProblem & { isLost: boolean })[] {
  const expected = placeholders(original ?? '')
  const found = placeholders(translation ?? '')
  return [
    ...expected
      .filter((name) => !found.includes(name))
      .map((name) => ({ keys, isLost: true, expected: `expected “${name}”, as in English` })),
    ...found
      .filter((name) => !expected.includes(name))
      .map((name) => ({ keys, isLost: false, expected: `expected no “${name}”, as in English` })),
  ]
}
