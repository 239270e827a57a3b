import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { siteRoot } from '@wize/kit/owner/root.ts'

/** What builds and commands write. */
const written = /^(node_modules|dist|data|\.astro|\.dist-.*)$/
/**
 * Where copies of the site may be. Not in the system's temporary folder, where other users could
 * guess their names, and Astro wouldn't tell the kit's files from the site's.
 */
export const copiesFolder: string = fileURLToPath(new URL('../.cache/', import.meta.url))

/** The folder with the packages that the site uses. */
const packages = dirname(fileURLToPath(import.meta.resolve('astro/package.json')))

/**
 * Creates or updates a copy of the site in a folder, for programs that build something other than
 * the owner's site. What builds have left there stays, so that the next one is fast.
 */
export function copySite(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder))
    if (!written.test(name)) rmSync(join(folder, name), { recursive: true })
  for (const name of readdirSync(siteRoot))
    if (!written.test(name)) cpSync(join(siteRoot, name), join(folder, name), { recursive: true })
  linkPackages(join(packages, '..'), join(folder, 'node_modules'))
}

/** Links the packages one by one, because each site needs its own caches next to them. */
function linkPackages(from: string, to: string) {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from))
    if (!name.startsWith('.') && !isThere(join(to, name)))
      symlinkSync(join(from, name), join(to, name))
}

/** Whether something has that name, even a link that leads nowhere. */
const isThere = (path: string) =>
  existsSync(path) || lstatSync(path, { throwIfNoEntry: false }) !== undefined
