import { questionnairePath } from '#contracts/questionnaire.ts'
import words from '#messages/home.json' with { type: 'json' }
import { Art } from '#site/ui/art/Art.tsx'
import { field } from '#site/ui/art/generators.ts'
import { ButtonLink } from '#site/ui/Button.tsx'
import { Icon } from '#site/ui/Icon.tsx'
import { Period } from '#site/ui/Period.tsx'
import styles from './Consultation.module.css'

interface ConsultationProps {
  heading: string
  text: string
  action: string
  /** How long the questionnaire takes. */
  time: string
}

/** The offer of a free consultation. `consultation.ts` shows it a few seconds after loading. */
export function Consultation({ heading, text, action, time }: ConsultationProps) {
  return (
    <dialog
      className={styles.dialog}
      aria-labelledby="consultation-heading"
      data-consultation="dialog"
    >
      <div className={styles.box} data-ground="brand">
        <div className={styles.words}>
          <h2 className="display" id="consultation-heading">
            {heading}
            <Period />
          </h2>
          <p className="copy">{text}</p>
          <ButtonLink href={questionnairePath} data-consultation="accept">
            {action}
          </ButtonLink>
          <p className="label">{time}</p>
        </div>
        <Art
          mosaic={field(6, 6, { seed: 44, from: [6.6, 6.4], reach: 7.4, density: 0.6 })}
          deferred
        />
        <button type="button" aria-label={words.consultation.close} data-consultation="close">
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  )
}
