import { identity } from '#identity.ts'

/** The folder with the site's texts in its language, relative to the project's root. */
export const contentFolder = `content/${new Intl.Locale(identity.locale).language}`
