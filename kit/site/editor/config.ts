import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join, posix } from 'node:path'
import { z } from 'zod'
import { addOns } from '#add-ons.ts'
import { contentFolder } from '#content/content-folder.ts'
import { sourceAt } from '#content/content-source.ts'
import { filesLike } from '#content/files-in.ts'
import { maxMegabytes } from '#content/picture-limits.ts'
import { translationsOf } from '#content/translations.ts'
import { categoryIds, categoryName } from '#contracts/blog-list.ts'
import { languagesOf } from '#contracts/languages.ts'
import { contactFormSchema, ownFormSchema } from '#contracts/own-form.ts'
import { fill } from '#i18n/format.ts'
import { identity } from '#identity.ts'
import words from '#messages/editor.json' with { type: 'json' }
import { withoutMark } from '#owner/byte-order-mark.ts'
import { companyFile, untranslated } from '#owner/identity.ts'
import { mergedFile, wordFolders } from '#owner/words.ts'
import { redirectsFile } from '#site/build/redirects.ts'
import { companyFacts, contentCollections } from '#site/content-schemas.ts'
import { directorId } from '#site/features/blog/posts.ts'
import { isOneFile, labelOf } from './form-labels.ts'
import { codeFields, identityFile, identityForm } from './identity-form.ts'
import { choiceLabel, inOwnersWords } from './owners-language.ts'

type Schema = z.core.JSONSchema.JSONSchema
type Kind = keyof typeof contentCollections

/** A field of Sveltia's configuration. */
export interface Field {
  name: string
  label: string
  widget: string
  required?: boolean
  [option: string]: unknown
}

const kinds = Object.entries(contentCollections) as [
  Kind,
  { folder: string; pattern: string; schema: z.ZodType },
][]
/** Where Sveltia puts pictures, and how it names them. `files.ts` writes the names content has. */
export const picturesPath = `/${contentFolder}/pictures`

/**
 * Sveltia's configuration for everything in `content/`, made from the schemas whenever the editor
 * is opened, so that it can't drift. Interface texts have no schema: their fields are those that
 * are there.
 */
export function editorConfig(root: string) {
  const many = kinds.filter(([, { pattern }]) => !isOneFile(pattern))
  const single = kinds.filter(([, { pattern }]) => isOneFile(pattern))
  const forms = formFiles(root)
  return {
    // It needs no account, and keeps its files where page.ts tells it to.
    backend: { name: 'test-repo' },
    load_config_file: false,
    media_folder: picturesPath,
    public_folder: picturesPath,
    media_libraries: {
      default: { config: { slugify_filename: true, max_file_size: maxMegabytes * 1e6 } },
      stock_assets: { providers: [] },
    },
    app_title: words.title,
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true },
    editor: { preview: false },
    show_preview_links: false,
    collections: [
      ...many.flatMap(([kind]) => folderCollections(root, kind)),
      {
        name: 'pages',
        label: words.pages,
        files: [
          ...(isFirstLanguage() ? [identityEntry(root)] : []),
          ...single.map(([kind, { folder, pattern }]) => {
            const file = posix.join(contentFolder, folder, pattern)
            return fileEntry(kind, words.kinds[kind], file, fieldsOf(root, kind, [file]))
          }),
          ...(isFirstLanguage() ? [] : [companyEntry(root)]),
        ],
      },
      ...(forms.length > 0 ? [formCollection(root, forms)] : []),
      {
        name: 'words',
        label: words.words,
        files: [
          ...wordFiles(root).map((name) => {
            const stem = basename(name, '.json')
            const file = `${contentFolder}/messages/${name}`
            const own = existsSync(join(root, file)) ? JSON.parse(readText(root, file)) : {}
            const kit = mergedFile(name, wordFolders(basename(contentFolder), addOns)) ?? {}
            const fields = wordFields(kit as Words, own)
            return fileEntry(stem, labelOf(stem), file, fields)
          }),
          fileEntry('redirects', words.redirects, redirectsFile, [
            {
              name: 'redirects',
              label: words.redirects,
              widget: 'keyvalue',
              root: true,
              required: false,
            },
          ]),
        ],
      },
    ],
  }
}

