import { quoted, withValue } from '#owner/identity-edits.ts'
import { valuesIn, withValues } from '#owner/identity-values.ts'
import { type Answers, derived, partsOf } from './answers.ts'

type Texts = Record<string, string | undefined>

/** Addresses may have no region or postal code, and `identity.ts` has no empty texts. */
export function setOrOmit(group: Texts, field: string, value: string): void {
  if (value) group[field] = value
  else delete group[field]
}

/**
 * Puts the answers into the text of `identity.ts`. What a new site derives from name and address follows,
 * unless the owner has changed it. Comments and everything else stay.
 */
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
  const answered = values.reduce((file, [path, value]) => withValue(file, path, value), text)
  const { company: old = {} } = valuesIn(text) as { company?: Texts }
  const { name = '', city = '', country = '', postalAddress: address = '' } = old
  // A sample: nothing was derived from it.
  if (!address) return answered
  const before = { ...derived({ ...answers, name, city, country, address }), legalName: name }
  const after = { ...derived(answers), legalName: answers.name }
  const fields = valuesIn(answered) as { company: Texts; office?: Texts }
  const follow = (
    group: Texts | undefined,
    field: 'legalName' | 'region' | 'street' | 'postalCode',
  ) => {
    if (!group || (group[field] ?? '') !== before[field]) return
    setOrOmit(group, field, after[field])
  }
  follow(fields.company, 'legalName')
  follow(fields.company, 'region')
  follow(fields.office, 'street')
  follow(fields.office, 'postalCode')
  return withValues(answered, fields)
}
