import { addOns } from '#add-ons.ts'
import type { Identity } from '#contracts/identity.ts'
import type { MailTransport, MakeMailTransport } from '#contracts/mail-transport.ts'
import { importOwn } from '#owner/own-code.ts'
import { addOnTransport } from './add-on-transport.ts'
import { postmarkTransport } from './postmark.ts'
import { smtpTransport } from './smtp.ts'

/** A transport's settings, or the name of the add-on that brings it and reads its own. */
export type TransportSettings =
  | { name: 'smtp'; url: string }
  | { name: 'postmark'; url: string; token: string }
  | { name: 'add-on'; addOn: string }

/** The transport that the settings name. Rejects, with a message for the owner, if there's none. */
export async function mailTransport(
  settings: TransportSettings,
  { parts }: Pick<Identity, 'parts'>,
  env: NodeJS.ProcessEnv,
): Promise<MailTransport> {
  if (settings.name === 'smtp') return smtpTransport(settings)
  if (settings.name === 'postmark') return postmarkTransport(settings)
  const offered = addOns.filter((each) => each.mailTransport && parts[each.name])
  const addOn = offered.find(({ name }) => name === settings.addOn)
  if (!addOn?.mailTransport) {
    const names = ['smtp', 'postmark', ...offered.map(({ name }) => name)]
    throw new Error(
      `MAIL_TRANSPORT=${settings.addOn}: expected ${names.join(', ')}. An add-on’s name works if the add-on has a mail transport and is switched on in identity.ts`,
    )
  }
  const module: { default?: MakeMailTransport } = await importOwn(
    new URL(addOn.mailTransport, addOn.url),
  )
  if (typeof module.default !== 'function')
    throw new Error(
      `${addOn.name}: ${addOn.mailTransport} needs a default export, a function that makes the transport`,
    )
  return addOnTransport(addOn.name, module.default(env))
}
