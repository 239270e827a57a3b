import { Option } from 'commander'
import { z } from 'zod'
import { canonical, kitSpeaks, languageOf } from '#commands/languages/new-language.ts'
import { httpsUrl } from '#contracts/addresses.ts'
import { kitLanguages } from '#owner/words.ts'
import { type Answers, isNone, listed } from './answers.ts'

export interface Question {
  flag: keyof Answers | TranslatedFlag
  text: string
  /** The answer as identity.ts has it. */
  read?(answer: string): string
  /** What's wrong with an answer; undefined if nothing is. */
  problem(answer: string): string | undefined
}

/** Such as `headline-fr`. */
type TranslatedFlag = `${'trade' | 'headline'}-${string}`

const needed = (answer: string) => (answer ? undefined : 'expected an answer')
const matches = (pattern: RegExp, expected: string) => (answer: string) =>
  pattern.test(answer) ? undefined : `expected ${expected}`
const fits = (schema: z.ZodType, expected: string) => (answer: string) =>
  schema.safeParse(answer).success ? undefined : `expected ${expected}`

/** Languages in which owners name their country. */
const countryLanguages = ['en', 'fr', 'de', 'es', 'pt', 'ar']
const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at))

/** `CA` for “Canada,” “canada,” or “ca”. Anything else stays as it is. */
function countryCode(answer: string): string {
  if (/^[a-z]{2}$/i.test(answer)) return answer.toUpperCase()
  const named = countryLanguages.map(
    (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
  )
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  const wanted = answer.toLocaleLowerCase()
  const isNamed = (code: string) =>
    named.some((names) => names.of(code)?.toLocaleLowerCase() === wanted)
  const code = codes.find(isNamed)
  // Germany is also the name of DD, which ended in 1990. A locale has today's code.
  return (code && new Intl.Locale(`und-${code}`).region) ?? answer
}

/** Each question as an option, so that it can be answered on the command line. */
export const questionOptions = (asked: readonly Question[]): Option[] => [
  ...asked.map(({ flag, text }) => new Option(`--${flag} <answer>`, text)),
  new Option('--yes', 'asks nothing: takes these answers, and what is known already'),
]

/** What only `wize new` asks: an existing site has `wize add-language`. */
export const languageQuestion: Question = {
  flag: 'languages',
  text: 'Which languages will the site be in, the main one first? (such as en, or fr-CA, en)',
  problem: (answer) => {
    try {
      const languages = listed(answer).map(canonical).map(languageOf)
      if (languages.length === 0) return 'expected at least one language, such as en'
      return languages
        .filter((language, index) => languages.indexOf(language) !== index)
        .map((language) => `expected each language once; found ${language} twice`)
        .concat(
          languages
            .filter((language) => !kitSpeaks(language))
            .map(
              (language) =>
                `expected languages that the kit has words in (${kitLanguages().join(', ')}); found ${language}`,
            ),
        )[0]
    } catch (error) {
      return (error as Error).message
    }
  },
}

/** What visitors read of the answers, asked again in another language; no answer leaves it to translate. */
export function translatedQuestions(language: string): Question[] {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language)
  return questions([], []).flatMap(({ flag, text, problem, ...question }): Question[] =>
    flag === 'trade' || flag === 'headline'
      ? [
          {
            ...question,
            flag: `${flag}-${language}`,
            text: `In ${name}: ${text} (Enter leaves it for later)`,
            problem: (answer) => (answer ? problem(answer) : undefined),
          },
        ]
      : [],
  )
}

/** What `wize new` and `wize setup` ask, in order. Each question is also a flag. */
export const questions = (partNames: readonly string[], themes: readonly string[]): Question[] => [
  { flag: 'name', text: 'What is the company called?', problem: needed },
  { flag: 'city', text: 'What city is it in?', problem: needed },
  {
    flag: 'country',
    text: 'In which country?',
    read: countryCode,
    problem: matches(/^[A-Z]{2}$/, 'a country such as Canada, or its two letters, such as CA'),
  },
  {
    flag: 'address',
    text: 'What is the company’s postal address, on one line?',
    problem: needed,
  },
  {
    flag: 'trade',
    text: 'What do you do, in one sentence?',
    read: (answer) => answer.replace(/[\p{L}\d]$/u, '$&.'),
    problem: matches(
      /^.{10,160}[.?!]$/,
      'a sentence of up to 160 characters, with a period at the end',
    ),
  },
  { flag: 'director', text: 'Who runs it?', problem: needed },
  { flag: 'headline', text: 'What is that person’s title?', problem: needed },
  {
    flag: 'email',
    text: 'What email address should people write to?',
    problem: fits(z.email(), 'an email address'),
  },
  {
    flag: 'url',
    text: 'What will the site’s address be?',
    read: (answer) => answer.replace(/^(?=[\w.-]+\.\w)(?!\w+:)/, 'https://').replace(/\/$/, ''),
    problem: fits(
      httpsUrl.regex(/^https:\/\/[^\s/]+$/),
      'an address such as https://farol.example, without a slash at the end',
    ),
  },
  {
    flag: 'without',
    text: `Which of these do you want to leave out: ${partNames.join(', ')}? (separated by commas; “none” keeps them all)`,
    problem: (answer) =>
      isNone(answer)
        ? undefined
        : answer
            .split(',')
            .map((part) => part.trim())
            .filter((part) => part && !partNames.includes(part))
            .map((part) => `${part} isn’t one of ${partNames.join(', ')}`)[0],
  },
  {
    flag: 'theme',
    text: `Which theme do visitors see first: ${themes.join(', ')}?`,
    problem: (answer) =>
      themes.includes(answer) ? undefined : `expected one of ${themes.join(', ')}`,
  },
]
