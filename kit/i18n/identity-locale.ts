// `#locale` on the server, in the build, and in tests.
import { identity } from '#identity.ts'
import { spokenLanguage } from '#owner/spoken-language.ts'

export const locale: string = identity.locale

/** The locale to write in at the moment: that of the page that the server answers. */
export const localeNow = (): string => spokenLanguage()?.locale ?? locale

/** Left to `Intl` here. In browsers, a whole number as the locale writes it. */
export const wholeNumber = (_value: number): string | undefined => undefined
