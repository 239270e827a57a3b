import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse, serialize } from 'parse5'
import { guardFields } from '#contracts/form-guards.ts'
import { fill } from '#i18n/format.ts'
import formWords from '#messages/forms.json' with { type: 'json' }
import type { Site } from '#server/static/site.ts'

/** A built page with a form, and its headers. */
export interface FormPage {
  html: string
  headers: Record<string, string>
}

/** These describe the file, not a page generated from it. */
const fileHeaders = /^(content-length|etag|last-modified|cache-control|vary)$/i

/** The built page at an address; undefined if there's none. */
export function formPageOf(site: Site, path: string): FormPage | undefined {
  const page = site.get(path)?.variants.identity
  if (!page) return undefined
  const headers: FormPage['headers'] = {}
  for (let index = 0; index < page.headers.length; index += 2) {
    const name = page.headers[index] as string
    if (!fileHeaders.test(name)) headers[name] = page.headers[index + 1] as string
  }
  return { html: page.body.toString(), headers }
}

type Element = DefaultTreeAdapterMap['element']
type Parent = DefaultTreeAdapterMap['parentNode']

/** What a visitor without scripts sees after a form was refused. */
export interface FormFailure {
  /** What the visitor typed, as far as it could be read. */
  fields: Record<string, string | string[]>
  /** Errors by control name, in reading order. */
  errors: Record<string, string>
  /** A sentence about a failure that doesn't belong to a field. */
  failure?: string | undefined
  /** A fresh form token for the next attempt. */
  token?: string
}

/**
 * A built page with what the visitor typed put back and what went wrong beside it. Every
 * value goes in as a text or attribute node, so it is escaped on the way out.
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
export function fillFormPage(
  html: string,
  action: string,
  { fields, errors, failure, token }: FormFailure,
): string {
  const { document, elements, form } = parseFormPage(html, action)
  const controls = [...descendants(form)].filter((element) => attribute(element, 'name'))

  for (const control of controls) {
    const name = attribute(control, 'name') as string
    if (name === guardFields.token) setAttribute(control, 'value', token ?? '')
    if (attribute(control, 'type') === 'hidden' && !(name in fields)) continue
    setValue(control, fields[name] ?? '')
    if (errors[name]) setAttribute(control, 'aria-invalid', 'true')
  }

  const invalid = Object.keys(errors)
  for (const element of elements) {
    const field = attribute(element, 'data-error-for')
    if (field && errors[field]) show(element, errors[field])
    if (attribute(element, 'data-error-summary') !== undefined && (failure || invalid.length > 0)) {
      removeAttribute(element, 'hidden')
      setAttribute(element, 'tabindex', '-1')
      setAttribute(element, 'autofocus', '')
    }
    if (attribute(element, 'data-error-list') !== undefined && invalid.length > 0) {
      removeAttribute(element, 'hidden')
      element.childNodes = []
      for (const name of invalid) {
        const control = controls.find((candidate) => attribute(candidate, 'name') === name)
        const id = control && attribute(control, 'id')
        appendItem(element, errors[name] as string, id)
      }
    }
    if (attribute(element, 'data-form-failure') !== undefined && failure) show(element, failure)
    if (element.tagName === 'title' && (failure || invalid.length > 0)) retitle(element)
  }
  return serialize(document)
}

/**
 * A built page that confirms its form was accepted: shows the blocks marked with that outcome and
 * removes the form.
 */
export function showFormSent(html: string, action: string, outcome: string): string {
  const { document, elements, form } = parseFormPage(html, action)
  setAttribute(form, 'hidden', '')
  for (const element of elements) {
    if (attribute(element, 'data-form-sent') !== outcome) continue
    setAttribute(element, 'data-shown', 'true')
    setAttribute(element, 'tabindex', '-1')
    setAttribute(element, 'autofocus', '')
  }
  return serialize(document)
}

/**
 * Parses the page and removes its form's enhancements: the form's script would show it as built.
 */
function parseFormPage(html: string, action: string) {
  const document = parse(html)
  const elements = [...descendants(document)]
  const form = elements.find(
    (element) => element.tagName === 'form' && attribute(element, 'action') === action,
  )
  if (!form) throw new Error(`The page has no form for ${action}`)
  for (const element of elements) {
    if (element.tagName === 'astro-island' && [...descendants(element)].includes(form)) {
      removeAttribute(element, 'client')
    }
  }
  return { document, elements, form }
}

function setValue(control: Element, typed: string | string[]) {
  const values = [typed].flat()
  const value = values[0] ?? ''
  if (control.tagName === 'textarea') {
    control.childNodes = []
    // HTML parsers drop a line end at the start of a textarea.
    defaultTreeAdapter.insertText(control, value.replace(/^(?=\r?\n)/, '\n'))
  } else if (control.tagName === 'select') {
    for (const option of descendants(control)) {
      if (option.tagName !== 'option') continue
      if (attribute(option, 'value') === value) setAttribute(option, 'selected', '')
      else removeAttribute(option, 'selected')
    }
  } else if (/^(radio|checkbox)$/.test(attribute(control, 'type') ?? '')) {
    if (values.includes(attribute(control, 'value') ?? 'on')) setAttribute(control, 'checked', '')
    else removeAttribute(control, 'checked')
  } else {
    setAttribute(control, 'value', value)
  }
}

function show(element: Element, text: string) {
  removeAttribute(element, 'hidden')
  element.childNodes = []
  defaultTreeAdapter.insertText(element, text)
}

function appendItem(list: Element, text: string, id: string | undefined) {
  const create = (tag: string, attributes: Element['attrs']) =>
    defaultTreeAdapter.createElement(tag, list.namespaceURI, attributes)
  const item = create('li', [])
  const content = id ? create('a', [{ name: 'href', value: `#${id}` }]) : item
  defaultTreeAdapter.insertText(content, text)
  if (content !== item) defaultTreeAdapter.appendChild(item, content)
  defaultTreeAdapter.appendChild(list, item)
}

function retitle({ childNodes: [title] }: Element) {
  if (title && 'value' in title) title.value = fill(formWords.errorTitle, { title: title.value })
}

function* descendants(parent: Parent): Generator<Element> {
  for (const child of parent.childNodes) {
    if (!('tagName' in child)) continue
    yield child
    yield* descendants(child)
  }
}

function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((candidate) => candidate.name === name)?.value
}

function setAttribute(element: Element, name: string, value: string) {
  removeAttribute(element, name)
  element.attrs.push({ name, value })
}

function removeAttribute(element: Element, name: string) {
  element.attrs = element.attrs.filter((candidate) => candidate.name !== name)
}
