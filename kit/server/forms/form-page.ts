import { escapeText } from 'entities'
import { html } from 'parse5'
import { attributeOf, descendants, type Element, textOf } from '#content/html-tree.ts'
import { guardFields } from '#contracts/form-guards.ts'
import { entryOf, fill } from '#i18n/format.ts'
import formWords from '#messages/forms.json' with { type: 'json' }
import { keepLanguage } from '#server/page-language.ts'
import type { Site, StaticFile } from '#server/static/site.ts'
import { elementsOf, escapeAttribute, PageTemplate } from './page-template.ts'

/** A built page with a form, and its headers. */
export interface FormPage {
  html: string
  headers: Record<string, string>
}

/** These describe the file, not a page generated from it. */
const fileHeaders = /^(content-length|etag|last-modified|cache-control|vary)$/i

/** The pages by their files, which a new build replaces. */
const pages = new WeakMap<StaticFile, FormPage>()

/** The built page at an address; undefined if there's none. The same object until the next build. */
export function formPageOf(site: Site, path: string): FormPage | undefined {
  const file = site.get(path)
  if (!file) return undefined
  const known = pages.get(file)
  if (known) return known
  const { body, headers: built } = file.variants.identity
  const headers: FormPage['headers'] = {}
  for (let index = 0; index < built.length; index += 2) {
    const name = built[index] as string
    if (!fileHeaders.test(name)) headers[name] = built[index + 1] as string
  }
  const page = { html: body.toString(), headers }
  pages.set(file, page)
  return page
}

/** What a visitor without scripts sees after a form was refused. */
export interface FormFailure {
  /** What the visitor typed, as far as it could be read. */
  fields: Record<string, string | string[]>
  /** Errors by control name, in reading order. */
  errors: Record<string, string>
  /** A sentence about a failure that doesn't belong to a field. */
  failure?: string
  /** A fresh form token for the next attempt. */
  token?: string
}

/** What to show in a page: a failure, or the outcome of a form that was accepted. */
type View = { failed: FormFailure } | { sent: string }

/** The templates by page and the form's action. */
const templates = new WeakMap<FormPage, Map<string, PageTemplate<View>>>()

/**
 * A built page with what the visitor typed put back and what went wrong beside it. Every
 * value goes in as text or an attribute, and is escaped.
 *
 * The page needs a form with that `action`. Its controls are found by `name` (input, textarea, select
 * or a group of radio buttons or checkboxes). These marks are optional, and built `hidden`, except
 * `data-form-sent`, which CSS hides until it has `data-shown`:
 * - `data-error-for="from_name"`: shown with the error of that field; the control of that name gets
 *   `aria-invalid` (point its `aria-describedby` at the mark, as always);
 * - `data-error-summary`: shown and focused when there is any error or failure;
 * - `data-error-list`, a `ul` in the summary: gets a link to each control with an error;
 * - `data-form-failure`: shown with a failure that isn't about a field;
 * - `data-form-sent="sent"`: the success message, which `showFormSent` shows.
 */
export function fillFormPage(page: FormPage, action: string, failed: FormFailure): string {
  return templateOf(page, action).fill({ failed })
}

/**
 * A built page that confirms its form was accepted: shows the blocks marked with that outcome and
 * hides the form.
 */
export function showFormSent(page: FormPage, action: string, outcome: string): string {
  return templateOf(page, action).fill({ sent: outcome })
}

function templateOf(page: FormPage, action: string): PageTemplate<View> {
  const known = templates.get(page) ?? new Map<string, PageTemplate<View>>()
  templates.set(page, known)
  const template = known.get(action) ?? makeTemplate(page.html, action)
  known.set(action, template)
  return template
}

/**
 * Marks the places that a visitor's page differs in. The form loses its enhancements, because its script
 * would show it as built.
 */
function makeTemplate(page: string, action: string): PageTemplate<View> {
  const template = new PageTemplate<View>(page)
  const elements = elementsOf(page)
  const form = elements.find(
    (element) => element.tagName === 'form' && attributeOf(element, 'action') === action,
  )
  if (!form) throw new Error(`The page has no form for ${action}`)
  for (const element of elements)
    if (element.tagName === 'astro-island' && [...descendants(element)].includes(form))
      template.attribute(element, 'client', () => undefined)

  template.attribute(form, 'hidden', (view, built) => ('sent' in view ? '' : built))
  // The next form comes from a service's address, which says nothing of the language.
  template.attribute(form, 'action', (view) => ('sent' in view ? action : keepLanguage(action)))
  const controls = [...descendants(form)].filter((element) => attributeOf(element, 'name'))
  for (const control of controls) addControl(template, control)
  const ids = new Map(
    // Of several controls with a name, the first one counts.
    controls
      .toReversed()
      .map((control) => [attributeOf(control, 'name'), attributeOf(control, 'id')]),
  )
  for (const element of elements) addMark(template, element, ids)
  return template
}

