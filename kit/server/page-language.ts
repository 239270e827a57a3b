import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Language, splitPath, withPrefix } from '#contracts/languages.ts'
import { languages, speak, spokenLanguage } from '#owner/spoken-language.ts'

/** Names the language in an address of a service that no page of the site leads to. */
const parameter = 'language'

/** The languages of requests. A body's events and errors come outside of what `speak` began. */
const known = new WeakMap<FastifyRequest, Language>()

/**
 * Lets a site with several languages answer each request in the language of its address, or a
 * service's in that of the page that asked. With one language, this does nothing.
 */
export function speakPageLanguage(app: FastifyInstance): void {
  if (languages.length === 1) return
  const hook = (request: FastifyRequest, _reply: unknown, done: () => void) =>
    speakTo(request, done)
  app.addHook('onRequest', hook)
  app.addHook('preValidation', hook)
}

/** Does some work in the language of a request. */
export function speakTo<Result>(request: FastifyRequest, work: () => Result): Result {
  if (languages.length === 1) return work()
  const language = known.get(request) ?? languageOf(request)
  known.set(request, language)
  return speak(language, work)
}

function languageOf({ url, headers: { referer = '' } }: FastifyRequest): Language {
  if (!url.startsWith('/api/')) return splitPath(url, languages).language
  return named(url) ?? languageOfPage(referer)
}

/** Whatever an address names, it's only ever one of the site's languages. */
function named(url: string): Language | undefined {
  const name = new URLSearchParams(url.split(/\?(.*)/s)[1]).get(parameter)
  return languages.find(({ language }) => language === name)
}

function languageOfPage(referer: string): Language {
  const { pathname = '', search = '' } = URL.parse(referer) ?? {}
  return named(search) ?? splitPath(pathname, languages).language
}

/** A service's address that keeps the language which the server speaks at the moment. */
export function keepLanguage(address: string): string {
  const { prefix = '', language = '' } = spokenLanguage() ?? {}
  if (!prefix) return address
  return `${address}${address.includes('?') ? '&' : '?'}${parameter}=${language}`
}

/** The address of a page in the language that the server speaks at the moment. */
export const spokenPath = (path: string): string => withPrefix(spokenLanguage()?.prefix ?? '', path)
