import { identity } from '#identity.ts'

/** Where the texts in the site's language are, from the root of the project. */
export const contentFolder = `content/${new Intl.Locale(identity.locale).language}`
