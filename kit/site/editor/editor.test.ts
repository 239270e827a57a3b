import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { parse, stringify } from 'yaml'
import { z } from 'zod'
import { contentFolder } from '#content/content-folder.ts'
import { readSource } from '#content/content-source.ts'
import { keepFormat } from '#content/keep-format.ts'
import {
  readRecords,
  recordTranslations,
  staleTranslations,
  translationsOf,
  versionOf,
} from '#content/translations.ts'
import { categoryIds } from '#contracts/blog-list.ts'
import { ownFormSchema } from '#contracts/own-form.ts'
import { fill } from '#i18n/format.ts'
import { identity } from '#identity.ts'
import words from '#messages/editor.json' with { type: 'json' }
import { replaceWith, untranslated } from '#owner/identity.ts'
import { mayRestart } from '#owner/restarts.ts'
import { siteFile } from '#owner/root.ts'
import { companyFacts, contentCollections } from '#site/content-schemas.ts'
import { editorConfig, type Field } from './config.ts'
import { deletion } from './deletion.ts'
import editor, { editorPages } from './editor.ts'
import { editableFiles, readVersion, writeFiles } from './files.ts'
import { environment } from './other-languages.ts'
import { followRename } from './renames.ts'

const key = 'test'
let root = ''
let origin = ''
let config: ReturnType<typeof editorConfig>
const server = createServer()

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'editor-'))
  cpSync(siteFile('content'), join(root, 'content'), { recursive: true })
  symlinkSync(siteFile('public'), join(root, 'public'), 'junction')
  mkdirSync(join(root, 'node_modules'))
  config = editorConfig(root)
  const answer = editorPages(root, identity, key)
  server.on('request', (request, response) => {
    request.url = request.url?.replace(/^\/edit\/?/, '/')
    answer(request, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/edit/`
})

afterAll(() => {
  server.close()
  rmSync(root, { recursive: true })
})

const texts = () => editableFiles(root).filter((file) => /\.(ya?ml|mdx?|json)$/.test(file))

/** The fields that the editor shows for a file. */
function fieldsOf(file: string): Field[] {
  const extension = file.replace(/.*\./, '')
  for (const each of config.collections) {
    const own = 'files' in each ? each.files.find((entry) => entry.file === file) : undefined
    if (own) return own.fields
    if ('folder' in each && each.folder === dirname(file) && each.extension === extension)
      return each.fields
  }
  throw new Error(`${file} can’t be edited`)
}

/** Fields of a value that have no place in the form, such as `slides[].deck`. */
function unknown(value: unknown, fields: Field[], at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => unknown(each, fields, `${at}[]`))
  if (typeof value !== 'object' || value === null || value instanceof Date) return []
  return Object.entries(value).flatMap(([name, each]) => {
    const field = fields.find((one) => one.name === name || one['root'])
    if (!field) return [`${at}.${name}`]
    return field['fields'] ? unknown(each, field['fields'] as Field[], `${at}.${name}`) : []
  })
}

test('every field of every content file can be edited', () => {
  expect(texts().length).toBeGreaterThan(20)
  for (const file of texts()) {
    const { value } = readSource(file, readFileSync(join(root, file), 'utf8'))
    // Names the format of a resume, which isn't the owner's to change.
    expect(
      unknown(value, fieldsOf(file)).filter((name) => name !== '.$schema'),
      file,
    ).toEqual([])
  }
})

/** Texts that a form would refuse, by its fields' patterns as Sveltia reads them. */
const refused = (value: unknown, fields: Field[]): string[] =>
  fields.flatMap((each) => {
    const own = (value as Record<string, unknown> | null)?.[each.name]
    const { source = '', flags } =
      /^\/?(?<source>.+?)(?:\/(?<flags>[dgimsuy]*))?$/.exec(String([each['pattern']].flat()[0]))
        ?.groups ?? {}
    return [own].flat().flatMap((one) => {
      if (each['fields']) return refused(one, each['fields'] as Field[])
      if (each['field']) return refused({ item: one }, [each['field'] as Field])
      const isText = typeof one === 'string' && one && each['pattern']
      return isText && !new RegExp(source, flags).test(one.trim()) ? [`${each.name}: ${one}`] : []
    })
  })

test('no form refuses what the content says', () => {
  const found = texts().flatMap((file) =>
    refused(readSource(file, readFileSync(join(root, file), 'utf8')).value, fieldsOf(file)),
  )
  expect(found).toEqual([])
})

test('every kind has a form with every field of its schema; the first language translates none', () => {
  const { collections } = config
  for (const [kind, { schema }] of Object.entries(contentCollections)) {
    const own = collections.find(({ name }) => name === kind)
    const page = collections.flatMap((each) => ('files' in each ? each.files : []))
    const fields =
      own && 'fields' in own ? own.fields : page.find(({ name }) => name === kind)?.fields
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
    const isTranslatable = 'translationOf' in (json.properties ?? {})
    expect(missing(json, fields ?? []), kind).toEqual(isTranslatable ? ['translationOf'] : [])
  }
})

function missing({ properties = {} }: z.core.JSONSchema.BaseSchema, fields: Field[]): string[] {
  return Object.entries(properties).flatMap(([name, each]) => {
    const field = fields.find((one) => one.name === name)
    if (!field?.widget) return [name]
    const { items, ...schema } = each as z.core.JSONSchema.BaseSchema
    return missing((items as typeof schema) ?? schema, (field['fields'] ?? []) as Field[])
  })
}

test('all words of pages and mails have forms, with the kit’s as hints', () => {
  const words = config.collections.find(({ name }) => name === 'words')
  const files = words && 'files' in words ? words.files : []
  expect(files.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['contact', 'forms', 'layout', 'mails', 'redirects']),
  )
  const forms = files.find(({ name }) => name === 'forms')?.fields ?? []
  const sending = forms.find(({ name }) => name === 'sending')
  expect(sending).toMatchObject({ required: false, hint: 'Sending…' })
  expect(forms.find(({ name }) => name === 'errors')?.['fields']).toContainEqual(
    expect.objectContaining({ name: 'missing', widget: 'string' }),
  )
})

test('every field has a label in the owner’s language', () => {
  const known = Object.keys(words.fields)
  const names = (schema: z.core.JSONSchema.BaseSchema): string[] => {
    const { properties = {}, items, anyOf = [] } = schema
    const parts = [...(items ? [items] : []), ...anyOf] as (typeof schema)[]
    const own = Object.entries(properties)
    return [
      ...own.map(([name]) => name),
      ...[...own.map(([, each]) => each as typeof schema), ...parts].flatMap(names),
    ]
  }
  const schemas = [...Object.values(contentCollections).map(({ schema }) => schema), companyFacts]
  for (const schema of [...schemas, ownFormSchema]) {
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
    expect(names(json).filter((name) => !known.includes(name))).toEqual([])
  }
})

test('one slide is called an entry, not “1 Slides”', () => {
  const slides = fieldsOf('content/en/pages/home.yaml').find(({ name }) => name === 'slides')
  expect(slides).toMatchObject({ label: 'Slides', label_singular: 'Entry' })
})

test('every message about what a field expects is in the owner’s language', () => {
  const messages = (fields: Field[]): string[] =>
    fields.flatMap(({ pattern, fields = [], field }) => [
      ...(Array.isArray(pattern) ? [String(pattern[1])] : []),
      ...messages([...(fields as Field[]), ...(field ? [field as Field] : [])]),
    ])
  const said = config.collections.flatMap((each) =>
    ('files' in each ? each.files : [each]).flatMap(({ fields }) => messages(fields)),
  )
  expect(said.length).toBeGreaterThan(50)
  expect(said.filter((each) => !Object.values(words.expected).includes(each))).toEqual([])
})

test('every choice of the kit’s has a label', () => {
  const unlabeled = (fields: Field[]): string[] =>
    fields.flatMap(({ name, widget, options = [], fields = [], field }) => [
      ...(widget === 'select'
        ? (options as { label: string; value: string }[])
            .filter(({ label, value }) => label === value)
            .map(({ value }) => `${name}: ${value}`)
        : []),
      ...unlabeled([...(fields as Field[]), ...(field ? [field as Field] : [])]),
    ])
  const all = config.collections.flatMap((each) =>
    ('files' in each ? each.files : [each]).flatMap(({ fields }) => unlabeled(fields)),
  )
  // A category has its own name, and a day its English one.
  const named = ['category', 'days']
  expect([...new Set(all)].filter((each) => !named.includes(each.split(':')[0] ?? ''))).toEqual([
    'status: Live',
    'status: Beta',
    'status: Alpha',
  ])
})

test('another language has a form for the company’s facts, with the first one’s as hints', () => {
  const module = new URL('config.ts', import.meta.url)
  const program = `import { editorConfig } from '${module}'
    console.log(JSON.stringify(editorConfig(process.argv[1])))`
  const args = ['--input-type=module', '--eval', program, root]
  const env = { ...process.env, WIZE_LANGUAGE: 'es' }
  const printed = execFileSync(process.execPath, args, { env, encoding: 'utf8' })
  const spanish: typeof config = JSON.parse(printed)
  const files = spanish.collections.flatMap((each) => ('files' in each ? each.files : []))
  const company = files.find(({ name }) => name === 'company')
  expect(company).toMatchObject({ label: 'Datos de la empresa', file: 'content/es/company.yaml' })
  const value = parse(readFileSync(join(root, 'content/es/company.yaml'), 'utf8'))
  expect(unknown(value, company?.fields ?? [])).toEqual([])
  const director = company?.fields.find(({ name }) => name === 'director')?.['fields'] as Field[]
  expect(director.find(({ name }) => name === 'headline')).toMatchObject({
    label: 'Cargo',
    hint: identity.director.headline,
  })
  expect(
    config.collections.flatMap((each) => ('files' in each ? each.files : [])),
  ).not.toContainEqual(expect.objectContaining({ name: 'company' }))
})

test('no choice is one of nothing, which Sveltia refuses', () => {
  const copy = mkdtempSync(join(tmpdir(), 'editor-'))
  cpSync(join(root, 'content'), join(copy, 'content'), { recursive: true })
  for (const folder of ['services', 'engagements'])
    rmSync(join(copy, contentFolder, folder), { recursive: true, force: true })
  const text = JSON.stringify(editorConfig(copy))
  rmSync(copy, { recursive: true })
  expect(text).not.toContain('"options":[]')
})

test('a new article is Markdown, and at those in MDX the owner reads what it is', () => {
  const blog = config.collections.filter(({ name }) => /^blog\b/.test(name))
  expect(blog).toMatchObject([{ extension: 'md' }, { extension: 'mdx', description: words.mdx }])
  expect(blog[0]).not.toHaveProperty('description')
})

test('only a project may have no text, because it may have a link', () => {
  const body = (file: string) => fieldsOf(file).find(({ name }) => name === 'body')
  expect(body('content/en/projects/any.md')).toMatchObject({ required: false })
  expect(body('content/en/blog/any.md')).toMatchObject({ required: true })
})

test('limits of the schemas are limits of the form', () => {
  const fields = fieldsOf('content/en/blog/any.mdx')
  const of = (name: string) => fields.find((field) => field.name === name)
  expect(of('title')).toMatchObject({ required: true, maxlength: 70 })
  expect(of('excerpt')).toMatchObject({
    pattern: ['/[.?!؟…](\\s?[»”“’"\')\\]])*$/u', 'Write full sentences, with a period at the end.'],
  })
  // Optional sentences have room, too, and short facts have one line.
  const project = fieldsOf('content/en/projects/any.md')
  expect(project.find(({ name }) => name === 'situation')).toMatchObject({ widget: 'text' })
  const resume = fieldsOf(`${contentFolder}/resume.json`)
  const work = resume.find(({ name }) => name === 'work')?.['fields'] as Field[]
  expect(work.find(({ name }) => name === 'startDate')).toMatchObject({ widget: 'string' })
  expect(of('date')).toMatchObject({ widget: 'datetime', type: 'date' })
  expect(of('image')).toMatchObject({ widget: 'image', required: false })
  expect(of('draft')).toMatchObject({ widget: 'boolean' })
  // One that must be true would otherwise be saved as a text.
  const testimonial = fieldsOf('content/en/testimonials/any.yaml')
  expect(testimonial.find(({ name }) => name === 'agreed')).toMatchObject({ widget: 'boolean' })
  // The skeleton's services have no points, and must be saved nevertheless.
  const home = fieldsOf('content/en/services/any.yaml').find(({ name }) => name === 'home')
  expect(home?.['fields']).toContainEqual(
    expect.objectContaining({ name: 'points', widget: 'list', required: false }),
  )
  const slides = fieldsOf('content/en/pages/home.yaml').find(({ name }) => name === 'slides')
  expect(slides?.['fields']).toContainEqual(
    expect.objectContaining({ name: 'lines', min: 1, max: 2 }),
  )
})

/** What the editor sends: the values of a file, written without regard to how they were. */
function rewritten(file: string, text: string, values: (all: object) => object): string {
  const [, head = text, body] = /^---\n(.*?\n)---\n(.*)$/s.exec(text) ?? []
  const value = values(parse(head) ?? {})
  if (file.endsWith('.json')) return `${JSON.stringify(value, null, 2)}\n`
  return body === undefined ? stringify(value) : `---\n${stringify(value)}---\n${body}`
}

test('a file that is saved as it was stays as it was, whatever its format', () => {
  for (const file of texts()) {
    const text = readFileSync(join(root, file), 'utf8')
    expect(
      keepFormat(
        file,
        text,
        rewritten(file, text, (all) => all),
      ),
      file,
    ).toBe(text)
  }
})

test('empty fields stay, though the editor leaves them out', () => {
  const post = '---\ntags: [] # none yet\ntitle: A\n---\n\nText.\n'
  const renamed = '---\ntitle: B\n---\nText.\n'
  expect(keepFormat('a.md', post, renamed)).toBe(post.replace('A', 'B'))
  const nested = 'people:\n  - name: A\n    links: []\n'
  expect(keepFormat('a.yaml', nested, 'people:\n  - name: B')).toBe(nested.replace('A', 'B'))
  const json = '{\n  "skills": [],\n  "name": "A"\n}\n'
  expect(keepFormat('a.json', json, '{"name":"B"}')).toBe(json.replace('A', 'B'))
  const blank = "note: ''\nimage:\ntitle: A\n"
  expect(keepFormat('a.yaml', blank, 'title: B')).toBe(blank.replace('A', 'B'))
  // One with entries that's gone has been emptied.
  expect(keepFormat('a.yaml', 'title: A\ntags: [a]\n', 'title: A')).toBe('title: A\n')
})

test('only what differs is written', () => {
  const old =
    '# Ours\ntitle: "A"\nlist: [a, b]\nnote: |\n  One.\n  Two.\ngroup:\n  - name: x # first\n    on: true\n'
  const next = stringify({
    group: [{ name: 'y: z', on: false }],
    list: ['a', 'b, c'],
    note: 'One.\nThree.',
    title: 'B',
    added: { deep: ['1'] },
    draft: false,
  })
  expect(keepFormat('a.yaml', old, next)).toBe(
    "# Ours\ntitle: \"B\"\nlist: [a, 'b, c']\nnote: |-\n  One.\n  Three.\ngroup:\n  - name: 'y: z' # first\n    on: false\nadded:\n  deep:\n    - '1'\n",
  )
  expect(keepFormat('a.yaml', 'a: 1\nb: 2\nc: 3\n', 'c: 3\na: 1')).toBe('a: 1\nc: 3\n')
  const brackets = 'a: { to: /x, label: A }\nlines: [\n  "One",\n  Two, # second\n]\n'
  expect(
    keepFormat('a.yaml', brackets, 'a: { label: "B, C", to: /x }\nlines: [Yes, "No, no"]'),
  ).toBe("a: { to: /x, label: 'B, C' }\nlines: [\n  \"Yes\",\n  'No, no', # second\n]\n")
  expect(keepFormat('a.yaml', 'a: { b: 1, c: 2 }\n', 'a: { b: 1 }')).toBe('a: { b: 1 }\n')
  expect(
    keepFormat('a.yaml', 'a: { b: 1, c: [2] } # !\n', 'a: { b: "1\\n2", c: ["3\\n4", 5] }'),
  ).toBe('a: { b: "1\\n2", c: ["3\\n4",5] } # !\n')
  const icon = 'icon:\n  - "##"\n  - ".."\ntitle: A\n'
  expect(keepFormat('a.yaml', icon, 'icon: "##"\ntitle: B')).toBe(icon.replace('A', 'B'))
  expect(keepFormat('a.yaml', icon, 'icon: |-\n  #.\n  ..\ntitle: A')).toBe(
    icon.replace('##', '#.'),
  )
  expect(keepFormat('a.yaml', icon, 'icon: ai\ntitle: A')).toBe('icon:\n  ai\ntitle: A\n')
  expect(keepFormat('a.yaml', '# Nothing yet\n', '/a: /b\n')).toBe('# Nothing yet\n/a: /b\n')
  expect(
    keepFormat('a.json', '{\n  "a": { "b": "c" },\n  "d": 1\n}\n', '{"d":1,"a":{"b":"e"}}'),
  ).toBe('{\n  "a": { "b": "e" },\n  "d": 1\n}\n')
})

/** Saves files at once, each with the version that was read; a file without a text is deleted. */
function save(
  changes: Record<string, { body?: string | Buffer; version?: string; from?: string }>,
) {
  const form = new FormData()
  const versions = Object.entries(changes).map(([file, { version, from }]) => [
    file,
    version ?? null,
    from ?? null,
  ])
  form.set('changes', JSON.stringify(versions))
  for (const [file, { body }] of Object.entries(changes))
    if (body === undefined) form.set(file, deletion)
    else form.set(file, new Blob([typeof body === 'string' ? body : new Uint8Array(body)]), file)
  return ask('content/save', { method: 'POST', body: form })
}

const ask = (file: string, options: RequestInit & { headers?: Record<string, string> } = {}) =>
  fetch(origin + file, { ...options, headers: { 'x-key': key, ...options.headers } })

test('only who knows the key may read or write, and only content', async () => {
  // The page is the same for everybody, so that it survives a reload without the key in its address.
  expect(await (await ask('')).text()).not.toContain(key)
  expect((await ask('content', { headers: { 'x-key': '' } })).status).toBe(403)
  expect((await ask('content')).status).toBe(200)
  for (const file of [
    'content/en/%2e%2e/%2e%2e/identity.ts',
    'content/en/a.sh',
    'content/.git/a.json',
  ])
    expect((await save({ [file]: { body: 'x' } })).status, file).toBe(422)
  expect((await ask('content/save', { method: 'POST', headers: { 'x-key': '' } })).status).toBe(403)
})

test('a text that the site would refuse is not saved, and the owner reads why', async () => {
  const [file = ''] = texts().filter((name) => basename(dirname(name)) === 'projects')
  const old = readFileSync(join(root, file), 'utf8')
  const version = (await ask(file)).headers.get('etag') ?? ''
  const picture = 'content/en/pictures/refused.png'
  const refused = await save({
    [picture]: { body: readFileSync(new URL('../../../docs/pictures/home.png', import.meta.url)) },
    [file]: { body: old.replace(/^link: .*/m, 'link: nonsense'), version },
  })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toMatch(
    /^Projects › [\w-]+ \(content\/.*, Link: Enter an address on this site, .*\. Found: "nonsense"\.$/,
  )
  expect(readFileSync(join(root, file), 'utf8')).toBe(old)
  // The picture that came with it isn't kept either.
  expect(existsSync(join(root, picture))).toBe(false)

  const body = old.replace(/^link: .*/m, 'link: /contact')
  expect((await save({ [file]: { body, version } })).status).toBe(200)
  expect(readFileSync(join(root, file), 'utf8')).toBe(old.replace(/^link: .*/m, 'link: /contact'))
  // The version is an old one now.
  expect((await save({ [file]: { body: old, version } })).status).toBe(422)
})

test('a save that lacks a file, or its end, changes nothing and says so', async () => {
  const [file = '', other = ''] = texts().filter((name) => name.endsWith('.md'))
  const version = (await ask(file)).headers.get('etag')
  const before = [file, other].map((name) => readFileSync(join(root, name), 'utf8'))
  const form = new FormData()
  const versions = [
    [other, (await ask(other)).headers.get('etag')],
    [file, version],
  ]
  form.set('changes', JSON.stringify(versions))
  form.set(other, new Blob([`${before[1]}\nMore.\n`]), other)
  const whole = new Response(form)
  const type = whole.headers.get('content-type') ?? ''
  const bytes = Buffer.from(await whole.arrayBuffer())
  const empty = new FormData()
  empty.set(other, new Blob(['x']), other)
  const bodies: RequestInit[] = [
    { body: form },
    { body: empty },
    { body: bytes.subarray(0, -20), headers: { 'content-type': type } },
    { body: bytes },
  ]
  for (const options of bodies) {
    const refused = await ask('content/save', { method: 'POST', ...(options as object) })
    expect([refused.status, await refused.text()]).toEqual([422, words.incomplete])
  }
  expect([file, other].map((name) => readFileSync(join(root, name), 'utf8'))).toEqual(before)
})

test('what isn’t from the editor’s page is refused, and is no fault of ours', async () => {
  const saving = ['{', '1', '[1]', '[[1, null]]', '[["a.md", {}]]', '[[["content/en/a.md"], null]]']
  const bodies = saving.map((changes): [string, FormData | string] => {
    const form = new FormData()
    form.set('changes', changes)
    form.set('content/en/a.md', new Blob(['x']), 'a.md')
    return ['content/save', form]
  })
  const languages = ['', '{', 'null', '{"language": 1}', '{"language": "en", "original": 1}']
  for (const body of languages) bodies.push(['content/language', body])
  for (const [path, body] of bodies) {
    const refused = await ask(path, { method: 'POST', body })
    expect([refused.status, await refused.text()]).toEqual([422, words.incomplete])
  }
  expect((await ask('content/%')).status).toBe(422)
  expect((await ask('/')).status).toBe(404)
})

test('the dev server doesn’t restart while a save is on its way', async () => {
  const saving = request(`${origin}content/save`, { method: 'POST', headers: { 'x-key': key } })
  const arrived = once(server, 'request')
  saving.write('The first part')
  await arrived
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const restarted = vi.fn()
  const restart = mayRestart().then(restarted)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(restarted).not.toHaveBeenCalled()
  saving.end()
  const [answer] = await once(saving, 'response')
  answer.resume()
  await vi.advanceTimersByTimeAsync(2_000)
  await restart
})

test('pictures get the names that content uses', async () => {
  const picture = readFileSync(new URL('../../../docs/pictures/home.png', import.meta.url))
  const at = '/content/en/pictures/cover.png'
  const post = `---\ntitle: New\nexcerpt: New.\ndate: 2026-03-01\ncategory: ${categoryIds[0]}\nimage: ${at}\ndraft: true\n---\n\n![Home](${at})\n`
  const file = 'content/en/blog/new-post.mdx'
  const changes = { [file]: { body: post }, 'content/en/pictures/cover.png': { body: picture } }
  const saved = await save(changes)
  expect(saved.status, await saved.text()).toBe(200)
  expect((await save(changes)).status).toBe(200)
  const text = readFileSync(join(root, file), 'utf8')
  expect(text).toContain('\nimage: cover.png\n')
  expect(text).toContain('![Home](../pictures/cover.png)')
  const version = (await ask(file)).headers.get('etag') ?? ''
  expect((await save({ [file]: { version } })).status).toBe(200)
  expect((await save({ [file]: { version } })).status).toBe(200)
  expect(texts()).not.toContain(file)
})

/** Gives a file another name, as Sveltia does, and says what else has changed. */
async function rename(from: string, file: string, edit = (text: string) => text) {
  const body = edit(readFileSync(join(root, from), 'utf8'))
  const version = (await ask(from)).headers.get('etag') ?? ''
  const saved = await save({ [file]: { body, version, from } })
  expect(saved.status, await saved.clone().text()).toBe(200)
  expect(existsSync(join(root, from))).toBe(false)
  // The page sends a save again if its answer was lost.
  const now = read(file)
  const again = await save({ [file]: { body, version, from } })
  expect(again.status, await again.text()).toBe(200)
  expect(read(file)).toBe(now)
  return (await saved.json()).also
}

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const redirects = 'content/redirects.yaml'

test('an article under another name leaves a redirect, its links, and its translation', async () => {
  const [old, next] = ['kill-criteria-before-the-pilot', 'kill-criteria']
  const spanish = 'content/es/blog/criterios-para-parar-antes-del-piloto.mdx'
  // Its downloads are in a folder of its name.
  const file = join(root, `content/en/blog/${old}.mdx`)
  const text = readFileSync(file, 'utf8').replace(/^downloads:\n( .*\n)+/m, '')
  writeFileSync(file, `${text}\n[Again](/blog/${old}#part)\n`)
  recordTranslations(root, 'es', translationsOf(root, 'en', 'es'))
  const linking = texts().filter((name) => read(name).includes(`/blog/${old})`))
  expect(linking.length).toBeGreaterThan(0)
  const records = read('content/es/translations.json')
  const also = await rename(`content/en/blog/${old}.mdx`, `content/en/blog/${next}.mdx`)
  expect(also).toEqual(expect.arrayContaining([redirects, spanish, ...linking]))
  expect(read(redirects)).toMatch(new RegExp(`\n/blog/${old}: /blog/${next}\n$`))
  expect(read(spanish)).toMatch(new RegExp(`^translationOf: ${next}$`, 'm'))
  for (const name of linking) expect(read(name), name).toContain(`/blog/${next})`)
  expect(
    texts().filter((file) => file !== redirects && read(file).includes(`/blog/${old}`)),
  ).toEqual([])
  expect(staleOnes()).toEqual([])

  await rename(`content/en/blog/${next}.mdx`, `content/en/blog/${old}.mdx`)
  expect(read(redirects)).toMatch(new RegExp(`\n/blog/${next}: /blog/${old}\n$`))
  expect(read(redirects)).not.toContain(`/blog/${old}: `)
  expect(read('content/es/translations.json')).toBe(records)
})

test('links follow a page to a name that looks like a replacement pattern', () => {
  const [from = ''] = texts().filter((name) => name.startsWith('content/en/blog/'))
  const old = `/blog/${from.replace(/^.*\/|\.\w+$/g, '')}`
  const to = 'content/en/blog/a$1b$`c.md'
  const text = read(from)
  const linking = `${text}\nSee [this](${old}), please.\n`
  const moved = followRename(root, identity, { from, to, text: linking })
  expect(moved.get(to)).toBe(`${text}\nSee [this](/blog/a$1b$\`c), please.\n`)
})

const staleOnes = () => {
  const { changed, unrecorded } = staleTranslations(root, 'es', translationsOf(root, 'en', 'es'))
  return [...changed, ...unrecorded]
}

test('a translation under another name says what it translates', () => {
  const [from, to] = [
    'content/es/projects/mosaic.yaml',
    'content/es/projects/mosaico.yaml',
  ] as const
  const texts = followRename(root, { ...identity, locale: 'es-US' }, { from, to, text: read(from) })
  expect(texts.get(to)).toMatch(/^translationOf: mosaic$/m)
  // Without a text, a project has no address that could move.
  expect(texts.has(redirects)).toBe(false)
  const { [from.slice(11)]: old, ...others } = readRecords(root, 'es')
  expect(JSON.parse(texts.get('content/es/translations.json') ?? '')).toEqual({
    ...others,
    [to.slice(11)]: old,
  })
})

test('a new translation is recorded with the version that it translates', async () => {
  const file = 'content/es/blog/suite.mdx'
  const body = '---\ntitle: Suite\ntranslationOf: judge-agreement-before-trust\n---\n\nTexto.\n'
  expect((await save({ [file]: { body } })).status).toBe(200)
  const original = read('content/en/blog/judge-agreement-before-trust.mdx')
  expect(readRecords(root, 'es')['blog/suite.mdx']).toBe(versionOf(original))
  rmSync(join(root, file))
})

test('each other language says what it has, and only the site’s languages can be opened', async () => {
  const { languages } = await (await ask('content')).json()
  expect(languages).toMatchObject([{ language: 'es', name: 'Spanish', isFirst: false }])
  const [{ translated }] = languages
  expect(translated).toContain('content/en/blog/kill-criteria-before-the-pilot.mdx')
  expect(translated).not.toContain('content/en/blog/judge-agreement-before-trust.mdx')
  const open = (wanted: object) =>
    ask('content/language', { method: 'POST', body: JSON.stringify(wanted) })
  expect((await open({ language: 'de' })).status).toBe(422)
  const original = 'content/en/blog/kill-criteria-before-the-pilot.mdx'
  const address = await (await open({ language: 'en', original })).text()
  expect(new URL(address).searchParams.get('open')).toBe(original)
  expect(new URL(address).searchParams.get('key')).toBe(key)
  const facts = await (await open({ language: 'en', original: 'identity.ts' })).text()
  expect(new URL(facts).searchParams.get('open')).toBe('identity.ts')
})

test('a service takes its translation along, under the same name', async () => {
  for (const language of ['en', 'es'])
    cpSync(
      join(root, `content/${language}/services/coaching.yaml`),
      join(root, `content/${language}/services/pairing.yaml`),
    )
  await rename('content/en/services/pairing.yaml', 'content/en/services/mentoring.yaml')
  expect(existsSync(join(root, 'content/es/services/mentoring.yaml'))).toBe(true)
  expect(existsSync(join(root, 'content/es/services/pairing.yaml'))).toBe(false)
  expect(read(redirects)).toContain('/services/pairing: /services/mentoring\n')
  expect(read(redirects)).toContain('/es/services/pairing: /es/services/mentoring\n')
  for (const language of ['en', 'es'])
    rmSync(join(root, `content/${language}/services/mentoring.yaml`))
})

test('a page in the menu stays there under another name', async () => {
  const { navigation } = identity
  const file = join(root, 'identity.ts')
  const named = (path: string) => `export const identity = { navigation: [{ path: '${path}' }] }\n`
  writeFileSync(file, named('/prices'))
  writeFileSync(
    join(root, 'content/en/pages/prices.md'),
    '---\ntitle: Prices\ndescription: What we ask for.\n---\n\nText.\n',
  )
  identity.navigation = [...navigation, { path: '/prices' }]
  try {
    await rename('content/en/pages/prices.md', 'content/en/pages/fees.md')
    expect(read('identity.ts')).toBe(named('/fees'))
    expect(identity.navigation).toEqual([...navigation, { path: '/fees' }])
  } finally {
    identity.navigation = navigation
    rmSync(join(root, 'content/en/pages/fees.md'))
    rmSync(file)
  }
})

test('facts about the company are refused as the build would, and code in them stays', async () => {
  const file = join(root, 'identity.ts')
  const before = readFileSync(siteFile('identity.ts'), 'utf8')
    .replace(/^ {2}email: .*$/m, `  // Where we read.\n  email: ['${identity.email}'].join(''),`)
    .replace(/^ {4}nextStart: .*$/m, "    nextStart: ['two', 'weeks'].join(' '),")
  const old = { ...identity }
  writeFileSync(file, before)
  try {
    const fields = editorConfig(root).collections.flatMap((each) =>
      'files' in each ? (each.files.find(({ name }) => name === 'identity')?.fields ?? []) : [],
    )
    const email = fields.find(({ name }) => name === 'email')
    expect(email).toMatchObject({ readonly: true, label: fill(words.byCode, { label: 'Email' }) })
    // Of these, Sveltia couldn't lock the one that code sets.
    expect(fields.find(({ name }) => name === 'facts')).toMatchObject({ readonly: true })
    const opened = await ask('identity.ts')
    const version = opened.headers.get('etag') ?? ''
    const form = await opened.json()
    expect(form.email).toBe(identity.email)
    const body = (values: object) =>
      JSON.stringify({ ...form, email: 'a@other.example', ...values })
    expect(form.facts).toBe(JSON.stringify(untranslated.facts))
    const wrong = { 'identity.ts': { body: body({ booking: 'call us' }), version } }
    const refused = await save(wrong)
    expect([refused.status, await refused.text()]).toEqual([
      422,
      'Pages › Facts about the company (identity.ts), Where visitors book: Enter an https address. Found: "call us".',
    ])
    const menu = [...form.navigation, { path: '/nowhere' }]
    const lost = await save({ 'identity.ts': { body: body({ navigation: menu }), version } })
    expect(await lost.text()).toMatch(
      /^Pages › Facts about the company \(identity\.ts\), Menu: There’s no such page\./,
    )
    expect(read('identity.ts')).toBe(before)

    // Sveltia leaves out what's empty.
    const { social: _social, ...others } = form
    const director = { ...form.director, photo: `/${contentFolder}/pictures/face.jpg` }
    const picture = readFileSync(new URL('../../../docs/pictures/home.png', import.meta.url))
    const good = {
      'identity.ts': {
        body: JSON.stringify({ ...others, director, booking: 'https://book.example/a' }),
        version,
      },
      'content/en/pictures/face.jpg': { body: picture },
    }
    const saved = await save(good)
    expect(saved.status, await saved.clone().text()).toBe(200)
    const written = read('identity.ts')
    // The page sends a save again if a restart has cut off its answer.
    expect((await save(good)).status).toBe(200)
    expect(read('identity.ts')).toBe(written)
    expect(read('identity.ts')).toContain("photo: 'face.jpg'")
    expect(read('identity.ts')).toContain('social: [],')
    expect(read('identity.ts')).toContain(`// Where we read.\n  email: ['${old.email}'].join('')`)
    expect(identity.booking).toBe('https://book.example/a')
    expect((await save(wrong)).status).toBe(422)
  } finally {
    replaceWith(identity, old)
    rmSync(file)
  }
})

test('a page that nobody could visit leaves no redirect', async () => {
  const before = read(redirects)
  const draft = `---\ntitle: New\nexcerpt: New.\ndate: 2026-03-01\ncategory: ${categoryIds[0]}\ndraft: true\n---\n\nText.\n`
  const [first, second, third] = ['first', 'second', 'third'].map(
    (name) => `content/en/blog/${name}.md`,
  ) as [string, string, string]
  expect((await save({ [first]: { body: draft } })).status).toBe(200)
  expect(await rename(first, second)).toEqual([])
  // Published with the new name.
  expect(await rename(second, third, (text) => text.replace('draft: true\n', ''))).toEqual([])
  expect(read(redirects)).toBe(before)
  // With a history, it counts what the last commit has.
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root })
  git('init', '--quiet')
  git('config', 'user.name', 'Owner')
  git('config', 'user.email', 'owner@site.example')
  git('add', 'content/en/legal')
  git('commit', '--quiet', '--message', 'Begin')
  expect(await rename(third, first)).toEqual([])
  git('add', first)
  git('commit', '--quiet', '--message', 'Publish')
  expect(await rename(first, second)).toEqual([redirects])
  expect(await rename(second, third)).toEqual([redirects])
  expect(read(redirects)).toBe(`${before}/blog/first: /blog/third\n`)
  rmSync(join(root, '.git'), { recursive: true })
  await rename(third, first)
  expect(
    (await save({ [first]: { version: (await ask(first)).headers.get('etag') ?? '' } })).status,
  ).toBe(200)
})