/** What identity.ts says to visitors, for a language that isn't the first one, with that one's as a hint. */
function companyEntry(root: string) {
  const file = companyFile(basename(contentFolder))
  const files = existsSync(join(root, file)) ? [file] : []
  const fields = schemaFields(root, companyFacts, files, [{ facts: untranslated.facts ?? {} }])
  return fileEntry('company', words.kinds.company, file, withHints(fields, untranslated))
}

/** What identity.ts says, for the site's first language. The editor reads and writes it as JSON. */
function identityEntry(root: string) {
  const fields = withCode(schemaFields(root, identityForm, []).map(ofIdentity), codeFields(root))
  const entry = fileEntry('identity', words.kinds.company, identityFile, fields)
  return { ...entry, format: 'json' }
}

/** A field of identity.ts, where a schema doesn't say how it's filled in. */
function ofIdentity(field: Field): Field {
  const { name } = field
  if (name === 'country')
    return { ...field, widget: 'select', pattern: undefined, options: countries() }
  if (name === 'biography' || name === 'description') return { ...field, widget: 'text' }
  // Without one, the initials are drawn.
  if (name === 'photo') return { ...field, required: false }
  const fields = field['fields'] as Field[] | undefined
  return fields ? { ...field, fields: fields.map(ofIdentity) } : field
}

/** All countries by the names that the owner's language has for them. */
function countries(): Choice[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const names = new Intl.DisplayNames(identity.locale, { type: 'region', fallback: 'none' })
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((value) => {
      const label = names.of(value)
      return label && !notCountries.includes(value) ? [{ label, value }] : []
    })
    .toSorted((a, b) => a.label.localeCompare(b.label, identity.locale))
}

/** Codes that have a name but aren't countries, such as the European Union's. */
const notCountries = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']

/** Fields that code sets can't be changed, and say so. */
const withCode = (fields: Field[], code: ReadonlyMap<string, string>, path = ''): Field[] =>
  fields.map((field) => {
    const at = path ? `${path}.${field.name}` : field.name
    if (code.has(at) || code.has('')) {
      const { name } = field
      // Sveltia shows no hint on a field that's only read.
      const label = fill(words.byCode, { label: field.label })
      return { name, label, widget: 'text', required: false, readonly: true }
    }
    const inside = field['fields'] as Field[] | undefined
    const isGroup = field.widget === 'object' && inside
    return isGroup ? { ...field, fields: withCode(inside, code, at) } : field
  })

/** The fields in which the first language says something, with what it says. */
const withHints = (fields: Field[], said: unknown): Field[] =>
  fields.flatMap((field) => {
    const value = (said as Record<string, unknown> | undefined)?.[field.name]
    if (value === undefined) return []
    if (field.widget === 'object') {
      const fields = withHints(field['fields'] as Field[], value)
      return fields.length > 0 ? [{ ...field, fields }] : []
    }
    if (typeof value !== 'string') return [field]
    const widget = value.length > 60 ? 'text' : field.widget
    return [{ ...field, widget, hint: asHint(value) }]
  })

