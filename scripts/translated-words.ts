/**
 * Compares interface words in another language with the English ones: the same keys, the same
 * placeholders, and every plural form that the language has. Only tests use it.
 */

import {
  isPlural,
  type Message,
  type Messages,
  pathOf,
  placeholders,
  pluralProblems,
  type TextProblem,
  texts,
} from '@wize/kit/content/messages.ts'
import { shown } from '@wize/kit/content/problem.ts'

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

/**
 * The most letters of texts whose space doesn't grow with them: keys, pagination, figures' names, and
 * labels of the menu. By file, and by the beginning of their keys.
 */
const limits: Record<string, Record<string, number>> = {
  'blog.json': { 'pages.previous': 9, 'pages.next': 9 },
  'layout.json': {
    'pages["/"]': 12,
    'pages["/about-us"]': 12,
    'pages["/services"]': 12,
    'pages["/blog"]': 12,
    'pages["/contact"]': 12,
    themes: 12,
  },
  'snake-game.json': {
    'score.score': 9,
    'score.best': 9,
    'score.cells': 9,
    'actions.': 12,
    'ai.maxSpeed': 5,
  },
  'ui.json': { status: 8 },
  'word-game.json': {
    'keyboard.enter': 7,
    'statistics.played': 9,
    'statistics.won': 9,
    'statistics.streak': 9,
    'statistics.best': 9,
  },
}

/** A file's texts that are too long for their place, in any language. */
export function lengthProblems(file: string, messages: Messages): string[] {
  const own = Object.entries(limits[file] ?? {})
  return [...byKey(messages)].flatMap(([key, { text }]) => {
    const limit = own.find(([start]) => key.startsWith(start))?.[1] ?? Number.POSITIVE_INFINITY
    return typeof text === 'string' && text.length > limit
      ? [
          `${key}: expected at most ${limit} letters, because there’s no room for more; found ${shown(text)}`,
        ]
      : []
  })
}

// cspell:disable: the words of five languages.
const word = (words: string) => new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, 'iu')
const straightQuotes = /["']/

/** What a language's typography, or its one form of address, doesn't allow. */
const mistakes: Record<string, RegExp[]> = {
  en: [straightQuotes],
  es: [straightQuotes, /^[^¿]*\?/, /^[^¡]*!/, word('tú|tus?|contigo|vosotr[oa]s|vuestr[oa]s?')],
  pt: [straightQuotes, word('você|tu|ti|teus?|tuas?|contigo')],
  // A space that doesn't break.
  fr: [
    straightQuotes,
    /(?<![\u202f\u00a0])[;!?»]/,
    /(?<!\u00a0):/,
    /«(?![\u202f\u00a0])/,
    word('tu|toi|ton|ta|tes'),
  ],
  de: [straightQuotes, /”|“(?=\p{L})/u, /„[^“]*$/, word('du|dir|dich|dein\\p{L}*')],
  ar: [straightQuotes, /\p{Script=Arabic}\s?[,;?]/u],
}
// cspell:enable
/** Attributes, commands, addresses, HTML's entities, and Markdown's pictures. */
const code = /\S*="[^"]*"|-m "[^"]*"|https?:\S+|\/\S*\?\S*|\w+-\w+: |\w+:\w+|&\w+;|!\[/g
/** Titles of works, and the assistant's problems, which are in English. */
const inEnglish = /^(source|shelf\.problems\b.*)$/

/** A file's texts that its language would write in another way. */
export const typographyProblems = (messages: Messages, language: string): string[] =>
  [...byKey(messages)].flatMap(([key, { text }]) =>
    inEnglish.test(key)
      ? []
      : (typeof text === 'string' ? [text] : Object.values(text)).flatMap((form) => {
          const words = String(form).replaceAll(code, '')
          return (mistakes[language] ?? []).flatMap((mistake) => {
            const [found] = mistake.exec(words) ?? []
            return found === undefined ? [] : [`${key}: expected no ${shown(found)}`]
          })
        }),
  )

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
