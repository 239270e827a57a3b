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
  if (linked.length > 0) return linked.map((folder) => problemOf(root, folder))
  const visits = { left: maxLinkedFolders }
  return folders
    .flatMap(linksIn)
    .filter((path) => existsSync(path) && !isForVisitors(site, path, foldersAround(path), visits))
    .map((path) => problemOf(root, path, visits.left < 0))
}

const problemOf = (root: string, path: string, isEndless = false): Problem => ({
  file: relative(root, path).replaceAll('\\', '/'),
  expected: isEndless
    ? `expected copies instead of links, because the links here and in the folders they lead to reach over ${maxLinkedFolders} folders`
    : 'expected a copy of the file, because this link leads to one that isn’t published',
  found: `a link to ${realpathSync(path)}`,
})

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

/** Whether a file, or all in a folder and what links there lead to, may be published. A build never ends that follows one to a folder around it. */
function isForVisitors(
  site: string,
  path: string,
  around: readonly string[],
  visits: { left: number },
): boolean {
  const target = realpathSync(path)
  if (around.includes(target) || !isPublic(site, target)) return false
  if (!statSync(target).isDirectory()) return true
  if (--visits.left < 0) return false
  return readdirSync(target)
    .map((name) => join(target, name))
    .every((each) => !existsSync(each) || isForVisitors(site, each, [...around, target], visits))
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
