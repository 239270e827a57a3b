import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import packageFile from '../package.json' with { type: 'json' }

interface Locked {
  license?: string
  dev?: boolean
  link?: boolean
  hasInstallScript?: boolean
}

const root = fileURLToPath(new URL('../', import.meta.url))
const locked: Record<string, Locked> = JSON.parse(
  readFileSync(`${root}package-lock.json`, 'utf8'),
).packages
// Not our own, which the lockfile has as links.
const packages = Object.entries(locked).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
)
const nameOf = (path: string) => path.replace(/^.*node_modules\//, '')

const allowed = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  // Copyleft limited to the files or the library itself, which we use unchanged.
  'MPL-2.0',
  'LGPL-3.0-or-later',
]

/** Packages without license metadata: what their license file says. */
const readByHand: Record<string, string> = { 'png-js': 'MIT License' }

/**
 * Whether an SPDX expression of `AND` and `OR` (without nested brackets) can be met with the
 * allowed licenses.
 */
const isAllowed = (expression: string) =>
  expression
    .replace(/^\(([^()]*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => allowed.includes(name)))

test('a license is allowed when one of its choices is, whole', () => {
  expect(['MIT', '(GPL-3.0-only OR MIT)', 'MIT AND ISC'].filter(isAllowed)).toHaveLength(3)
  const others = ['', 'UNLICENSED', 'GPL-3.0-only', 'MIT AND GPL-3.0-only', '(MIT OR ISC) AND X']
  expect(others.filter(isAllowed)).toEqual([])
})

test('every package that is not for development only has a license that is allowed', () => {
  const refused = packages
    .filter(
      ([path, { dev, license }]) => !dev && !readByHand[nameOf(path)] && !isAllowed(license ?? ''),
    )
    .map(([path, { license }]) => `${path}: ${license ?? 'no license named'}`)
  expect(refused).toEqual([])
})

test('licenses that were read by hand still say the same', () => {
  for (const [name, beginning] of Object.entries(readByHand)) {
    const folder = `${root}node_modules/${name}/`
    if (!existsSync(folder)) continue
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each))
    expect(readFileSync(folder + file, 'utf8').slice(0, 200), name).toContain(beginning)
  }
})

test('every script that a package runs when it is installed is approved by name', () => {
  const scripted = packages.filter(([, { hasInstallScript }]) => hasInstallScript)
  const approved: Record<string, boolean> = packageFile.allowScripts
  expect(
    [...new Set(scripted.map(([path]) => nameOf(path)))].filter((name) => !(name in approved)),
  ).toEqual([])
})
