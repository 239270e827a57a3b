// `npm run new ../my-site`: makes a site that depends on the packages in packed/, because npm's
// registry doesn't have this version of the kit. Packs them if they aren't there or are outdated.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { argumentsOfNew } from './pack/arguments-of-new.ts'
import { isOutdated } from './pack/is-outdated.ts'

const path = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url))
const { version } = JSON.parse(readFileSync(path('kit/package.json'), 'utf8'))
const kit = path(`packed/wize-kit-${version}.tgz`)

const run = (program: string, options: readonly string[], cwd = process.cwd()) => {
  const flags = ['--disable-warning=ExperimentalWarning', path(program), ...options]
  const { status } = spawnSync(process.execPath, flags, { cwd, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

const given = argumentsOfNew(process.argv.slice(2), kit)
if (given.includes(kit) && isOutdated(kit, path('.'))) {
  const isUpdate = existsSync(kit)
  console.log(isUpdate ? 'The kit has changed. Packing it again …' : 'Packing the kit …')
  run('scripts/pack.ts', [], path('.'))
  // Their package-lock.json has the old one's checksum, which npm compares.
  if (isUpdate) console.log(`To update a site you made before, run npm install ${kit} there.`)
}
run('kit/bin/wize.mjs', ['new', ...given])
