// After `npm install`: removes what the kit's packages bring along and nothing reads. The C headers
// and manuals of `node` are for compiling programs in C++, source maps for debugging the packages
// themselves, and pdfkit has a copy of Yarn in it. Runs on any Node from 18 on.
import { existsSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const kit = realpathSync(fileURLToPath(new URL('..', import.meta.url)))
const inSite = /[\\/]node_modules[\\/]/.test(kit)
const visited = new Set()
try {
  trimDependencies(kit)
} catch {
  // What stays only takes space. Windows removes no file that another program has open.
}

/** Only the kit's packages: those that an owner adds stay as they are. */
function trimDependencies(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  for (const name of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })) {
    const found = folderOf(name, folder)
    if (!found || visited.has(found)) continue
    visited.add(found)
    trim(found)
    trimDependencies(found)
  }
}

/** Where Node finds a package from a folder. Undefined for a package that's for another system. */
function folderOf(name, from) {
  const found = join(from, 'node_modules', name)
  if (existsSync(join(found, 'package.json'))) return realpathSync(found)
  return from === dirname(from) ? undefined : folderOf(name, dirname(from))
}

function trim(folder) {
  // The package for this machine's system, which Node's install script puts into `node`.
  const isProgram = /[\\/]node-(bin-)?(linux|darwin|win)-[^\\/]+$/.test(folder)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    // This repository's own tests and tools may want the maps.
    const isMap = entry.isFile() && entry.name.endsWith('.map')
    const isUnused = isProgram
      ? /^(include|share)$/.test(entry.name)
      : inSite && (isMap || entry.name === '.yarn')
    if (isUnused) rmSync(path, { recursive: true, force: true })
    else if (entry.isDirectory()) trim(path)
  }
}
