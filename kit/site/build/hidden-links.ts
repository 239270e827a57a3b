import { existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { maxLinkedFolders } from '#content/files-in.ts'
import type { Problem } from '#content/problem.ts'
import { hasSecretName, isWithin } from './served-files.ts'

/** What's in these folders is published. A build copies what links in them lead to. */
const published = ['content', 'public']
/** Folders of the site that are never published. */
const ownOnly = /^(\.|data$|node_modules$|dist$)/

/**
 * Links that would publish what nobody meant to: a password, the store, or a file from elsewhere on
 * this computer. A pull request with one looks like a new picture.
 */
export function hiddenLinks(root: string): Problem[] {
  const site = realpathSync(root)
  const folders = published
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
  // Most of a disk may be behind these, so they come first.
  const linked = folders.filter(
    (folder) => lstatSync(folder).isSymbolicLink() && !isOwn(site, realpathSync(folder)),
  )
  if (linked.length > 0) return linked.map((folder) => problemOf(root, folder, 'unpublished'))
  return folders.flatMap((folder) => {
    // `filesIn` has one limit for all links in a folder, too.
    const visits = { left: maxLinkedFolders }
    return linksIn(folder).flatMap((path) => {
      if (!existsSync(path)) return []
      const { left } = visits
      const reason = reasonAgainst(site, path, foldersAround(path), visits)
      if (!reason) return []
      // A link that has to go uses up nothing, or every link after it would be refused, too.
      visits.left = left
      return problemOf(root, path, reason)
    })
  })
}

type Reason = 'unpublished' | 'endless'

function problemOf(root: string, path: string, reason: Reason): Problem {
  const target = realpathSync(path)
  return {
    file: relative(root, path).replaceAll('\\', '/'),
    expected: expectation(reason, statSync(target).isDirectory()),
    found: `a link to ${target}`,
  }
}

function expectation(reason: Reason, isFolder: boolean): string {
  if (reason === 'endless')
    return `expected a folder with copies, because this link and those it leads to never end, or reach over ${maxLinkedFolders} folders together with other links`
  return isFolder
    ? 'expected a folder with copies of what visitors may read, because this link leads to files outside the site or others that aren’t published'
    : 'expected a copy of the file, because this link leads to one that isn’t published'
}

/** Without following them, as one may lead to a folder that contains it. */
const linksIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return linksIn(path)
    return entry.isSymbolicLink() ? [path] : []
  })

function foldersAround(path: string): string[] {
  const folders = [realpathSync(dirname(path))]
  for (const folder of folders) if (folder !== dirname(folder)) folders.push(dirname(folder))
  return folders
}

/** Why a file, or anything in a folder or behind the links in it, may not be published. A build that follows a link to a folder around it never ends. */
function reasonAgainst(
  site: string,
  path: string,
  around: readonly string[],
  visits: { left: number },
): Reason | undefined {
  const target = realpathSync(path)
  if (!isPublic(site, target)) return 'unpublished'
  if (around.includes(target)) return 'endless'
  if (!statSync(target).isDirectory()) return undefined
  if (--visits.left < 0) return 'endless'
  for (const name of readdirSync(target)) {
    const each = join(target, name)
    const reason = existsSync(each)
      ? reasonAgainst(site, each, [...around, target], visits)
      : undefined
    if (reason) return reason
  }
  return undefined
}

/** In `public/`, names don't count: whatever they are, the files are published. */
function isPublic(site: string, target: string): boolean {
  const downloads = join(site, 'public')
  if (existsSync(downloads) && isWithin(realpathSync(downloads), target)) return true
  return isOwn(site, target)
}

/** Whether what's in the site or in its packages may be published. */
function isOwn(site: string, target: string): boolean {
  // Packages may be in a folder around the site's.
  const [, inPackages] = /[\\/]node_modules[\\/]([^.].*)$/.exec(target) ?? []
  if (inPackages) return !hasSecretName(inPackages)
  const inside = relative(site, target)
  if (target === site || !isWithin(site, target) || ownOnly.test(inside.split(sep)[0] ?? ''))
    return false
  return !hasSecretName(inside)
}
