// `#forms.ts` on the server and in the commands. Vite finds the same list (`vite-plugin.ts`).
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readSource, sourceProblems } from '#content/content-source.ts'
import { problemsError } from '#content/problem.ts'
import type { FormField } from '#contracts/fields.ts'
import { contactFormSchema, type OwnForm, ownFormSchema } from '#contracts/own-form.ts'
import { siteFile } from './root.ts'
import { siteLanguage } from './site-words.ts'

const language = siteLanguage()
const folder = siteFile(`content/${language}/forms/`)
const shownAs = `content/${language}/forms`
const files = existsSync(folder)
  ? readdirSync(fileURLToPath(folder)).filter((name) => /\.ya?ml$/.test(name))
  : []
const sources = files.map((file) => ({
  name: file.replace(/\.ya?ml$/, ''),
  source: readSource(`${shownAs}/${file}`, readFileSync(new URL(file, folder), 'utf8')),
}))
const schemaOf = (name: string) => (name === 'contact' ? contactFormSchema : ownFormSchema)

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

/**
 * The owner's forms by the names of their files in `content/<language>/forms/`. Importing this throws
 * one error that lists every mistake in them.
 */
export const forms: Record<string, OwnForm> = Object.fromEntries(
  sources
    .filter(({ name }) => name !== 'contact')
    .map(({ name, source }) => [name, ownFormSchema.parse(source.value) as OwnForm]),
)

const contact = sources.find(({ name }) => name === 'contact')
/** Fields that the owner adds to the contact form. */
export const addedContactFields: FormField[] = contact
  ? (contactFormSchema.parse(contact.source.value).fields as FormField[])
  : []
