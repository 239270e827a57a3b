import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const kinds = [
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
] as const

interface Locked extends Partial<Record<(typeof kinds)[number], Record<string, string>>> {
  version?: string
  resolved?: string
  link?: boolean
  integrity?: string
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
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

test('the lockfile has what every package.json asks for, without which npm ci refuses it', () => {
  const workspaces = Object.keys(packages).filter((path) => !path.includes('node_modules/'))
  expect(workspaces).toContain('kit')
  for (const path of workspaces) {
    const asked = JSON.parse(
      readFileSync(new URL(join('..', path, 'package.json'), import.meta.url), 'utf8'),
    )
    for (const kind of kinds) {
      const names = asked[kind] ?? {}
      expect(packages[path]?.[kind] ?? {}, `${kind} of ${path}`).toEqual(names)
      if (kind === 'peerDependencies') continue
      for (const [name, version] of Object.entries<string>(names)) {
        const own = packages[`${path && `${path}/`}node_modules/${name}`]
        const found = own ?? packages[`node_modules/${name}`]
        if (/^\d/.test(version)) expect(found?.version, `${name} of ${path}`).toBe(version)
        else expect(found, `${name} of ${path}`).toBeDefined()
      }
    }
  }
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
