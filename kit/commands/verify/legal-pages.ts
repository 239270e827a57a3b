import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toReview } from '#commands/setup/to-write.ts'
import { readSource } from '#content/content-source.ts'
import { runGit } from '#content/run-git.ts'
import type { Check, Finding } from '#contracts/check.ts'
import type { Identity } from '#contracts/identity.ts'
import { languagesOf } from '#contracts/languages.ts'
import { isSample } from '#contracts/sample.ts'
import { identity } from '#identity.ts'
import { warningAt } from './findings.ts'

/** In every language of the site. */
const legalFiles = (root: string) =>
  languagesOf(identity)
    .flatMap(({ language }) => globSync(`content/${language}/legal/*.md`, { cwd: root }))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()

interface Version {
  /** The date shown, as in the file. */
  updated: string | undefined
  text: string
}

function versionIn(file: string, source: string): Version {
  const { value, body } = readSource(file, source)
  const { updated } = (value ?? {}) as { updated?: string | Date }
  return {
    updated: updated instanceof Date ? updated.toISOString().slice(0, 10) : updated,
    text: body.replaceAll('\r\n', '\n').trim(),
  }
}

/** The file's versions in git, the newest first, each with its day. None where there's no git. */
function* committed(root: string, file: string): Generator<Version & { day: string }> {
  const log = runGit(root, ['log', '--no-show-signature', '--format=%H %cs', '--', file])
  for (const line of log.stdout?.split('\n').filter(Boolean) ?? []) {
    const [id, day = ''] = line.split(' ')
    const { status, stdout } = runGit(root, ['show', `${id}:./${file}`])
    if (status === 0) yield { ...versionIn(file, stdout), day }
  }
}

/** On this computer's calendar, as git's commits are. */
const today = () => new Date().toLocaleDateString('sv')

/** The day the text became what it is now, if the date that's shown is from before that. */
function changedAfterDate(root: string, file: string, now: Version): string | undefined {
  let day = today()
  for (const before of committed(root, file)) {
    if (before.text !== now.text)
      return before.updated === now.updated && day > String(now.updated) ? day : undefined
    day = before.day
  }
  return undefined
}

/** Legal pages that don’t say when their text last changed. */
export function datesOfLegalPages(
  root: string,
  { company }: Pick<Identity, 'company'> = identity,
): Check {
  const findings = legalFiles(root).flatMap((where): Finding[] => {
    const warning = (what: string) => [warningAt(where, what)]
    const now = versionIn(where, readFileSync(join(root, where), 'utf8'))
    if (!now.updated)
      return warning(
        'shows no date; add the day its text last changed, such as updated: 2026-03-01',
      )
    // The sample site shows the day of reading, because its specification says so.
    if (now.updated === 'today')
      return isSample(company.legalName)
        ? []
        : warning(
            `shows the day of reading; write the day its text last changed, such as updated: ${today()}`,
          )
    const changed = changedAfterDate(root, where, now)
    return changed
      ? warning(
          `shows ${now.updated}, but its text changed on ${changed}; write updated: ${changed}`,
        )
      : []
  })
  return { name: 'Dates of legal pages', findings }
}

/** Legal pages of a new site that nobody has checked. */
export function unreadLegalPages(root: string): Check {
  const files = legalFiles(root)
  const findings = files
    .filter((file) => readFileSync(join(root, file), 'utf8').includes(`# ${toReview}`))
    .map((where) => warningAt(where, `still says “${toReview}”`))
  return { name: 'Legal pages', about: `${files.length} pages`, findings }
}
