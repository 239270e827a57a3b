import { type FormSenderOptions, formSender } from './form-sender.ts'
import { moveTo } from './move-to.ts'
import { nextSubmission, notSent, type Submission, type SubmissionEvent } from './submission.ts'

interface FormWords {
  send: string
  sending: string
  /** Why the form wasn't accepted, if that isn't about a field. */
  failure: string
}

interface EnhanceFormOptions extends Omit<FormSenderOptions, 'dispatch'> {
  words: FormWords
}

/**
 * Lets a form work as islands do, without React: for a page with a short form and nothing else. It
 * shows what happens at the marks that the server fills in without scripts
 * (`server/forms/form-page.ts`).
 */
export function enhanceForm(
  form: HTMLFormElement,
  { words, ...options }: EnhanceFormOptions,
): void {
  let submission = notSent
  const dispatch = (event: SubmissionEvent) => {
    const before = submission
    submission = nextSubmission(before, event)
    show(form, submission, words)
    if (submission.attempt > before.attempt) marked(form, 'data-error-summary')?.focus()
  }
  const sender = formSender({ ...options, dispatch })
  // From here on, the script shows errors instead of the browser.
  form.noValidate = true
  sender.renewToken()
  form.addEventListener('input', ({ target }) => {
    if (target) sender.correct(form, target)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void sender.submit(form)
  })
}

const marked = (inside: ParentNode, mark: string) => inside.querySelector<HTMLElement>(`[${mark}]`)

function show(form: HTMLFormElement, submission: Submission, words: FormWords) {
  const { state, errors, advice } = submission
  showErrors(form, errors)
  const failed = state === 'failed'
  showText(marked(form, 'data-form-failure'), failed ? words.failure : '')
  const adviceText = marked(form, 'data-form-advice')
  if (adviceText) adviceText.textContent = advice
  const summary = marked(form, 'data-error-summary')
  if (summary) summary.hidden = !failed && Object.keys(errors).length === 0
  showProgress(form, state === 'sending', words)
  showSent(form, submission)
}

function showErrors(form: HTMLFormElement, errors: Submission['errors']) {
  const items: HTMLElement[] = []
  for (const place of form.querySelectorAll<HTMLElement>('[data-error-for]')) {
    const name = place.dataset['errorFor'] ?? ''
    const error = errors[name] ?? ''
    showText(place, error)
    const control = form.querySelector(`[name="${CSS.escape(name)}"]`)
    if (!control) continue
    if (error) control.setAttribute('aria-invalid', 'true')
    else control.removeAttribute('aria-invalid')
    if (error) items.push(itemFor(control.id, error))
  }
  const list = marked(form, 'data-error-list')
  list?.replaceChildren(...items)
  if (list) list.hidden = items.length === 0
}

/** A link to a control with its error. */
function itemFor(id: string, error: string): HTMLElement {
  const link = document.createElement('a')
  link.href = `#${id}`
  link.textContent = error
  link.addEventListener('click', (event) => moveTo(id, event))
  const item = document.createElement('li')
  item.append(link)
  return item
}

function showText(place: HTMLElement | null, text: string) {
  if (!place) return
  place.textContent = text
  place.hidden = text === ''
}

function showProgress(form: HTMLFormElement, sending: boolean, words: FormWords) {
  const button = form.querySelector('[type=submit]')
  button?.setAttribute('aria-disabled', String(sending))
  const label = button?.querySelector('span')
  if (label) label.textContent = sending ? words.sending : words.send
  const status = form.querySelector('[role=status]')
  if (status) status.textContent = sending ? words.sending : ''
}

/** Shows the message for the outcome in place of the form. */
function showSent(form: HTMLFormElement, { state, outcome }: Submission) {
  if (state !== 'sent') return
  form.hidden = true
  const message =
    document.querySelector<HTMLElement>(`[data-form-sent="${CSS.escape(outcome ?? '')}"]`) ??
    marked(document, 'data-form-sent')
  if (!message) return
  message.dataset['shown'] = 'true'
  message.focus()
}
