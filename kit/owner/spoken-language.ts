import { AsyncLocalStorage } from 'node:async_hooks'
import { type Language, languagesOf, nameOfLanguage } from '#contracts/languages.ts'
import { identity } from './identity.ts'

/** The site's languages, the first one first. An invalid list is reported by `check-identity.ts`. */
export const languages: readonly Language[] = languagesOf(
  Array.isArray(identity.locales) ? identity : { locale: identity.locale },
)
const hasSeveral = languages.length > 1
const first = languages[0] as Language

const spoken = new AsyncLocalStorage<Language | undefined>()

/** The language that the server answers in at the moment; undefined outside of an answer. */
export const spokenLanguage = (): Language | undefined =>
  hasSeveral ? spoken.getStore() : undefined

/** Does some work in a language: all words that are read meanwhile, also later on, are in it. */
export const speak = <Result>(language: Language, work: () => Result): Result =>
  hasSeveral ? spoken.run(language, work) : work()

/** Does some work in the first language, whoever it's for: what the owner reads. */
export const speakFirst = <Result>(work: () => Result): Result =>
  hasSeveral ? spoken.run(undefined, work) : work()

/** The language of whoever is answered at the moment, as the store keeps it. */
export const visitorLanguage = (): string => (spokenLanguage() ?? first).language

/**
 * The language that the store kept under this name. Rows from before the site had several have none,
 * and the site may have given up theirs: they count as the first language's.
 */
export const storedLanguage = (name: string | null | undefined): Language =>
  languages.find(({ language }) => language === name) ?? first

/** What the store keeps for a language: its row may be from before the site had several. */
export const languageCode = (name: string | null | undefined): string => name ?? first.language

/** Kept, because every inquiry's mail has one, and making it takes 20 µs. */
const namesOfLanguages = new Map<string, string>()

/** A stored language's name as the owner reads it, such as “Spanish”; undefined if the site has one. */
export function shownLanguage(name: string | null | undefined): string | undefined {
  if (!hasSeveral) return undefined
  const code = languageCode(name)
  const shown = namesOfLanguages.get(code) ?? nameOfLanguage(code, first.locale)
  namesOfLanguages.set(code, shown)
  return shown
}

/** Makes something from words once for each language. */
export function oncePerLanguage<Value>(make: () => Value): () => Value {
  const made = new Map<Language | undefined, Value>()
  return () => {
    const language = spokenLanguage()
    const known = made.get(language)
    if (known !== undefined) return known
    const value = make()
    made.set(language, value)
    return value
  }
}

/**
 * An object that has the same entries in every language and reads them in the spoken one.
 * `valueIn` gets a language's folder, or undefined for the process's own language.
 */
export function spokenObject<Value extends object>(
  valueIn: (language: string | undefined) => Value,
): Value {
  const known = new Map<string | undefined, Value>()
  const current = () => {
    const language = spokenLanguage()?.language
    const value = known.get(language) ?? valueIn(language)
    known.set(language, value)
    return value
  }
  return entriesOf(valueIn(undefined), current)
}

function entriesOf<Value extends object>(first: Value, current: () => Value): Value {
  const children = new Map<PropertyKey, object>()
  // An empty target, because a proxy may not hide or change what its target has for good.
  return new Proxy((Array.isArray(first) ? [] : {}) as Value, {
    get(_target, key) {
      const value = Reflect.get(current(), key)
      if (typeof value !== 'object' || value === null) return value
      const child =
        children.get(key) ?? entriesOf(value, () => Reflect.get(current(), key) ?? value)
      children.set(key, child)
      return child
    },
    has: (_target, key) => Reflect.has(current(), key),
    ownKeys: () => Reflect.ownKeys(current()),
    getOwnPropertyDescriptor: (_target, key) => Reflect.getOwnPropertyDescriptor(current(), key),
  })
}
