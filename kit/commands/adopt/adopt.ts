import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type OfferedAddOn, offeredAddOns } from '#commands/setup/add-ons.ts'
import { type Dependencies, writeOwnersFiles } from '#commands/setup/skeleton.ts'
import { makeChanges } from '#content/site-changes.ts'
import type { Identity } from '#contracts/identity.ts'
import { copyContent, copyEvidence, copyOwnFiles, copyPublic, writeThemes } from './files.ts'
import { identityWithAddOns } from './identity.ts'
import { withoutParts } from './without-parts.ts'
import { adoptWords } from './words.ts'

/** Tags that version 1 had itself. */
const explorables: OfferedAddOn = {
  part: 'explorables',
  package: '@wize/explorables',
  paths: ['<Calculator ', '<ServerQueue ', '<VersionPairs'],
}

/**
 * Makes a site from a copy of the repository as it was in version 1, when everybody's site was in it.
 * Only reads the old folder. Returns what the owner should know.
 */
export async function adopt(from: string, to: string, dependency: Dependencies): Promise<string[]> {
  const { identity }: { identity: Identity } = await import(
    pathToFileURL(join(from, 'identity.ts')).href
  )
  mkdirSync(to, { recursive: true })
  const notes: string[] = []
  const own = copyOwnFiles(from, to)
  if (own.length > 0) notes.push(`Copied as they are: ${own.join(', ')}.`)
  copyContent(from, to)

  const known = [...offeredAddOns, explorables]
  const used = known.filter(({ part, paths }) => identity.parts[part] || mentions(to, paths))
  const gone = known.filter((addOn) => !used.includes(addOn))
  for (const addOn of gone.filter((each) => each !== explorables))
    notes.push(`Left out ${addOn.package}: ${addOn.part} is off, and no page leads there.`)
  const text = readFileSync(join(from, 'identity.ts'), 'utf8')
  writeFileSync(join(to, 'identity.ts'), identityWithAddOns(text, used, gone))
  makeChanges(to)
  const names = gone.map(({ part }) => part)
  for (const file of globSync('content/*/legal/*.md', { cwd: to })) {
    const name = join(to, file)
    writeFileSync(name, withoutParts(readFileSync(name, 'utf8'), names))
  }

  const goneColumns = identity.footer.filter(({ paths }) =>
    paths.every((path) => gone.some((addOn) => addOn.paths.some((p) => path.startsWith(p)))),
  )
  const site = {
    used,
    gone,
    columns: identity.footer
      .filter((column) => !goneColumns.includes(column))
      .map(({ heading }) => heading),
    hasQuestionnaire: identity.parts['questionnaire'] ?? false,
  }
  for (const folder of globSync('content/*/messages', { cwd: from }))
    notes.push(...adoptWords(from, to, folder.split(/[\\/]/)[1] ?? '', site))

  // The word game's lists are in its package.
  copyPublic(from, to, (file) => /^words[\\/]/.test(file))
  writeThemes(from, to)
  if (copyEvidence(from, to))
    notes.push('Copied evidence/. Its programs may import code that has moved.')
  writeOwnersFiles(
    to,
    identity.company,
    used.map((addOn) => addOn.package),
    dependency,
  )
  return notes
}

/** Whether something in content/ leads to these pages, or has these tags. */
const mentions = (site: string, paths: string[]): boolean =>
  globSync('content/**/*.{yaml,yml,md,mdx,json}', { cwd: site }).some((file) => {
    const text = readFileSync(join(site, file), 'utf8')
    return paths.some((path) => text.includes(path))
  })
