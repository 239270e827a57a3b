import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { siteRoot } from '#owner/root.ts'
import { saysYes, type Terminal } from './command.ts'

const require = createRequire(import.meta.url)
/** Packages that one command needs, with the versions that the kit works with. */
const { peerDependencies } = require('../package.json') as {
  peerDependencies: Record<string, string>
}

/** A set of packages that most sites don't need. */
export interface OptionalPackages {
  /** What they're for, as in “The editor needs …”. */
  purpose: string
  names: string[]
  /** What they take on disk, in MB, with the packages that they need. */
  size: number
}

export const editorPackages: OptionalPackages = {
  purpose: 'The editor',
  names: ['@sveltia/cms'],
  size: 70,
}

export const importPackages: OptionalPackages = {
  purpose: 'Importing',
  names: ['hast-util-to-mdast', 'mdast-util-gfm', 'mdast-util-to-markdown'],
  size: 2,
}

export const browserPackages: OptionalPackages = {
  purpose: 'Checking the pages in a browser',
  names: [
    '@playwright/test',
    'accessibility-checker-engine',
    'axe-core',
    'chrome-launcher',
    'lighthouse',
  ],
  size: 200,
}

/** Those of these packages that the kit can't find. */
export const missingPackages = (names: readonly string[]): string[] =>
  names.filter(
    (name) => !require.resolve.paths(name)?.some((folder) => existsSync(join(folder, name))),
  )

/**
 * Installs these packages if they're missing and the owner agrees: `isAgreed`, or a yes on the
 * terminal. Returns whether they're there. Says how to install them if nobody can be asked.
 *
 * They aren't saved in the site's package.json, so that updating the kit is all it takes to get the
 * versions that fit.
 */
export async function offerPackages(
  { purpose, names, size }: OptionalPackages,
  isAgreed: boolean,
  { out, ask }: Terminal,
): Promise<boolean> {
  const missing = missingPackages(names)
  if (missing.length === 0) return true
  // npm would remove the other optional packages.
  const others = Object.keys(peerDependencies).filter(
    (name) => !names.includes(name) && missingPackages([name]).length === 0,
  )
  const wanted = [...names, ...others].map((name) => `${name}@${peerDependencies[name]}`)
  const command = ['npm', 'install', '--no-save', ...wanted]
  out(`${purpose} needs ${missing.join(', ')} (about ${size} MB), not installed yet.\n`)
  const question = 'Install it into this site’s node_modules? [y/N] '
  if (!(isAgreed || (ask && saysYes(await ask(question))))) {
    out(`Nothing was installed. Add --yes to install it, or run:\n${command.join(' ')}\n`)
    return false
  }
  out('Installing …\n')
  const options = ['--no-fund', '--no-audit', '--loglevel=error']
  const { status } = spawnSync('npm', ['install', '--no-save', ...options, ...wanted], {
    cwd: siteRoot,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status === 0 && missingPackages(names).length === 0) return true
  out(`That didn’t work; nothing else changed. You can try it yourself:\n${command.join(' ')}\n`)
  return false
}
