import { addOns } from '#add-ons.ts'
import type { Identity } from '#contracts/identity.ts'
import { identity } from '#identity.ts'

/**
 * The owner's identity with every part on and no outside services, so that tests don't depend on
 * the owner's choices.
 */
export const everythingOn: Identity = {
  ...identity,
  parts: {
    ...Object.fromEntries(addOns.map(({ name }) => [name, true])),
    newsletter: true,
    chat: true,
    questionnaire: true,
  },
  newsletter: { ...identity.newsletter, frame: 'own', feed: 'own' },
  questionnaire: { ...identity.questionnaire, frame: 'own' },
  services: {
    ...identity.services,
    mail: { ...identity.services.mail, origin: 'own', throttle: 0, blockList: [] },
    feed: { url: 'own' },
  },
}