test('a name that’s taken isn’t given to another article', async () => {
  const [from = '', file = ''] = texts().filter((name) => name.startsWith('content/en/blog/'))
  const before = read(file)
  const version = (await ask(from)).headers.get('etag') ?? ''
  expect((await save({ [file]: { body: read(from), version, from } })).status).toBe(422)
  expect(read(file)).toBe(before)
})

test('a picture keeps the name that a camera gave it', async () => {
  const body = readFileSync(new URL('../../../docs/pictures/home.png', import.meta.url))
  const file = 'content/en/pictures/Blick über den Hof (2).PNG'
  const saved = await save({ [file]: { body } })
  expect(saved.status, await saved.text()).toBe(200)
  expect(editableFiles(root)).toContain(file)
  expect(Buffer.from(await (await ask(encodeURI(file))).arrayBuffer())).toEqual(body)
})

test('what another program writes while a save is checked isn’t lost', async () => {
  const [file = ''] = texts().filter((name) => name.startsWith('content/en/blog/'))
  const before = read(file)
  const version = readVersion(root, file)?.version
  const saving = writeFiles(root, identity, [
    { file, version, bytes: Buffer.from(`${before}More.\n`) },
  ])
  writeFileSync(join(root, file), `${before}Theirs.\n`)
  await expect(saving).rejects.toThrow(fill(words.changed, { file }))
  expect(read(file)).toBe(`${before}Theirs.\n`)
  writeFileSync(join(root, file), before)
})

