import { typesetTexts } from '#content/typography.ts'
import { identity } from '#identity.ts'

/** A text of identity.ts as pages print it, so that it can be found in their texts. */
export const printed = (text: string): string => typesetTexts(text, identity.locale)
