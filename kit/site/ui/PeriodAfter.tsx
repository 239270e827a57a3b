import { Period } from './Period.tsx'

/** A mark that ends a sentence, perhaps in quotation marks or parentheses. */
export const endMark = /[?!…؟？！][\s”’"»“)]*$/

/** A heading's period, unless its text asks or exclaims. */
export const PeriodAfter = ({ text }: { text: string }) => !endMark.test(text) && <Period />
