import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import type { Problem } from '#content/problem.ts'
import { hasSecretName } from './served-files.ts'

/** What's in these folders is published. A build copies what links in them lead to. */
const published = ['content', 'public']
/** Of the site's own folders, these are for nobody else. */
const ownOnly = /^(\.|data$|node_modules$|dist$)/

/**
 * Links that would publish what nobody meant to: a password, the store, or a file from elsewhere on
 * this computer. A pull request with one looks like a new picture.
 */
export function hiddenLinks(root: string): Problem[] {
  const own = realpathSync(root)
  return published
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => linksIn(join(root, folder)))
    .flatMap((path): Problem[] => {
      const target = existsSync(path) ? realpathSync(path) : undefined
      const isAround =
        target && `${realpathSync(dirname(path))}${sep}`.startsWith(`${target}${sep}`)
      if (!target || (!isAround && isForVisitors(own, target))) return []
      return [
        {
          file: relative(root, path).replaceAll('\\', '/'),
          expected:
            'expected a copy of the file, because this link leads to one that isn’t published',
          found: `a link to ${target}`,
        },
      ]
    })
}

/** Without following them, as one may lead to a folder that contains it. */
const linksIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return linksIn(path)
    return entry.isSymbolicLink() ? [path] : []
  })

function isForVisitors(root: string, target: string): boolean {
  const inside = relative(root, target)
  const isOutside = inside === '' || inside === '..' || inside.startsWith(`..${sep}`)
  if (isOutside || ownOnly.test(inside.split(sep)[0] ?? '') || hasSecretName(inside)) return false
  return !statSync(target).isDirectory() || isPlain(target)
}

/** Whether a folder has no secrets, and no links, which could lead to any, or around in circles. */
const isPlain = (folder: string): boolean =>
  readdirSync(folder, { withFileTypes: true }).every((entry) => {
    if (entry.isSymbolicLink() || hasSecretName(entry.name)) return false
    return !entry.isDirectory() || isPlain(join(folder, entry.name))
  })
