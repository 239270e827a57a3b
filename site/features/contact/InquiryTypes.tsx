import { inquiryTypeLabels, inquiryTypes } from '#contracts/contact-fields.ts'
import { FieldError } from '#site/ui/Field.tsx'
import styles from './InquiryTypes.module.css'

/** The choice of the inquiry's type: four tiles, one of them certain. */
export function InquiryTypes({ id, error }: { id: string; error?: string | undefined }) {
  return (
    <fieldset className={styles.types} aria-describedby={`${id}-error`}>
      <legend>About</legend>
      <div className={styles.tiles}>
        {inquiryTypes.map((type, index) => (
          <label key={type}>
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              name="type"
              value={type}
              defaultChecked={index === 0}
              required
            />
            {inquiryTypeLabels[type]}
          </label>
        ))}
      </div>
      <FieldError id={id} name="type" error={error} />
    </fieldset>
  )
}
