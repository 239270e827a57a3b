// cspell:ignore Bosio wspanish
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fold } from '#word-game/alphabet.ts'
import { listed, listedInRot13 } from '../listed.ts'

const { resolve } = createRequire(import.meta.url)
/** A file of the npm package dictionary-es, the Spanish dictionary of LibreOffice. */
const dictionary = (name: string) =>
  readFileSync(new URL(name, `file://${resolve('dictionary-es')}`), 'utf8')

const fiveLetters = (words: Iterable<string>): string[] =>
  [...new Set([...words].map(fold))].filter((word) => /^[a-zñ]{5}$/.test(word)).sort()

/** What turns a headword into one of its forms, such as `abrir` into `abro`. */
interface Ending {
  strip: string
  add: string
  condition: RegExp
}

/** Hunspell's rules for endings, by their one-letter flags. */
function endings(): Map<string, Ending[]> {
  const rules = new Map<string, Ending[]>()
  const orNone = (text: string) => (text === '0' ? '' : text)
  for (const [, flag = '', strip = '', add = '', condition = ''] of dictionary(
    'index.aff',
  ).matchAll(/^SFX (\S+) (\S+) (\S+) (\S+)$/gm))
    rules.set(flag, [
      ...(rules.get(flag) ?? []),
      // A form may name rules for further endings, which are longer than five letters.
      {
        strip: orNone(strip),
        add: orNone(add.replace(/\/.*/, '')),
        condition: new RegExp(`${condition}$`, 'u'),
      },
    ])
  return rules
}

/** The dictionary's headwords with their flags. Names, which begin with a capital, aren't among them. */
const entries = (): { word: string; flags: string }[] =>
  [...dictionary('index.dic').matchAll(/^(\p{Ll}+)(?:\/(\S*))?$/gmu)].map(
    ([, word = '', flags = '']) => ({ word, flags }),
  )

/** The headwords of five letters, folded. */
export const spanishHeadwords = (): string[] => fiveLetters(entries().map(({ word }) => word))

/** Every word of the dictionary with its forms. */
function* forms(): Generator<string> {
  const rules = endings()
  for (const { word, flags } of entries()) {
    yield word
    for (const flag of flags)
      for (const { strip, add, condition } of rules.get(flag) ?? [])
        if (word.endsWith(strip) && condition.test(word))
          yield word.slice(0, word.length - strip.length) + add
  }
}

/** The Spanish game's answers and guesses, folded. The same sources give the same words. */
export function spanishWords(): { answers: string[]; guesses: string[] } {
  const answers = spanishAnswers()
  return { answers, guesses: polite(fiveLetters([...forms(), ...answers])) }
}

export const spanishAnswers = (): string[] => polite(fiveLetters(listed('es/answers.txt')))

function polite(words: string[]): string[] {
  const rude = new Set(listedInRot13('es/rude-words.txt'))
  return words.filter((word) => !rude.has(word))
}

export const spanishNotice = `The guesses are the five-letter words, without accents, of the Spanish spelling dictionary of
LibreOffice (RLA-ES, by Santiago Bosio and others), from the npm package dictionary-es, made by
games/lists/words.ts. The dictionary may be used under the GNU GPL 3, the GNU LGPL 3, or the Mozilla
Public License 1.1, each or any later version. This list, a modification of it, is under the Mozilla
Public License 2.0, which is at https://mozilla.org/MPL/2.0/. The list itself is its source form.

The answers are our own choice from Debian's word list wspanish, which is in the public domain.

What follows is the notice of the dictionary itself.

${dictionary('license')}`
