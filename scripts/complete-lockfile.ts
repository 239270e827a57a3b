// Adds the packages of other platforms that npm left out of package-lock.json because the registry
// lacked them. Without them, `npm ci` refuses the file. Run it after `npm install` on such a
// registry; elsewhere it changes nothing.
import { readFileSync, writeFileSync } from 'node:fs'

interface Locked {
  version: string
  dev?: boolean
  license?: string
  engines?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const file = new URL('../package-lock.json', import.meta.url)
const lock: { packages: Record<string, Locked> } = JSON.parse(readFileSync(file, 'utf8'))

for (const [path, { optionalDependencies = {} }] of Object.entries(lock.packages))
  for (const [name, version] of Object.entries(optionalDependencies))
    if (!lockedAt(path, name)) lock.packages[`node_modules/${name}`] = entry(path, name, version)
const sorted = Object.entries(lock.packages).toSorted(([a], [b]) => a.localeCompare(b, 'en'))
const text = JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)
writeFileSync(file, `${text}\n`)

/** What Node would find from a package: next to it, or in a folder above. */
function lockedAt(path: string, name: string): Locked | undefined {
  const found = lock.packages[`${path && `${path}/`}node_modules/${name}`]
  if (found || !path) return found
  return lockedAt(path.slice(0, Math.max(0, path.lastIndexOf('node_modules/') - 1)), name)
}

/**
 * The package's name says what it's for, such as `binding-linux-arm64-musl`. The rest is as in a
 * sibling that the registry had. Its checksum can't be known here.
 */
function entry(path: string, name: string, version: string) {
  const siblings = Object.keys(lock.packages[path]?.optionalDependencies ?? {})
  const sibling: Partial<Locked> = siblings.map((each) => lockedAt(path, each)).find(Boolean) ?? {}
  const { dev, license, engines } = sibling
  const named = (...words: string[]) => words.filter((word) => name.split(/[/-]/).includes(word))
  const os = named('android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32')
  const libc = /-\w*musl/.test(name) ? ['musl'] : /-\w*gnu/.test(name) ? ['glibc'] : undefined
  return {
    version,
    cpu: named('arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'),
    ...(dev !== undefined && { dev }),
    ...(libc && { libc }),
    ...(license !== undefined && { license }),
    optional: true,
    ...(os.length > 0 && { os }),
    ...(engines !== undefined && { engines }),
  }
}
