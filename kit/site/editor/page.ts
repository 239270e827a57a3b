import CMS from '@sveltia/cms'
import { fill } from '#i18n/format.ts'
import words from '#messages/editor.json' with { type: 'json' }
import { writeStored } from '#site/storage/browser-storage.ts'

/**
 * The page of `npm run edit`. Sveltia keeps its files in folders of the browser; this page gives it
 * folders that are the ones on the disk. So it works in every browser, and the dev server can refuse
 * what the site's checks would.
 */

const key = new URLSearchParams(location.search).get('key') ?? ''
const versions = new Map<string, string>()

async function ask(file: string, method = 'GET', body?: Blob | string): Promise<Response> {
  const version = versions.get(file)
  const headers = { 'x-key': key, ...(version && { 'if-match': version }) }
  const response = await fetch(`/edit/${encodeURI(file)}`, { method, headers, body: body ?? null })
  versions.set(file, response.headers.get('etag') ?? version ?? '')
  return response
}

const { config, files: names, previews } = await (await ask('content')).json()
const files = new Set<string>(names)

const status = document.querySelector<HTMLElement>('#status p')
const link = document.querySelector<HTMLAnchorElement>('#status a')

function tell(text: string): void {
  if (status) status.textContent = text
}

/** Saves or deletes a file. Sveltia shows the message of a refusal, and keeps what was written. */
async function change(file: string, method: 'PUT' | 'DELETE', body?: Blob | string) {
  const response = await ask(file, method, body)
  if (!response.ok) {
    const message = `${words.refused}\n${await response.text()}`
    tell(message)
    throw new Error(message)
  }
  if (method === 'PUT') files.add(file)
  else files.delete(file)
  tell(fill(words[method === 'PUT' ? 'saved' : 'deleted'], { file }))
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
    return new File([await (await ask(this.path)).blob()], this.name)
  }

  async createWritable() {
    const write = (data: Blob | string) => change(this.path, 'PUT', data)
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
    if (files.has(this.path + name)) await change(this.path + name, 'DELETE')
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
    } catch {
      tell(words.stopped)
    }
    for (const each of buttons) each.disabled = false
  })

/** Leads to the page of the entry that's open. */
function showLink(): void {
  const [, collection = '', entry] =
    /^#\/collections\/(\w+)[^/]*(?:\/entries\/([^/?]+))?/.exec(location.hash) ?? []
  const path: string = previews[entry ?? ''] ?? previews[collection] ?? '/'
  if (link) link.href = entry || !path.includes('{') ? fill(path, { slug: entry ?? '' }) : '/'
}

addEventListener('hashchange', showLink)
showLink()
CMS.init({ config })
