// What the `add-on.ts` of an add-on imports.
export type { AddOn, PagePolicy } from './contracts/add-on.ts'
export { httpsUrl, ownOr } from './contracts/addresses.ts'
export type { Check, Dist, Finding } from './contracts/check.ts'
export type { Identity } from './contracts/identity.ts'
export type {
  Answer,
  MailTransport,
  MakeMailTransport,
  OutgoingMail,
} from './contracts/mail-transport.ts'
