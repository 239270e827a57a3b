// `#forms.ts` on the server and in the commands. Vite finds the same list (`vite-plugin.ts`).
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readSource, sourceProblems } from '#content/content-source.ts'
import { problemsError } from '#content/problem.ts'
import { type OwnForm, ownFormSchema } from '#contracts/own-form.ts'
import { siteFile } from './root.ts'
import { language } from './site-words.ts'

/**
 * The owner's forms by the names of their files in `content/<language>/forms/`. Throws one error that
 * lists every mistake in them.
 */
export const forms: Record<string, OwnForm> = readForms(
  siteFile(`content/${language}/forms/`),
  `content/${language}/forms`,
)

export function readForms(folder: URL, shownAs: string): Record<string, OwnForm> {
  const names = existsSync(folder) ? readdirSync(fileURLToPath(folder)) : []
  const sources = names
    .filter((name) => /\.ya?ml$/.test(name))
    .map((name) => ({
      name: name.replace(/\.ya?ml$/, ''),
      source: readSource(`${shownAs}/${name}`, readFileSync(new URL(name, folder), 'utf8')),
    }))
  const problems = sources.flatMap(({ name, source }) => [
    ...sourceProblems(source, ownFormSchema),
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
  return Object.fromEntries(
    sources.map(({ name, source }) => [name, ownFormSchema.parse(source.value) as OwnForm]),
  )
}