test('a save that can’t be finished leaves every file as it was, never a part of it', async () => {
  const [file = ''] = texts().filter((name) => name.startsWith('content/en/blog/'))
  const before = read(file)
  const body = `${before}More.\n`
  const version = (await ask(file)).headers.get('etag') ?? ''
  // A second name for the file. A save in place, which a full disk would cut off, would change it, too.
  linkSync(join(root, file), join(root, 'kept'))
  symlinkSync('nowhere', join(root, 'content/en/pictures/nowhere'))
  const picture = readFileSync(new URL('../../../docs/pictures/home.png', import.meta.url))
  const within = 'content/en/pictures/nowhere/home.png'
  expect((await save({ [file]: { body, version }, [within]: { body: picture } })).status).toBe(500)
  expect(read(file)).toBe(before)
  rmSync(join(root, 'content/en/pictures/nowhere'))
  expect((await save({ [file]: { body, version } })).status).toBe(200)
  expect([read(file), read('kept')]).toEqual([body, before])
  rmSync(join(root, 'kept'))
})

test('a refused change reaches no folder that the content has through a link', async () => {
  const blog = join(root, 'content/en/blog')
  renameSync(blog, join(root, 'articles'))
  symlinkSync(join(root, 'articles'), blog, 'junction')
  try {
    const [name = ''] = readdirSync(blog).filter((each) => /\.mdx?$/.test(each))
    const file = `content/en/blog/${name}`
    const [before, version] = [read(file), readVersion(root, file)?.version]
    const body = before.replace(/^title: .*/m, 'title:')
    expect((await save({ [file]: { body, version } })).status).toBe(422)
    expect(read(file)).toBe(before)
  } finally {
    rmSync(blog)
    renameSync(join(root, 'articles'), blog)
  }
})

