import { quoted, withValue } from '#owner/identity-edits.ts'
import { type Answers, partsOf } from './answers.ts'

/** Puts the answers into the text of `identity.ts`. Comments and everything that isn't asked stay. */
export function identityWith(text: string, answers: Answers, partNames: readonly string[]): string {
  const values: [path: string[], value: string][] = [
    [['company', 'name'], quoted(answers.name)],
    [['company', 'city'], quoted(answers.city)],
    [['company', 'country'], quoted(answers.country)],
    [['company', 'postalAddress'], quoted(answers.address)],
    [['company', 'description'], quoted(answers.trade)],
    [['director', 'name'], quoted(answers.director)],
    [['director', 'headline'], quoted(answers.headline)],
    [['email'], quoted(answers.email)],
    [['url'], quoted(answers.url)],
    ...Object.entries(partsOf(answers, partNames)).map(([part, on]): [string[], string] => [
      ['parts', part],
      String(on),
    ]),
  ]
  return values.reduce((file, [path, value]) => withValue(file, path, value), text)
}
