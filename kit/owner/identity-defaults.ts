import type { Identity, IdentityFile } from '#contracts/identity.ts'
import { isGroup } from './is-group.ts'

/** `identity.ts` with what it leaves out or sets to undefined: the site's own server, forms, and feed. */
export function completed(own: IdentityFile): Identity {
  // An invalid file is reported by `check-identity.ts`.
  if (!isGroup(own)) return own
  const { newsletter, questionnaire, services = {} } = own
  return {
    ...own,
    newsletter: filled(newsletter, { site: 'own', frame: 'own', feed: 'own' }),
    questionnaire: filled(questionnaire, { frame: 'own', path: '/questionnaire' }),
    services: isGroup(services)
      ? {
          ...services,
          mail: filled(services.mail, mailDefaults(own, services.mail?.origin)),
          feed: filled(services.feed, { url: 'own' }),
        }
      : services,
  } as Identity
}

function filled(group: unknown = {}, defaults: object) {
  if (!isGroup(group)) return group
  const set = Object.entries(group).filter(([, value]) => value !== undefined)
  return { ...defaults, ...Object.fromEntries(set) }
}

/** An outside service gives its customers their ids, so these have no defaults. */
const mailDefaults = ({ company }: IdentityFile, origin = 'own') => ({
  origin,
  ...(origin === 'own' && {
    publicKey: company?.id,
    serviceId: 'inbox',
    templateId: 'inquiry',
  }),
  throttle: 10_000,
  blockHeadless: false,
  blockList: [],
})
