import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { addOns } from '#add-ons.ts'
import { type Identity, identitySchema } from '#contracts/identity.ts'
import { withoutMark } from '#owner/byte-order-mark.ts'
import { checkIdentity } from '#owner/check-identity.ts'
import { untranslated } from '#owner/identity.ts'
import { programmedFields, valuesIn, withValues } from '#owner/identity-values.ts'

/** The file, which the editor knows as JSON with the fields of `identityForm`. */
export const identityFile = 'identity.ts'

type Group = Record<string, unknown>

const { shape } = identitySchema(addOns)

/**
 * What an owner may change about the site without code. The rest would lose what visitors keep, move
 * pages, or needs a package or an account.
 */
export const identityForm = z.strictObject({
  company: shape.company.omit({ id: true, skyline: true }),
  email: shape.email,
  url: shape.url,
  office: shape.office,
  booking: shape.booking,
  social: shape.social,
  director: shape.director.omit({ slug: true, initials: true }),
  facts: shape.facts,
  parts: shape.parts,
  chat: shape.chat,
  navigation: shape.navigation,
  footer: shape.footer,
})

const names = Object.keys(identityForm.shape) as (keyof typeof identityForm.shape)[]
/** What the form leaves out of a group. */
const left: Partial<Record<string, string[]>> = {
  company: ['id', 'skyline'],
  director: ['slug', 'initials'],
}
/** Groups with comments of their own, so that they stay when nothing is left in them. */
const lasting = ['company', 'office', 'director', 'parts']
/** Lists that the site needs, even without entries. Sveltia leaves those out. */
const lists = ['social', 'navigation', 'footer']

export const readIdentity = (root: string): string | undefined => {
  const path = join(root, identityFile)
  return existsSync(path) ? withoutMark(readFileSync(path, 'utf8')) : undefined
}

/** Fields that code sets, by their path, with that code. */
export const codeFields = (root: string): ReadonlyMap<string, string> =>
  lockedFields(readIdentity(root) ?? 'export const identity = {}')

/** Sveltia shows `facts` as one list, in which no single line can be locked. */
function lockedFields(text: string): Map<string, string> {
  const code = programmedFields(text)
  const fact = [...code].find(([path]) => path.startsWith('facts.'))
  return fact ? code.set('facts', fact[1]) : code
}

/** What the form shows. A value that code sets is shown as a text. */
export function shownIdentity(text: string): Group {
  const all = valuesIn(text, untranslated)
  const code = lockedFields(text)
  const values = names.flatMap((name): [string, unknown][] => {
    const value = all[name]
    if (value === undefined) return []
    if (code.has(name) || code.has('')) return [[name, asText(value)]]
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[name, value]]
    const fields = Object.entries(value).filter(([field]) => !left[name]?.includes(field))
    const shown = fields.map(([field, each]) => [
      field,
      code.has(`${name}.${field}`) ? asText(each) : each,
    ])
    return [[name, Object.fromEntries(shown)]]
  })
  const shown = Object.fromEntries(values)
  const director = shown['director'] as Group | undefined
  // An empty field draws the initials, too.
  if (director?.['photo'] === 'monogram') delete director['photo']
  return shown
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/**
 * The file once the form is saved: its text, and the identity that it says. Throws the build's error if
 * that can't be used.
 */
export function savedIdentity(text: string, form: Group): { text: string; identity: Identity } {
  const all = valuesIn(text, untranslated)
  const code = lockedFields(text)
  const wanted = withoutEmpty(form) as Group
  const next: Group = { ...all }
  for (const name of names) {
    if (code.has(name) || code.has('')) continue
    const old = all[name] as Group | undefined
    const value = lasting.includes(name) && old ? grouped(name, old, wanted, code) : wanted[name]
    if (value === undefined) delete next[name]
    else next[name] = value
  }
  for (const name of lists) next[name] ??= []
  const written = withValues(text, next)
  // Without a text to look in, no line is named: the file isn't what the owner sees.
  return { text: written, identity: checkIdentity(next, '') }
}

/** A group's values: those in the form, and those that it leaves out or code sets. */
function grouped(name: string, old: Group, form: Group, code: ReadonlyMap<string, string>): Group {
  const kept = Object.entries(old).filter(
    ([field]) => left[name]?.includes(field) || code.has(`${name}.${field}`),
  )
  const own = (form[name] ?? {}) as Group
  const values = { ...own, ...Object.fromEntries(kept) }
  if (name === 'director') values['photo'] ??= 'monogram'
  return values
}

/** Without fields that are empty: the schemas know them as missing. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, each]) => [name, withoutEmpty(each)] as const)
  return Object.fromEntries(fields.filter(([, each]) => !isEmpty(each)))
}

const isEmpty = (value: unknown) =>
  value === '' ||
  value === null ||
  value === undefined ||
  (typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length === 0)