/** Sveltia shows hints as Markdown. */
const asHint = (text: string) => text.replaceAll(/[\\`*_[\]!#<&]/g, '\\$&')

/** The files with words of pages and mails, and those that the site has changes in. */
function wordFiles(root: string): string[] {
  const folders = [
    ...wordFolders(basename(contentFolder), addOns),
    join(root, contentFolder, 'messages'),
  ]
  const names = folders.flatMap((folder) => filesLike('*.json', folder))
  return [...new Set(names)].filter((name) => name !== 'editor.json').toSorted()
}

type Word = Words | string | number | boolean | null | unknown[]
type Words = { [name: string]: Word }

/**
 * Fields for the kit's words and those that the site adds, with the kit's as a hint. Only what's filled in
 * is saved; the rest stays as the kit has it.
 */
const wordFields = (kit: Words, own: Words): Field[] =>
  Object.entries({ ...own, ...kit }).map(([name, value]): Field => {
    const field = { name, label: labelOf(name), required: false }
    if (Array.isArray(value)) return fieldOf(name, schemaOf(value), false)
    if (typeof value !== 'object' || value === null)
      return {
        ...field,
        widget: String(value).length > 60 ? 'text' : 'string',
        ...(name in kit && { hint: asHint(`${value}`) }),
      }
    if (!Object.keys(value).every((key) => /^[\w-]+$/.test(key)))
      return { ...field, widget: 'keyvalue' }
    const fields = wordFields(value, (own[name] ?? {}) as Words)
    return { ...field, required: true, widget: 'object', fields, collapsed: true }
  })

const formFiles = (root: string) => filesLike('*.{yaml,yml}', join(root, contentFolder, 'forms'))

function formCollection(root: string, forms: string[]) {
  return {
    name: 'forms',
    label: words.forms,
    files: forms.map((form) => {
      const file = `${contentFolder}/forms/${form}`
      const name = basename(form, extname(form))
      const schema = name === 'contact' ? contactFormSchema : ownFormSchema
      return fileEntry(name, labelOf(name), file, schemaFields(root, schema, [file]))
    }),
  }
}

export const isFirstLanguage = (): boolean =>
  languagesOf(identity)[0]?.language === basename(contentFolder)

/**
 * The original of each entry that is a translation, by the address of its form. None in the site's
 * first language.
 */
export function originalFiles(
  root: string,
  { collections }: Pick<ReturnType<typeof editorConfig>, 'collections'>,
): Record<string, string> {
  if (isFirstLanguage()) return {}
  const [first, language] = [languagesOf(identity)[0]?.language ?? '', basename(contentFolder)]
  const forms = collections.flatMap((collection) =>
    'files' in collection
      ? collection.files.map(({ name, file }) => [file, `${collection.name}/${name}`] as const)
      : filesLike(`*.${collection.extension}`, join(root, collection.folder)).map(
          (file) =>
            [
              `${collection.folder}/${file}`,
              `${collection.name}/${basename(file, extname(file))}`,
            ] as const,
        ),
  )
  const originals = new Map(
    translationsOf(root, first, language).map(({ file, original }) => [file, original]),
  )
  return Object.fromEntries(
    forms.flatMap(([file, form]) => {
      const original = originals.get(file)
      return original ? [[form, original]] : []
    }),
  )
}

const fileEntry = (name: string, label: string, file: string, fields: Field[]) => ({
  name,
  label,
  file,
  format: extname(file).slice(1),
  fields,
})

/** The files of a kind, one collection for each folder and ending, because Sveltia knows no others. */
function folderCollections(root: string, kind: Kind) {
  const { folder, pattern } = contentCollections[kind]
  const base = `${contentFolder}/${folder}`
  const files = filesLike(pattern, join(root, base)).map((file) => `${base}/${file}`)
  const usual = `${base} ${/(\w+)\}?$/.exec(pattern)?.[1]}`
  const places = files.map((file) => `${dirname(file)} ${extname(file).slice(1)}`)
  return [...new Set([usual, ...places])].map((place, index) => {
    const [at = '', extension = ''] = place.split(' ')
    const inFolder = at.slice(base.length + 1)
    const isMarkdown = extension.startsWith('md')
    const fields = fieldsOf(root, kind, files)
    return {
      name: index === 0 ? kind : `${kind}-${slug(inFolder)}${extension}`,
      label: [words.kinds[kind], inFolder, index > 0 && extension].filter(Boolean).join(' '),
      folder: at,
      ...(extension === 'mdx' && { description: words.mdx }),
      extension,
      format: isMarkdown ? 'yaml-frontmatter' : 'yaml',
      identifier_field: fields[0]?.name,
      // A project may have a link instead of a text.
      fields: isMarkdown ? [...fields, { ...bodyField, required: kind !== 'projects' }] : fields,
    }
  })
}

const slug = (text: string) => text && `${text.replaceAll(/[^a-z0-9]+/g, '-')}-`

/** Only as Markdown: another form of editing would rewrite the parts it doesn't know. */
const bodyField: Field = {
  name: 'body',
  label: words.body,
  widget: 'markdown',
  modes: ['raw'],
  buttons: [],
  hint: asHint(words.hints.body),
}

/** The fields of a kind, and in groups open to others, those that its files have. */
function fieldsOf(root: string, kind: Kind, files: string[]): Field[] {
  const all = schemaFields(root, contentCollections[kind].schema, files)
  // In the site's first language, nothing is a translation.
  const fields = all.filter(({ name }) => name !== 'translationOf' || !isFirstLanguage())
  const options = choices(root)[kind]
  return fields.map((field) => ({
    ...field,
    // Sveltia refuses a choice of nothing.
    ...(options?.[field.name]?.options.length && {
      widget: 'select',
      pattern: undefined,
      field: undefined,
      ...options[field.name],
    }),
  }))
}

/** The fields of a schema, and in groups open to others, those that its files or `more` have. */
function schemaFields(
  root: string,
  contents: z.ZodType,
  files: string[],
  more: unknown[] = [],
): Field[] {
  const schema = z.toJSONSchema(contents, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // What's around a schema, such as its being optional, has no message of its own.
      jsonSchema.description = expectation(zodSchema) ?? jsonSchema.description
    },
  })
  const values = files
    .filter((file) => existsSync(join(root, file)))
    .map((file) => sourceAt(root, file).value)
  return groupFields(widened(schema, [...values, ...more]))
}

interface Choice {
  label: string
  value: string
}

/** Fields that name other entries, each by the name that the owner knows. */
function choices(
  root: string,
): Partial<Record<Kind, Record<string, { options: Choice[]; multiple?: boolean }>>> {
  const named = (folder: string, field: string): Choice[] =>
    filesLike(`${contentFolder}/${folder}/*.yaml`, root).map((file) => {
      const value = basename(file, extname(file))
      const own = (sourceAt(root, file).value as Record<string, unknown> | undefined)?.[field]
      return { value, label: typeof own === 'string' ? own : value }
    })
  const people = [{ value: directorId, label: identity.director.name }, ...named('people', 'name')]
  const services = [...named('services', 'title'), ...named('engagements', 'title')]
  const categories = filesLike(`${contentFolder}/pages/projects.yaml`, root).flatMap(
    (file) => (sourceAt(root, file).value as { categories?: { name: string }[] })?.categories ?? [],
  )
  const groups = categories.map(({ name }) => ({ label: name, value: name }))
  const forms = formFiles(root).map((file) => {
    const value = basename(file, extname(file))
    return { label: labelOf(value), value }
  })
  return {
    blog: {
      author: { options: people, multiple: true },
      category: { options: categoryIds.map((id) => ({ label: categoryName(id), value: id })) },
    },
    projects: {
      category: { options: groups },
      services: { options: services, multiple: true },
      people: { options: people, multiple: true },
    },
    ...(forms.length > 0 && { ownPages: { form: { options: forms } } }),
  }
}

const readText = (root: string, file: string) => withoutMark(readFileSync(join(root, file), 'utf8'))

/** What a schema's message says of a text's form, or of a choice between forms. */
function expectation(schema: z.core.$ZodTypes): string | undefined {
  const { type, format, error, checks = [] } = schema._zod.def as Definition
  const form = checks.find((check) => (check._zod.def as { format?: string }).format === 'regex')
  const message = (form?._zod.def.error ?? (type === 'union' || format ? error : undefined))?.(
    {} as never,
  )
  return typeof message === 'string' ? message : message?.message
}

interface Definition {
  type: string
  format?: string
  error?: z.core.$ZodErrorMap
  checks?: z.core.$ZodCheck[]
}

/** A schema that, where it's open, also has the fields of the values that are there. */
function widened(schema: Schema, values: unknown[]): Schema {
  if (schema.items) return { ...schema, items: widened(schema.items as Schema, values.flat()) }
  if (!schema.properties) return schema
  const groups = values.filter((value) => typeof value === 'object' && value !== null)
  const all: Record<string, unknown> = Object.assign({}, ...groups)
  const others = Object.entries(all).filter(([name]) => /^\w+$/.test(name))
  const properties = {
    ...(schema.additionalProperties &&
      Object.fromEntries(others.map(([name, value]) => [name, schemaOf(value)]))),
    ...schema.properties,
  }
  return {
    ...schema,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, each]) => [
        name,
        widened(
          each as Schema,
          groups.map((group) => (group as Record<string, unknown>)[name]),
        ),
      ]),
    ),
  }
}

