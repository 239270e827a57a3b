import './interface-language.ts'
import CMS from '@sveltia/cms'
import { entryOf, fill } from '#i18n/format.ts'
import words from '#messages/editor.json' with { type: 'json' }
import { readStored, removeStored, writeStored } from '#site/storage/browser-storage.ts'
import { type IconName, icons } from '#site/ui/icons.ts'
import { deletion } from './deletion.ts'
import { iconRows, withTile } from './icon-rows.ts'

/**
 * The page of `npm run edit`. Sveltia keeps its files in folders of the browser; this page gives it
 * folders that are the ones on the disk. So it works in every browser, and the dev server can refuse
 * what the site's checks would.
 */

/** Sveltia takes the key out of the address, so it's kept until the tab is closed. */
const kept = 'editor-key'
const key = new URLSearchParams(location.search).get('key') ?? readStored(kept, 'session') ?? ''
writeStored(kept, key, 'session')
const versions = new Map<string, string>()

async function ask(file: string, method = 'GET', body?: FormData): Promise<Response> {
  const response = await fetchWithRetries(`/edit/${encodeURI(file)}`, {
    method,
    headers: { 'x-key': key },
    body: body ?? null,
  })
  const version = response.headers.get('etag')
  if (version) versions.set(file, version)
  return response
}

/**
 * The dev server restarts after a change of interface words or identity.ts, and may be away for a moment.
 * A save can be sent again, because one that was already done is only answered. An owner who waits for
 * it should hear within 10 s that the server has been stopped.
 */
async function fetchWithRetries(
  url: string,
  options: RequestInit,
  attempts = options.method === 'POST' ? 20 : 60,
): Promise<Response> {
  try {
    return await fetch(url, options)
  } catch (error) {
    if (/\/(publish|undo)$/.test(url) || attempts === 1) throw error
    await new Promise((later) => setTimeout(later, 500))
    return fetchWithRetries(url, options, attempts - 1)
  }
}

const status = document.querySelector<HTMLElement>('#status p')
const link = document.querySelector<HTMLAnchorElement>('#status a')

function tell(text: string): void {
  if (status) status.textContent = text
}

const opened = await ask('content')
if (!opened.ok) {
  tell(await opened.text())
  throw new Error(words.key)
}
const {
  config,
  files: names,
  previews,
  originals,
  languages,
  problems,
  broken,
} = await opened.json()
const files = new Set<string>(names)

/** Whether the owner did anything in the open form since the last save. */
let isTouched = false
const touch = ({ target }: Event) => {
  if ((target as Element).closest('.app-shell .field')) isTouched = true
}
addEventListener('input', touch, true)
addEventListener('click', touch, true)

/** Sveltia lets a form be saved once something differs. */
const isUnsaved = () =>
  isTouched &&
  document.querySelector<HTMLButtonElement>('.app-shell button.primary')?.disabled === false

addEventListener('beforeunload', (event) => {
  if (isUnsaved()) event.preventDefault()
})
// In the capture phase, because Sveltia forgets the form as soon as its Back button is clicked.
addEventListener(
  'click',
  (event) => {
    if (!(event.target as Element).closest('.app-shell button.back') || !isUnsaved()) return
    if (confirm(words.leave)) isTouched = false
    else event.stopImmediatePropagation()
  },
  true,
)
// The browser's Back and Forward buttons, in browsers that let a page stop them.
window.navigation?.addEventListener('navigate', (event) => {
  const { hash } = new URL(event.destination.url)
  if (hash !== location.hash && event.cancelable && isUnsaved() && !confirm(words.leave))
    event.preventDefault()
})

/** The former names of texts that get another one with the next save. */
const formerNames = new Map<string, string>()

/** Texts as they were read, by their files: Sveltia renames one by writing it elsewhere first. */
const sources = new WeakMap<object, string>()

/** What was said before the page was reloaded. */
const lastWords = 'editor-said'
const said = readStored(lastWords, 'session')
if (said) tell(said)
else if (problems) tell(`${words.broken}\n${problems}`)
removeStored(lastWords, 'session')
/** Whether a save has changed more than Sveltia knows. */
let mustReload = false

/** What Sveltia wants to save at once, such as an article and its pictures. */
let waiting: Map<string, Blob | string | undefined> | undefined
let saved: Promise<void> = Promise.resolve()

/**
 * Saves a file, or deletes it without a content. Sveltia asks for each file of a save by itself, but
 * at once: all of them are saved, or none. Sveltia shows why a save was refused, and keeps what was
 * written.
 */
function change(file: string, content?: Blob | string): Promise<void> {
  if (!waiting) {
    const batch = new Map<string, Blob | string | undefined>()
    waiting = batch
    saved = new Promise((resolve) => setTimeout(resolve)).then(() => {
      waiting = undefined
      return save(batch)
    })
  }
  waiting.set(file, content)
  return saved
}

