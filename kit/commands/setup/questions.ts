import type { Identity } from '#contracts/identity.ts'
import { partNames } from '#contracts/parts.ts'
import listed from '#site/theme/names.json' with { type: 'json' }

interface Question {
  flag: string
  text: string
  /** The current value: from identity.ts, or derived from earlier answers. */
  current(
    identity: Identity,
    isSample: (value: unknown) => boolean,
    answers: Record<string, string>,
  ): string
  /** What's wrong with an answer to this one; undefined if nothing is. */
  problem(answer: string): string | undefined
}

/**
 * What's wrong with an answer to a question; undefined if nothing is. In every answer, a line break
 * would end a text in identity.ts, and braces and tags would be placeholders of a message.
 */
export const problemOf = (question: Question, answer: string): string | undefined =>
  /[\p{Cc}\u2028\u2029{}<>]/u.test(answer)
    ? 'expected one line without { } < >'
    : question.problem(answer)

const needed = (answer: string) => (answer.trim() ? undefined : 'expected an answer')
const matches = (pattern: RegExp, expected: string) => (answer: string) =>
  pattern.test(answer) ? undefined : `expected ${expected}`
/** Offers a value again only if it's the owner's own. */
const own =
  (pick: (identity: Identity) => string) =>
  (identity: Identity, isSample: (value: unknown) => boolean) =>
    isSample(pick(identity)) ? '' : pick(identity)

/** What `npm run setup` asks, in order. Each question is also a flag. */
export const questions: Question[] = [
  {
    flag: 'name',
    text: 'What is the company called?',
    current: own((i) => i.company.name),
    problem: needed,
  },
  {
    flag: 'city',
    text: 'What city is it in?',
    current: own((i) => i.company.city),
    problem: needed,
  },
  {
    flag: 'country',
    text: 'In which country, as two letters (US, PT …)?',
    current: own((i) => i.company.country),
    problem: matches(/^[A-Z]{2}$/, 'two capital letters such as US'),
  },
  {
    flag: 'address',
    text: 'What is the company’s postal address, on one line?',
    current: own((i) => i.company.postalAddress),
    problem: needed,
  },
  {
    flag: 'trade',
    text: 'What do you do, in one sentence?',
    current: own((i) => i.company.description),
    problem: matches(
      /^.{10,160}[.?!]$/,
      'a sentence of up to 160 characters, with a period at the end',
    ),
  },
  { flag: 'director', text: 'Who runs it?', current: own((i) => i.director.name), problem: needed },
  {
    flag: 'headline',
    text: 'What is that person’s title?',
    current: own((i) => i.director.headline),
    problem: needed,
  },
  {
    flag: 'email',
    text: 'What email address should people write to?',
    current: own((i) => i.email),
    problem: matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'an email address'),
  },
  {
    flag: 'url',
    text: 'What will the site’s address be?',
    current: own((i) => i.url),
    problem: matches(
      /^https:\/\/[^\s/]+$/,
      'an address such as https://farol.example, without a slash at the end',
    ),
  },
  {
    flag: 'without',
    text: `Which of ${partNames.join(', ')} do you not want? (commas between, or none)`,
    current: ({ parts }) => partNames.filter((part) => !parts[part]).join(','),
    // Nothing keeps the answer of the last run, so `none` is how to switch every part on again.
    problem: (answer) =>
      answer.trim() === 'none'
        ? undefined
        : answer
            .split(',')
            .map((part) => part.trim())
            .filter((part) => part && !partNames.some((name) => name === part))
            .map((part) => `${part} isn’t one of ${partNames.join(', ')}`)[0],
  },
  {
    flag: 'theme',
    text: `Which theme do visitors see first: ${listed.names.join(', ')}?`,
    current: () => listed.default,
    problem: (answer) =>
      listed.names.includes(answer) ? undefined : `expected one of ${listed.names.join(', ')}`,
  },
]
