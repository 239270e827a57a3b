/** Whom a refusal is about: the recipient's address, this mail, or us, the sender. */
export const subjects = ['recipient', 'mail', 'us'] as const
export type About = (typeof subjects)[number]

/** What a transport answers to a delivery. */
export type Answer =
  | { outcome: 'sent' }
  | {
      /** `refused` is final for this recipient or mail. A refusal of us ends once the owner acts. */
      outcome: 'retry' | 'refused'
      about: About
      /** For the log and the owner. Contains neither the mail's text nor its address. */
      reason: string
      /** Whether any other delivery would have met the same: no connection, no sign-in. */
      affectsAll?: boolean
    }

export type Failure = Exclude<Answer, { outcome: 'sent' }>

/** A mail that's ready to go out. Texts that visitors typed may hold anything, line ends included. */
export interface OutgoingMail {
  from: { name: string; address: string }
  to: string
  replyTo?: { name: string; address: string }
  subject: string
  text: string
  html?: string
  headers?: Record<string, string>
  /** The same on every attempt, so that a mail that arrives twice can be recognized. */
  messageId: string
  date: Date
  /** Who gets the reports about mails that can't be delivered; by default the sender. */
  bounces?: string
  /** One of many similar mails, such as a newsletter issue. */
  isBulk: boolean
}

/** Sends one mail, and answers how that went. */
export type MailTransport = (mail: OutgoingMail) => Promise<Answer>

/**
 * What the module that an add-on names as `mailTransport` exports as its default: makes the transport
 * from the server's settings. Throws, with a message for the owner, if one is missing.
 */
export type MakeMailTransport = (env: NodeJS.ProcessEnv) => MailTransport