async function save(batch: Map<string, Blob | string | undefined>): Promise<void> {
  const form = new FormData()
  const changes = [...batch.keys()].map((file) => {
    const from = formerNames.get(file) ?? null
    return [file, versions.get(from ?? file) ?? null, from]
  })
  form.set('changes', JSON.stringify(changes))
  for (const [file, content] of batch)
    if (content === undefined) form.set(file, deletion)
    else form.set(file, new Blob([content]), file)
  const response = await ask('content/save', 'POST', form)
  const renamed = [...batch.keys()].flatMap((file) => formerNames.get(file) ?? [])
  for (const file of batch.keys()) formerNames.delete(file)
  if (!response.ok) {
    const message = `${words.refused}\n${await response.text()}`
    tell(message)
    throw new Error(message)
  }
  const done: { versions: Record<string, string>; also: string[] } = await response.json()
  for (const [file, version] of Object.entries(done.versions))
    if (version) versions.set(file, version)
    else versions.delete(file)
  for (const file of renamed) {
    files.delete(file)
    versions.delete(file)
  }
  isTouched = false
  for (const [file, content] of batch) {
    if (content === undefined) files.delete(file)
    else files.add(file)
    tell(fill(content === undefined ? words.deleted : words.saved, { file }))
  }
  // An answer that was lost doesn't come again with the files that changed when one was renamed.
  if (renamed.length > 0) mustReload = true
  if (done.also.length === 0) return
  tell(`${status?.textContent}\n${fill(words.also, { files: done.also.join(', ') })}`)
  mustReload = true
}

class FileHandle {
  kind = 'file'
  path: string
  name: string

  constructor(path: string) {
    this.path = path
    this.name = path.replace(/.*\//, '')
  }

  async getFile() {
    const file = new File([await (await ask(this.path)).blob()], this.name)
    if (/\.(ya?ml|mdx?|json)$/.test(this.path)) sources.set(file, this.path)
    return file
  }

  async createWritable() {
    const write = async (data: Blob | string) => {
      const from = typeof data === 'object' ? sources.get(data) : undefined
      if (from) formerNames.set(this.path, from)
      else await change(this.path, data)
    }
    return { write, close: async () => undefined }
  }
}

class FolderHandle {
  kind = 'directory'
  path: string

  constructor(path: string) {
    this.path = path
  }

  async *entries() {
    const inside = [...files].filter((file) => file.startsWith(this.path))
    const children = new Set(
      inside.map((file) => file.slice(this.path.length).replace(/\/.*/, '/')),
    )
    for (const name of children)
      yield name.endsWith('/')
        ? [name.slice(0, -1), new FolderHandle(this.path + name)]
        : [name, new FileHandle(this.path + name)]
  }

  async getDirectoryHandle(name: string) {
    // The folder that Sveltia keeps everything in.
    return new FolderHandle(name === 'sveltia-cms-test' ? '' : `${this.path}${name}/`)
  }

  async getFileHandle(name: string) {
    return new FileHandle(this.path + name)
  }

