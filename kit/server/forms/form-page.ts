import { randomUUID } from 'node:crypto'
import { escapeText } from 'entities'
import { defaultTreeAdapter, html, parse, serialize } from 'parse5'
import { attributeOf, descendants, type Element, type Parent } from '#content/html-tree.ts'
import { guardFields } from '#contracts/form-guards.ts'
import { fill } from '#i18n/format.ts'
import formWords from '#messages/forms.json' with { type: 'json' }
import { keepLanguage } from '#server/page-language.ts'
import type { Site, StaticFile } from '#server/static/site.ts'

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

/** A start tag or the content of an element, written anew for each visitor. */
type Hole = (view: View) => string

/**
 * A page ready to be filled: its unchanging text, with holes between. Parsing a page takes 10 ms,
 * joining its pieces a hundredth of that.
 */
type Template = (string | Hole)[]

/** The templates by page and the form's action. */
const templates = new WeakMap<FormPage, Map<string, Template>>()

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
  return render(page, action, { failed })
}

/**
 * A built page that confirms its form was accepted: shows the blocks marked with that outcome and
 * hides the form.
 */
export function showFormSent(page: FormPage, action: string, outcome: string): string {
  return render(page, action, { sent: outcome })
}

function render(page: FormPage, action: string, view: View): string {
  const template = templateOf(page, action)
  let text = ''
  for (const piece of template) text += typeof piece === 'string' ? piece : piece(view)
  return text
}

function templateOf(page: FormPage, action: string): Template {
  const known = templates.get(page) ?? new Map<string, Template>()
  templates.set(page, known)
  const template = known.get(action) ?? parseTemplate(page.html, action)
  known.set(action, template)
  return template
}

/**
 * Parses the page and marks the places that a visitor's page differs in. The form loses its
 * enhancements, because its script would show it as built.
 */
function parseTemplate(page: string, action: string): Template {
  const document = parse(page)
  const elements = [...descendants(document)]
  const form = elements.find(
    (element) => element.tagName === 'form' && attributeOf(element, 'action') === action,
  )
  if (!form) throw new Error(`The page has no form for ${action}`)
  for (const element of elements) {
    if (element.tagName === 'astro-island' && [...descendants(element)].includes(form)) {
      removeAttribute(element, 'client')
    }
  }

  const holes = new Holes()
  holes.startTag(form, (attributes, view) => {
    if ('sent' in view) attributes.set('hidden', '')
    // The next form comes from a service's address, which says nothing of the language.
    else attributes.set('action', keepLanguage(action))
  })
  const controls = [...descendants(form)].filter((element) => attributeOf(element, 'name'))
  for (const control of controls) addControl(holes, control)
  const ids = new Map(
    // Of several controls with a name, the first one counts.
    controls
      .toReversed()
      .map((control) => [attributeOf(control, 'name'), attributeOf(control, 'id')]),
  )
  for (const element of elements) addMark(holes, element, ids)
  return holes.split(document)
}

/** Changes an element's attributes for one visitor. */
type Change = (attributes: Attributes, view: View) => void

/** Collects the places in a parsed page that are written anew. */
class Holes {
  readonly #holes: Hole[] = []
  readonly #changes = new Map<Element, Change[]>()
  /** Stands for a hole until the page is serialized. Not in any page, and unchanged by escaping. */
  readonly #mark = `hole-${randomUUID()}-`

  /** Lets a start tag's attributes change. */
  startTag(element: Element, change: Change) {
    const changes = this.#changes.get(element)
    if (changes) changes.push(change)
    else this.#changes.set(element, [change])
  }

  /** Lets an element's content change. What `write` returns is HTML; undefined leaves it as built. */
  content(element: Element, write: (view: View) => string | undefined) {
    const built = serialize(element)
    element.childNodes = []
    defaultTreeAdapter.insertText(element, `${this.#mark}${this.#holes.length};`)
    this.#holes.push((view) => write(view) ?? built)
  }

