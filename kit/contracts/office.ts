import type { Identity } from './identity.ts'

/** The address that visitors see; undefined if it's only for newsletters. */
export const shownAddress = ({ office, company }: Identity): string | undefined =>
  office?.street && company.postalAddress

/** A phone number as the target of a link. */
export const phoneHref = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`