/** The schema of a value, all of whose fields must stay. */
function schemaOf(value: unknown): Schema {
  if (Array.isArray(value)) return { type: 'array', items: schemaOf(value[0]) }
  if (typeof value !== 'object' || value === null)
    return { type: typeof value as 'string', description: String(value) }
  const properties = Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, schemaOf(each)]),
  )
  return { type: 'object', properties, required: Object.keys(properties) }
}

const groupFields = ({ properties = {}, required = [] }: Schema): Field[] =>
  Object.entries(properties)
    .filter(([, schema]) => !isEmpty(schema as Schema))
    .map(([name, schema]) => fieldOf(name, schema as Schema, required.includes(name)))

/** An open group that no file has anything in. Sveltia refuses one without fields. */
const isEmpty = ({ properties }: Schema) => properties && Object.keys(properties).length === 0

function fieldOf(name: string, schema: Schema, required: boolean): Field {
  // Sveltia would ask for an entry, but a list may be empty.
  const mayBeEmpty = schema.type === 'array' && !schema.minItems
  return {
    name,
    label: Object.hasOwn(words.fields, name)
      ? words.fields[name as keyof typeof words.fields]
      : labelOf(name),
    required: required && !mayBeEmpty,
    ...widgetOf(name, schema),
    ...(Object.hasOwn(words.hints, name) && {
      hint: asHint(words.hints[name as keyof typeof words.hints]),
    }),
  }
}

