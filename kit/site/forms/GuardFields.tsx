import { guardFields } from '#contracts/form-guards.ts'
import { HoneypotField } from './HoneypotField.tsx'

/** The fields that the site's own server expects in addition to the visitor's. */
export function GuardFields({ formId }: { formId: string }) {
  return (
    <>
      <HoneypotField id={`${formId}-homepage`} name={guardFields.honeypot} />
      <input type="hidden" name={guardFields.token} />
      <input type="hidden" name={guardFields.key} />
    </>
  )
}
