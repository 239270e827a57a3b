import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Locked {
  resolved?: string
  link?: boolean
  integrity?: string
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

const file = new URL('../package-lock.json', import.meta.url)
const packages: Record<string, Locked> = JSON.parse(readFileSync(file, 'utf8')).packages
/** The packages from the registry: the workspaces and the links to them aren't. */
const paths = Object.keys(packages).filter(
  (path) => path.includes('node_modules/') && !packages[path]?.link,
)

test('the lockfile has every platform’s packages, without which npm ci refuses it', () => {
  const missing = paths.flatMap((path) =>
    Object.keys(packages[path]?.optionalDependencies ?? {}).filter(
      (name) => !paths.some((each) => each.endsWith(`node_modules/${name}`)),
    ),
  )
  expect(missing, 'run `node scripts/complete-lockfile.ts`').toEqual([])
})

test('the lockfile has a checksum for every package that an ordinary Linux installs', () => {
  const unchecked = paths.filter((path) => !packages[path]?.integrity)
  const installed = unchecked.filter((path) => {
    const { os = ['linux'], cpu = ['x64'], libc = ['glibc'], optional } = packages[path] ?? {}
    return !optional || (os.includes('linux') && cpu.includes('x64') && libc.includes('glibc'))
  })
  expect(installed).toEqual([])
})

test('the lockfile names no registry', () => {
  expect(paths.filter((path) => packages[path]?.resolved)).toEqual([])
})