const isPicture = ({ pattern }: Schema) =>
  (pattern?.includes('|webp|') || pattern?.includes('\\.svg$')) ?? false

function widgetOf(name: string, schema: Schema): { widget: string; [option: string]: unknown } {
  const { type, anyOf = [], properties, minimum, maximum, description = '' } = schema
  const forms = [schema, ...anyOf] as Schema[]
  const names = forms.flatMap((form) => form.enum ?? [])
  if (forms.some(isPicture)) return { widget: 'image' }
  if (forms.some(({ pattern }) => pattern?.includes('[#.]')))
    return { widget: 'icon', options: names }
  // A day, or a word instead of one.
  if (forms.some((form) => typeof form.const === 'string')) return { widget: 'string' }
  if (forms.some(({ format }) => format === 'date'))
    return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  if (names.length > 0)
    return {
      widget: 'select',
      options: names.map((value) => ({ label: choiceLabel(name, `${value}`), value })),
    }
  if (type === 'boolean') return { widget: 'boolean' }
  if (type === 'integer')
    return {
      widget: 'number',
      min: minimum,
      ...(maximum !== Number.MAX_SAFE_INTEGER && { max: maximum }),
    }
  if (type === 'array') return listWidget(name, schema)
  if (properties && !Object.keys(properties).every((name) => /^[\w-]+$/.test(name)))
    return { widget: 'keyvalue' }
  if (properties) return { widget: 'object', fields: groupFields(schema) }
  if (type === 'object') return { widget: 'keyvalue' }
  // A schema without a pattern may describe itself with what a file says.
  const isLong = description.includes('sentence') || (!schema.pattern && description.length > 60)
  return {
    widget: isLong ? 'text' : 'string',
    // JSON Schema's patterns have the flag u, without which `\p{L}` isn't a letter.
    ...(schema.pattern && { pattern: [`/${schema.pattern}/u`, inOwnersWords(description)] }),
    ...(schema.maxLength && { maxlength: schema.maxLength }),
  }
}

function listWidget(name: string, { items, minItems, maxItems }: Schema) {
  const item = items as Schema
  const options = item.enum && (fieldOf(name, item, true)['options'] as Choice[])
  if (options) {
    const min = minItems && { min: minItems }
    return { widget: 'select', multiple: true, options, dropdown_threshold: options.length, ...min }
  }
  return {
    widget: 'list',
    // Otherwise one slide would be “1 Slides”.
    label_singular: words.fields.item,
    ...(minItems && { min: minItems }),
    ...(maxItems && { max: maxItems }),
    ...(item.properties
      ? { fields: groupFields(item), collapsed: true }
      : { field: fieldOf('item', item, true) }),
  }
}
