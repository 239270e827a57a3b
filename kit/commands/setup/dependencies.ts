import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import type { Dependencies } from './skeleton.ts'

/** The version range of every package that comes with this kit. */
export function publishedVersions(): Dependencies {
  const { version } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  ) as { version: string }
  return () => `^${version}`
}

/**
 * Packages on this machine: `kit` is a folder or a packed file, and the add-ons are beside it under
 * their own names (`tutor/`, `wize-tutor-2.0.0.tgz`). Those that aren't there come from the registry.
 */
export function localPackages(kit: string, site: string): Dependencies {
  const published = publishedVersions()
  const file = resolve(kit)
  if (!existsSync(file)) throw new Error(`--kit: there’s nothing at ${file}`)
  return (name) => {
    const own = basename(file)
    const word = name.split('/').at(-1) ?? ''
    const renamed = statSync(file).isDirectory() ? word : own.replace('-kit-', `-${word}-`)
    const found = name === '@wize/kit' ? file : join(dirname(file), renamed)
    if (found === file ? name === '@wize/kit' : existsSync(found))
      return `file:${relative(resolve(site), found).replaceAll('\\', '/')}`
    return published(name)
  }
}
