import { subscribeFields } from '#contracts/newsletter-fields.ts'
import { paths } from '#contracts/paths.ts'
import words from '#messages/newsletter.json' with { type: 'json' }
import { enhanceForm } from '#site/forms/enhance-form.ts'

const form = document.querySelector<HTMLFormElement>(`form[action="${paths.newsletterSubscribe}"]`)
if (form)
  enhanceForm(form, {
    fields: subscribeFields,
    tokenPath: paths.formToken,
    words: words.form,
  })