test.each(['linked', '.env'])(
  'checks a change to a site with a link in public/ to %s',
  async (to) => {
    const site = mkdtempSync(join(tmpdir(), 'editor-link-'))
    try {
      cpSync(siteFile('content'), join(site, 'content'), { recursive: true })
      mkdirSync(join(site, 'public'))
      writeFileSync(join(site, to), 'x')
      symlinkSync(join('..', to), join(site, 'public/link.txt'))
      const file = 'content/en/pages/about.yaml'
      const { bytes, version } = readVersion(site, file) ?? {}
      const wrong = Buffer.from(`${bytes}`.replace(/^heading: .*/m, 'heading:'))
      await expect(writeFiles(site, identity, [{ file, version, bytes: wrong }])).rejects.toThrow()
      expect(readVersion(site, file)?.version).toBe(version)
    } finally {
      rmSync(site, { recursive: true })
    }
  },
)

test('a file that the content has through a link is written where it is', async () => {
  const file = 'content/en/pages/about.yaml'
  // One beside the content that leads nowhere is no reason to refuse.
  symlinkSync('nowhere', join(root, 'broken'))
  const shared = join(root, 'shared.yaml')
  renameSync(join(root, file), shared)
  symlinkSync(shared, join(root, file))
  try {
    const body = readFileSync(shared, 'utf8').replace(/^heading: .*/m, 'heading: Shared')
    const version = readVersion(root, file)?.version
    expect((await save({ [file]: { body, version } })).status).toBe(200)
    expect(readFileSync(shared, 'utf8')).toBe(body)
  } finally {
    rmSync(join(root, 'broken'))
    rmSync(join(root, file))
    renameSync(shared, join(root, file))
  }
})

