// `#locale` on the server, in the build, and in tests.
import { identity } from '#identity.ts'

export const locale: string = identity.locale
