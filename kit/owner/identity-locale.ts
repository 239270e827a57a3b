// `#locale` on the server, in the build, and in tests.
import { identity } from '#identity.ts'
import { spokenLanguage } from './spoken-language.ts'

export const locale: string = identity.locale

/** The locale to write in at the moment: that of the page that the server answers. */
export const localeNow = (): string => spokenLanguage()?.locale ?? locale

/** Always undefined here, which leaves numbers to `Intl`. In browsers, where that starts slowly, `document-locale.ts` writes whole numbers. */
export const wholeNumber = (_value: number): string | undefined => undefined
