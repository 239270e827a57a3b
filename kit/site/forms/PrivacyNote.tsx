import { pages } from '#contracts/pages.ts'
import { rich } from '#i18n/rich.ts'
import words from '#messages/forms.json' with { type: 'json' }
import styles from './Form.module.css'

/** Where a form's visitor reads how their data is handled. */
export const PrivacyNote = () =>
  rich(words.privacy, {
    policy: (name) => (
      <a className={styles.inline} href={pages.privacyPolicy}>
        {name}
      </a>
    ),
  })