function addControl(template: PageTemplate<View>, control: Element) {
  const { tagName } = control
  const name = attributeOf(control, 'name') as string
  const type = attributeOf(control, 'type') ?? ''
  /** What to show in it; undefined leaves it as built. */
  const typedIn = (view: View): string[] | undefined => {
    if ('sent' in view) return undefined
    const { fields } = view.failed
    if (type === 'hidden' && !Object.hasOwn(fields, name)) return undefined
    return [(Object.hasOwn(fields, name) && fields[name]) || ''].flat()
  }
  if (tagName === 'textarea')
    // HTML parsers drop a line end at the start of a textarea.
    template.content(control, (view) => {
      const typed = typedIn(view)
      return typed && escapeText((typed[0] ?? '').replace(/^(?=\r?\n)/, '\n'))
    })
  else if (tagName === 'select') {
    for (const option of descendants(control)) {
      if (option.tagName !== 'option') continue
      const value = attributeOf(option, 'value')
      template.attribute(option, 'selected', (view, built) => {
        const typed = typedIn(view)
        if (!typed) return built
        return value === (typed[0] ?? '') ? '' : undefined
      })
    }
  } else if (/^(radio|checkbox)$/.test(type)) {
    const choice = attributeOf(control, 'value') ?? 'on'
    template.attribute(control, 'checked', (view, built) => {
      const typed = typedIn(view)
      if (!typed) return built
      return typed.includes(choice) ? '' : undefined
    })
  } else
    template.attribute(control, 'value', (view, built) => {
      const typed = typedIn(view)
      if (typed) return typed[0] ?? ''
      return name === guardFields.token && 'failed' in view ? (view.failed.token ?? '') : built
    })
  template.attribute(control, 'aria-invalid', (view, built) =>
    typedIn(view) && errorIn(view, name) ? 'true' : built,
  )
}

/** Adds what an element's marks ask for. `ids` has the controls' ids by name. */
function addMark(
  template: PageTemplate<View>,
  element: Element,
  ids: ReadonlyMap<string | undefined, string | undefined>,
) {
  const field = attributeOf(element, 'data-error-for')
  if (field) showText(template, element, (view) => errorIn(view, field))
  if (attributeOf(element, 'data-form-failure') !== undefined)
    showText(template, element, (view) => ('failed' in view ? view.failed.failure : undefined))
  if (attributeOf(element, 'data-error-summary') !== undefined) {
    template.attribute(element, 'hidden', (view, built) => (hasFailed(view) ? undefined : built))
    focusFirst(template, element, hasFailed)
  }
  if (attributeOf(element, 'data-error-list') !== undefined) {
    template.attribute(element, 'hidden', (view, built) =>
      invalidIn(view).length > 0 ? undefined : built,
    )
    template.content(element, (view) => {
      const items = invalidIn(view).map(([name, error]) => errorItem(error, ids.get(name)))
      return items.length > 0 ? items.join('') : undefined
    })
  }
  const outcome = attributeOf(element, 'data-form-sent')
  if (outcome !== undefined) {
    const isShown = (view: View) => 'sent' in view && view.sent === outcome
    template.attribute(element, 'data-shown', (view, built) => (isShown(view) ? 'true' : built))
    focusFirst(template, element, isShown)
  }
  if (element.tagName === 'title' && element.namespaceURI === html.NS.HTML) {
    const title = textOf(element)
    template.content(element, (view) =>
      hasFailed(view) ? escapeText(fill(formWords.errorTitle, { title })) : undefined,
    )
  }
}

/** Shows an element with a text, if there's one for it. */
function showText(
  template: PageTemplate<View>,
  element: Element,
  text: (view: View) => string | undefined,
) {
  template.attribute(element, 'hidden', (view, built) => (text(view) ? undefined : built))
  template.content(element, (view) => {
    const shown = text(view)
    return shown ? escapeText(shown) : undefined
  })
}

const invalidIn = (view: View) => ('failed' in view ? Object.entries(view.failed.errors) : [])

const errorIn = (view: View, name: string) =>
  'failed' in view ? entryOf(view.failed.errors, name) : undefined

const hasFailed = (view: View) =>
  'failed' in view && (Boolean(view.failed.failure) || invalidIn(view).length > 0)

function focusFirst(
  template: PageTemplate<View>,
  element: Element,
  isFirst: (view: View) => boolean,
) {
  template.attribute(element, 'tabindex', (view, built) => (isFirst(view) ? '-1' : built))
  template.attribute(element, 'autofocus', (view, built) => (isFirst(view) ? '' : built))
}

function errorItem(text: string, id: string | undefined): string {
  const content = escapeText(text)
  return `<li>${id ? `<a href="#${escapeAttribute(id)}">${content}</a>` : content}</li>`
}