  async removeEntry(name: string) {
    const file = this.path + name
    if (files.has(file) && ![...formerNames.values()].includes(file)) await change(file)
  }
}

navigator.storage.getDirectory = async () => new FolderHandle('') as never
// Otherwise Sveltia would write under another name first, and rename.
delete (FileSystemFileHandle.prototype as { move?: unknown }).move
writeStored('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }))

const buttons = document.querySelectorAll<HTMLButtonElement>('[data-publish]')

for (const button of buttons)
  button.addEventListener('click', async () => {
    for (const each of buttons) each.disabled = true
    tell(words.publishing)
    try {
      const response = await ask(`content/${button.dataset['publish']}`, 'POST')
      tell(await response.text())
      // An undo has replaced the files that this page shows.
      if (response.ok && button.dataset['publish'] === 'undo') mustReload = true
    } catch {
      tell(words.stopped)
    }
    for (const each of buttons) each.disabled = false
  })

/** The file of a form, by its address. */
function fileOf(full: string, entry: string): string | undefined {
  const collection = config.collections.find(({ name }: { name: string }) => name === full)
  const file = collection?.files?.find(({ name }: { name: string }) => name === entry)?.file
  return file ?? (entry && collection && `${collection.folder}/${entry}.${collection.extension}`)
}

/** The address of a file's form. */
function formOf(file: string): string | undefined {
  const [, folder, name, extension] = /^(.*)\/(.*)\.(\w+)$/.exec(file) ?? []
  for (const each of config.collections) {
    const own = each.files?.find((one: { file: string }) => one.file === file)
    if (own) return `#/collections/${each.name}/entries/${own.name}`
    if (each.folder === folder && each.extension === extension)
      return `#/collections/${each.name}/entries/${name}`
  }
  return undefined
}

interface Language {
  language: string
  name: string
  isFirst: boolean
  translated: string[]
}

const languageButtons = (languages as Language[]).map((language) => {
  const button = document.createElement('button')
  link?.before(button)
  button.addEventListener('click', () => void openIn(language, button))
  return { ...language, button }
})

/** The text of the first language that the open form is about. */
let openOriginal: string | undefined

/** Says what each language's button does with the open form. */
function nameButtons(full: string, entry: string): void {
  const form = `${full}/${entry}`
  const own = fileOf(full, entry) ?? ''
  const isOriginal = files.has(own) && /^(content\/\w+\/|identity\.ts$)/.test(own)
  // In the first language, there's a button for each of the others.
  const inFirst = languageButtons.every((each) => !each.isFirst)
  // What identity.ts says has a form in every language.
  if (form === 'pages/company') openOriginal = 'identity.ts'
  else if (inFirst) openOriginal = isOriginal ? own : undefined
  else openOriginal = originals[form]
  for (const { button, name, isFirst, translated } of languageButtons) {
    const isMissing = openOriginal && !isFirst && !translated.includes(openOriginal)
    const isText = isMissing && !/\/messages\/|^identity\.ts$/.test(openOriginal ?? '')
    button.textContent = fill(isText ? words.translate : words.editIn, { language: name })
  }
}

async function openIn({ language }: Language, button: HTMLButtonElement): Promise<void> {
  if (isUnsaved() && !confirm(words.leave)) return
  button.disabled = true
  tell(words.opening)
  const body = JSON.stringify({ language, original: openOriginal })
  const headers = { 'x-key': key }
  const response = await fetch('/edit/content/language', { method: 'POST', headers, body }).catch(
    () => undefined,
  )
  button.disabled = false
  const answer = await response?.text()
  if (!response?.ok || !answer) return tell(answer || words.stopped)
  isTouched = false
  location.assign(answer)
}

/** Leads to the page of the entry that's open, and shows its original beside it. */
function showEntry(): void {
  const [, full = '', entry] =
    /^#\/collections\/([^/?]+)(?:\/entries\/([^/?]+))?/.exec(location.hash) ?? []
  const [collection = ''] = full.split('-')
  const name = decodeURIComponent(entry ?? '')
  void showOriginal(originals[`${full}/${name}`])
  nameButtons(full, name)
  const path =
    [entry ?? '', full, collection].map((each) => entryOf<string>(previews, each)).find(Boolean) ??
    '/'
  if (link) link.href = entry ? fill(path, { slug: entry }) : path.replace(/\/[^/]*\{.*/, '') || '/'
}

async function showOriginal(file: string | undefined): Promise<void> {
  const text = file ? await (await ask(file)).text() : ''
  const panel = document.querySelector<HTMLElement>('#original')
  const [heading, shown] = [panel?.querySelector('h2'), panel?.querySelector('pre')]
  if (!panel || !heading || !shown) return
  heading.textContent = file ?? ''
  shown.textContent = text
  shown.lang = file?.split('/')[1] ?? ''
  panel.hidden = !file
}

interface IconProps {
  value: unknown
  onChange: (value: string | string[]) => void
  forID: string
  field: { options?: string[]; get?: (name: string) => string[] }
}

const lines = (rows: string[]) => `${rows.join('\n')}\n`

/** An icon by its name, which its tiles show, or drawn tile by tile. */
function IconField({ value, onChange, forID, field }: IconProps) {
  const { h } = window as unknown as { h: typeof import('react').createElement }
  const names = [...(field.get?.('options') ?? field.options ?? [])]
  const name = names.find((each) => each === value)
  const rows = iconRows(icons[name as IconName] ?? value)
  const change = (icon: string) => {
    // Sveltia would keep the rows of a list beside a text.
    if (Array.isArray(value)) onChange([])
    onChange(icon)
  }
  const tile = (y: number, x: number) =>
    h('input', {
      key: `${y},${x}`,
      type: 'checkbox',
      'aria-label': fill(words.tile, { row: y + 1, column: x + 1 }),
      checked: rows[y]?.[x] === '#',
      onChange: () => change(lines(withTile(rows, y, x))),
    })
  return h(
    'div',
    { className: 'icon-field' },
    h(
      'select',
      {
        id: forID,
        value: name ?? '',
        onChange: (event: { target: { value: string } }) =>
          change(event.target.value || lines(iconRows(''))),
      },
      h('option', { value: '' }, words.drawn),
      names.map((each) => h('option', { key: each, value: each }, each)),
    ),
    h(
      'div',
      { style: { gridTemplateColumns: `repeat(${rows[0]?.length}, 28px)` } },
      rows.map((row, y) => Array.from(row, (_, x) => tile(y, x))),
    ),
  )
}

CMS.registerFieldType('icon', IconField as never)

const bar = document.querySelector<HTMLElement>('#status')
if (bar)
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--bar', `${bar.offsetHeight}px`)
  }).observe(bar)

addEventListener('hashchange', () => {
  isTouched = false
  if (!mustReload) return showEntry()
  writeStored(lastWords, status?.textContent ?? '', 'session')
  // Until the dev server answers, this page stays, and a form opened in it would close again.
  document.body.inert = true
  location.reload()
})
// The file that another language's editor leads to, or one that keeps the site from being built.
const toOpen = new URLSearchParams(location.search).get('open') ?? (location.hash ? null : broken)
if (toOpen) history.replaceState(null, '', `${location.pathname}${formOf(toOpen) ?? ''}`)
showEntry()
CMS.init({ config })
