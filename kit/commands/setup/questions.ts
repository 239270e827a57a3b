import { Option } from 'commander'
import { z } from 'zod'
import { canonical, kitSpeaks, languageOf } from '#commands/languages/new-language.ts'
import { httpsUrl } from '#contracts/addresses.ts'
import { type Answers, listed } from './answers.ts'

export interface Question {
  flag: keyof Answers
  text: string
  /** What's wrong with an answer; undefined if nothing is. */
  problem(answer: string): string | undefined
}

const needed = (answer: string) => (answer ? undefined : 'expected an answer')
const matches = (pattern: RegExp, expected: string) => (answer: string) =>
  pattern.test(answer) ? undefined : `expected ${expected}`
const fits = (schema: z.ZodType, expected: string) => (answer: string) =>
  schema.safeParse(answer).success ? undefined : `expected ${expected}`

/** Each question as an option, so that it can be answered on the command line. */
export const questionOptions = (asked: readonly Question[]): Option[] => [
  ...asked.map(({ flag, text }) => new Option(`--${flag} <answer>`, text)),
  new Option('--yes', 'asks nothing: takes these answers, and what is known already'),
]

/** What only `wize new` asks: an existing site has `wize add-language`. */
export const languageQuestion: Question = {
  flag: 'languages',
  text: 'Which languages will it have, the main one first? (tags separated by commas: en, or fr-CA, en)',
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
            .map((language) => `expected languages that the kit has words in; found ${language}`),
        )[0]
    } catch (error) {
      return (error as Error).message
    }
  },
}

/** What `wize new` and `wize setup` ask, in order. Each question is also a flag. */
export const questions = (partNames: readonly string[], themes: readonly string[]): Question[] => [
  { flag: 'name', text: 'What is the company called?', problem: needed },
  { flag: 'city', text: 'What city is it in?', problem: needed },
  {
    flag: 'country',
    text: 'In which country, as two letters (US, PT …)?',
    problem: matches(/^[A-Z]{2}$/, 'two capital letters such as US'),
  },
  {
    flag: 'address',
    text: 'What is the company’s postal address, on one line?',
    problem: needed,
  },
  {
    flag: 'trade',
    text: 'What do you do, in one sentence?',
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
    problem: fits(
      httpsUrl.regex(/^https:\/\/[^\s/]+$/),
      'an address such as https://farol.example, without a slash at the end',
    ),
  },
  {
    flag: 'without',
    text: `Which of ${partNames.join(', ')} do you not want? (commas between, or none)`,
    problem: (answer) =>
      answer === 'none'
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
