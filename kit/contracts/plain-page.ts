import { z } from 'zod'
import { hostsFolder } from './build-manifest.ts'

/** An article or a letter without scripts, styles, and drawings. The build writes it for mails. */
export const plainPageSchema = z.strictObject({
  path: z.string().startsWith('/'),
  title: z.string(),
  /** The line below the title. */
  deck: z.string(),
  /** Public address of its social picture. */
  image: z.string(),
  /** With public addresses only. */
  html: z.string(),
  text: z.string(),
  /** Paths of its translations by language, such as `es`. Absent if it has none. */
  translations: z.record(z.string(), z.string()).optional(),
})

export type PlainPage = z.infer<typeof plainPageSchema>

/** The file in `dist/` with a page's plain form. Never served. */
export const plainFile = (path: string): string => `${hostsFolder}/plain${path}.json`