test('what checks a change leaves nothing behind', () => {
  expect(readdirSync(join(root, 'node_modules/.cache'))).toEqual([])
})

test('the page brings its own scripts and fonts, and may ask no other host', async () => {
  const page = await ask(`?key=${key}`)
  expect(page.headers.get('content-security-policy')).toMatch(/default-src 'self' data: blob:;/)
  const script = await (await ask('page.js')).text()
  const fonts = script.match(/assets\/[\w-]+\.woff2/g) ?? []
  expect(fonts.length).toBeGreaterThan(2)
  for (const font of fonts) expect((await ask(font)).status, font).toBe(200)
})

test('a build has no part of it', () => {
  const { hooks } = editor(identity)
  expect(Object.keys(hooks).toSorted()).toEqual([
    'astro:config:done',
    'astro:server:setup',
    'astro:server:start',
  ])
})

test('a resume without the open group has no group without fields', () => {
  const file = join(root, contentFolder, 'resume.json')
  const before = readFileSync(file, 'utf8')
  const { meta: _meta, ...resume } = JSON.parse(before)
  writeFileSync(file, JSON.stringify(resume))
  const fields = editorConfig(root).collections.flatMap((each) =>
    'files' in each ? each.files.flatMap((entry) => entry.fields) : each.fields,
  )
  writeFileSync(file, before)
  expect(fields.filter(({ fields }) => Array.isArray(fields) && fields.length === 0)).toEqual([])
})

test('what the editor runs knows nothing of the editor and its language', () => {
  const ours = ['NODE_ENV', 'WIZE_EDITOR', 'WIZE_EDITOR_STARTER', 'WIZE_LANGUAGE']
  for (const name of ours) vi.stubEnv(name, 'es')
  const kept = Object.keys(environment())
  vi.unstubAllEnvs()
  expect(kept.filter((name) => ours.includes(name))).toEqual([])
  expect(kept).toContain('PATH')
})

test('publishing needs the key, and says why it cannot be done', async () => {
  const ask = (headers: Record<string, string>) =>
    fetch(`${origin}content/publish`, { method: 'POST', headers })
  expect((await ask({})).status).toBe(403)
  expect((await fetch(`${origin}content/publish`, { headers: { 'x-key': key } })).status).toBe(405)
  // A build may print megabytes before it says what's wrong.
  const prints =
    "console.log('much '.repeat(400_000)); await new Promise((go) => setTimeout(go, 500))"
  writeFileSync(join(root, 'identity.ts'), prints)
  const answer = await ask({ 'x-key': key })
  rmSync(join(root, 'identity.ts'))
  expect(answer.status).toBe(422)
  expect(await answer.text()).toMatch(/identity\.ts/)
})