  /** The page's text, and the holes in it. */
  split(document: Parent): Template {
    for (const [element, changes] of this.#changes) {
      const { tagName, attrs } = element
      const built = attrs.map(({ name, value }) => [name, value] as const)
      element.attrs = [{ name: this.#mark, value: String(this.#holes.length) }]
      this.#holes.push((view) => {
        const attributes: Attributes = new Map(built)
        for (const change of changes) change(attributes, view)
        return startTag(tagName, attributes)
      })
    }
    const marks = new RegExp(`<[^ <>]+ ${this.#mark}="(\\d+)">|${this.#mark}(\\d+);`)
    const template: Template = []
    for (const [index, piece] of serialize(document).split(marks).entries()) {
      // Between two texts are the numbers of a start tag and of a content, of which one is missing.
      if (index % 3 === 0) template.push(piece)
      else if (piece !== undefined) template.push(this.#holes[Number(piece)] as Hole)
    }
    return template
  }
}

/** As parse5 writes attributes, with `<` and `>` escaped. */
const escapeAttribute = (text: string) => escapeText(text).replaceAll('"', '&quot;')

function startTag(name: string, attributes: Attributes): string {
  let tag = `<${name}`
  for (const [key, value] of attributes) tag += ` ${key}="${escapeAttribute(value)}"`
  return `${tag}>`
}

/** In the order they're written. */
type Attributes = Map<string, string>

/** Puts an attribute last, as if it hadn't been there. */
function setLast(attributes: Attributes, name: string, value: string) {
  attributes.delete(name)
  attributes.set(name, value)
}

function addControl(holes: Holes, control: Element) {
  const name = attributeOf(control, 'name') as string
  const type = attributeOf(control, 'type') ?? ''
  /** What to show in it; undefined leaves it as built. */
  const typedIn = (view: View): string[] | undefined => {
    if ('sent' in view) return undefined
    const { fields } = view.failed
    if (type === 'hidden' && !Object.hasOwn(fields, name)) return undefined
    return [(Object.hasOwn(fields, name) && fields[name]) || ''].flat()
  }
  const isTyped = !/^(textarea|select)$/.test(control.tagName)
  const isChoice = isTyped && /^(radio|checkbox)$/.test(type)
  const choice = attributeOf(control, 'value') ?? 'on'

  if (control.tagName === 'textarea')
    // HTML parsers drop a line end at the start of a textarea.
    holes.content(control, (view) => {
      const typed = typedIn(view)
      return typed && escapeText((typed[0] ?? '').replace(/^(?=\r?\n)/, '\n'))
    })
  if (control.tagName === 'select')
    for (const option of descendants(control)) {
      if (option.tagName !== 'option') continue
      const value = attributeOf(option, 'value')
      holes.startTag(option, (attributes, view) => {
        const typed = typedIn(view)
        if (!typed) return
        attributes.delete('selected')
        if (value === (typed[0] ?? '')) attributes.set('selected', '')
      })
    }
  holes.startTag(control, (attributes, view) => {
    if ('sent' in view) return
    if (name === guardFields.token) setLast(attributes, 'value', view.failed.token ?? '')
    const typed = typedIn(view)
    if (!typed) return
    if (isChoice) {
      attributes.delete('checked')
      if (typed.includes(choice)) attributes.set('checked', '')
    } else if (isTyped) setLast(attributes, 'value', typed[0] ?? '')
    if (view.failed.errors[name]) setLast(attributes, 'aria-invalid', 'true')
  })
}

/** Adds what an element's marks ask for. `ids` has the controls' ids by name. */
function addMark(
  holes: Holes,
  element: Element,
  ids: ReadonlyMap<string | undefined, string | undefined>,
) {
  const field = attributeOf(element, 'data-error-for')
  if (field) showText(holes, element, ({ errors }) => errors[field])
  if (attributeOf(element, 'data-form-failure') !== undefined)
    showText(holes, element, ({ failure }) => failure)
  if (attributeOf(element, 'data-error-summary') !== undefined)
    holes.startTag(element, (attributes, view) => {
      if (!hasFailed(view)) return
      attributes.delete('hidden')
      focusFirst(attributes)
    })
  if (attributeOf(element, 'data-error-list') !== undefined) {
    holes.startTag(element, (attributes, view) => {
      if (invalidIn(view).length > 0) attributes.delete('hidden')
    })
    holes.content(element, (view) => {
      const items = invalidIn(view).map(([name, error]) => errorItem(error, ids.get(name)))
      return items.length > 0 ? items.join('') : undefined
    })
  }
  const outcome = attributeOf(element, 'data-form-sent')
  if (outcome !== undefined)
    holes.startTag(element, (attributes, view) => {
      if (!('sent' in view) || view.sent !== outcome) return
      setLast(attributes, 'data-shown', 'true')
      focusFirst(attributes)
    })
  if (element.tagName === 'title' && element.namespaceURI === html.NS.HTML) {
    const [title] = element.childNodes
    const words = title && 'value' in title ? title.value : undefined
    if (words !== undefined)
      holes.content(element, (view) =>
        hasFailed(view) ? escapeText(fill(formWords.errorTitle, { title: words })) : undefined,
      )
  }
}

/** Shows an element with a text, if the failure has one for it. */
function showText(
  holes: Holes,
  element: Element,
  textOf: (failure: FormFailure) => string | undefined,
) {
  const text = (view: View) => ('failed' in view && textOf(view.failed)) || undefined
  holes.startTag(element, (attributes, view) => {
    if (text(view)) attributes.delete('hidden')
  })
  holes.content(element, (view) => {
    const shown = text(view)
    return shown && escapeText(shown)
  })
}

const invalidIn = (view: View) => ('failed' in view ? Object.entries(view.failed.errors) : [])

const hasFailed = (view: View) =>
  'failed' in view && (Boolean(view.failed.failure) || invalidIn(view).length > 0)

function focusFirst(attributes: Attributes) {
  setLast(attributes, 'tabindex', '-1')
  setLast(attributes, 'autofocus', '')
}

function errorItem(text: string, id: string | undefined): string {
  const content = escapeText(text)
  return `<li>${id ? `<a href="#${escapeAttribute(id)}">${content}</a>` : content}</li>`
}

function removeAttribute(element: Element, name: string) {
  element.attrs = element.attrs.filter((candidate) => candidate.name !== name)
}
