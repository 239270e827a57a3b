// `#forms.ts` on the server and in the commands. Vite finds the same list (`vite-plugin.ts`).
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readSource, sourceProblems } from '#content/content-source.ts'
import { problemsError } from '#content/problem.ts'
import { typesetTexts } from '#content/typography.ts'
import type { FormField } from '#contracts/fields.ts'
import { contactFormSchema, type OwnForm, ownFormSchema } from '#contracts/own-form.ts'
import { identity } from './identity.ts'
import { siteFile } from './root.ts'
import { siteLanguage } from './site-words.ts'
import { languages, spokenObject } from './spoken-language.ts'

const schemaOf = (name: string) => (name === 'contact' ? contactFormSchema : ownFormSchema)

interface Forms {
  own: Record<string, OwnForm>
  /** Fields that the owner adds to the contact form. */
  contact: FormField[]
}

/** The forms in `content/<language>/forms/`. Throws one error that lists every mistake in them. */
function formsIn(language: string): Forms {
  const folder = siteFile(`content/${language}/forms/`)
  const shownAs = `content/${language}/forms`
  const files = existsSync(folder)
    ? readdirSync(fileURLToPath(folder)).filter((name) => /\.ya?ml$/.test(name))
    : []
  const sources = files.map((file) => ({
    name: file.replace(/\.ya?ml$/, ''),
    source: readSource(`${shownAs}/${file}`, readFileSync(new URL(file, folder), 'utf8')),
  }))

  const problems = sources.flatMap(({ name, source }) => [
    ...sourceProblems(source, schemaOf(name)),
    ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)
      ? []
      : [
          {
            file: source.file,
            expected:
              'expected lower-case words joined by hyphens, because the name becomes an address',
            found: name,
          },
        ]),
  ])
  if (problems.length > 0) throw problemsError(problems)

  const { locale } = languages.find((each) => each.language === language) ?? identity
  const printed = (value: unknown) => typesetTexts(value, locale)
  const contact = sources.find(({ name }) => name === 'contact')
  return {
    own: Object.fromEntries(
      sources
        .filter(({ name }) => name !== 'contact')
        .map(({ name, source }) => [name, ownFormSchema.parse(printed(source.value)) as OwnForm]),
    ),
    contact: contact
      ? (contactFormSchema.parse(printed(contact.source.value)).fields as FormField[])
      : [],
  }
}

/** A form's fields with the texts of a translation, which may have them in another order. */
const translated = (fields: FormField[], texts: FormField[] = []): FormField[] =>
  fields.map((field) => {
    const { label, short, missing, options } =
      texts.find(({ name }) => name === field.name) ?? field
    return { ...field, label, short, missing, options: options && { ...field.options, ...options } }
  })

/** The first language's forms, which all pages post to, with the texts of another language. */
function translatedForms({ own, contact }: Forms, language: string): Forms {
  const texts = formsIn(language)
  return {
    own: Object.fromEntries(
      Object.entries(own).map(([name, form]) => {
        const given = texts.own[name]?.sections.flatMap(({ fields }) => fields)
        const sections = form.sections.map((section) => ({
          ...section,
          fields: translated(section.fields, given),
        }))
        return [name, { ...form, sections }]
      }),
    ),
    contact: translated(contact, texts.contact),
  }
}

const first = formsIn(siteLanguage())
const all =
  languages.length === 1
    ? first
    : spokenObject((language) => (language ? translatedForms(first, language) : first))

/**
 * The owner's forms by the names of their files. Their texts are in the language that the server
 * speaks at the moment.
 */
export const forms: Record<string, OwnForm> = all.own

/** Fields that the owner adds to the contact form. */
export const addedContactFields: FormField[] = all.contact
