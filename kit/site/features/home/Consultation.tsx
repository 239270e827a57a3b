import type { CollectionEntry } from 'astro:content'
import { questionnairePath } from '#contracts/questionnaire.ts'
import { fill } from '#i18n/format.ts'
import words from '#messages/home.json' with { type: 'json' }
import { ButtonLink } from '#site/ui/Button.tsx'
import { Heading } from '#site/ui/Heading.tsx'
import { Icon } from '#site/ui/Icon.tsx'
import styles from './consultation.css?url'

type ConsultationProps = NonNullable<CollectionEntry<'homePage'>['data']['consultation']>

/**
 * The offer of a free consultation: a card in a corner, which leaves the page usable and the focus where
 * it is. `consultation.ts` shows it some time after loading.
 */
export function Consultation({ heading, text, action, time, delaySeconds }: ConsultationProps) {
  return (
    <>
      <p className="visually-hidden" role="status" data-consultation="status" />
      <dialog
        aria-labelledby="consultation-heading"
        data-consultation="dialog"
        data-delay={delaySeconds}
        data-styles={styles}
        data-announcement={fill(words.consultation.announcement, { heading })}
        data-ground="brand"
      >
        <Heading id="consultation-heading" className="display" text={heading} />
        <p className="copy">{text}</p>
        <ButtonLink href={questionnairePath} data-consultation="accept">
          {action}
        </ButtonLink>
        <p className="label">{time}</p>
        <button type="button" aria-label={words.consultation.close} data-consultation="close">
          <Icon name="close" />
        </button>
      </dialog>
    </>
  )
}
