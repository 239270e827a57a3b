import { z } from 'zod'

/** The https address of a page that visitors open. */
export const pageUrl = z.url({ protocol: /^https$/, error: 'expected an https address' })

/** The https address of an outside service, without a slash at the end. */
export const httpsUrl = pageUrl.refine((url) => !url.endsWith('/'), 'expected no slash at the end')

/** `own`, which is the site itself, or an outside address. */
export const ownOr = <T extends z.ZodType<string>>(outside: T) =>
  z.union([z.literal('own'), outside])
