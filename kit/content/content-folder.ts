import { identity } from '#identity.ts'

const folderOf = (locale: string) => `content/${new Intl.Locale(locale).language}`

/** The folder with the site's texts in its language, relative to the project's root. */
export const contentFolder: string = folderOf(identity.locale)

/** Where a picture may be: in the folder of its language, or in that of the site’s first one. */
export const pictureFolders: readonly string[] = [
  ...new Set([contentFolder, folderOf(identity.locales?.[0] ?? identity.locale)]),
]
