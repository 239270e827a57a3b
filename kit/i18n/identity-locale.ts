// `#locale` on the server, in the build, and in tests.
import { identity } from '#identity.ts'
import { spokenLanguage } from '#owner/spoken-language.ts'

export const locale: string = identity.locale

/** The locale to write in at the moment: that of the page that the server answers. */
export const localeNow = (): string => spokenLanguage()?.locale ?? locale
