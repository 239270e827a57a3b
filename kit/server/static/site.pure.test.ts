import { createHash } from 'node:crypto'
import { copyFile, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { script, writeBuild } from '#server/testing/site.ts'
import { type Build, loadBuild, reloadBuild } from './site.ts'

let folder: string
const at = (name: string) => join(folder, name)
const http = { https: false }
/** No waiting between attempts. */
const reload = (build: Build, attempts = 3) =>
  reloadBuild(at('dist'), http, build, { attempts, pause: 0 })

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-'))
  await writeBuild(at('dist'), 20, 'one')
  await writeBuild(at('next'), 20, 'two')
})
afterEach(() => rm(folder, { recursive: true }))

/** The versions of everything that's served: pages' headers, bodies, and packed bodies. */
function versionsOf({ site }: Build): Set<string | undefined> {
  const versions = new Set<string | undefined>()
  for (const { kind, variants } of site.values()) {
    const { identity, gzip } = variants
    const hash = createHash('sha256').update(identity.body).digest().subarray(0, 16)
    expect(identity.etag).toBe(`"${hash.toString('base64url')}"`)
    if (gzip) expect(gunzipSync(gzip.body)).toEqual(identity.body)
    if (kind !== 'page') continue
    const { headers, body } = identity
    versions.add(headers[headers.indexOf('X-Version') + 1])
    versions.add(/<\/title>(\w+)</.exec(body.toString())?.[1])
  }
  return versions
}

test('a build that is swapped while it is read comes in whole, or not at all', async () => {
  const build = await loadBuild(at('dist'), http)
  let swapping = true
  const swaps = (async () => {
    while (swapping) {
      await rename(at('dist'), at('other'))
      await rename(at('next'), at('dist'))
      await rename(at('other'), at('next'))
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 4))
    }
  })()
  for (let reloads = 0; reloads < 60; reloads++) {
    await reload(build).catch(() => {})
    expect(versionsOf(build).size).toBe(1)
  }
  swapping = false
  await swaps
  await reload(build)
  expect(versionsOf(build).size).toBe(1)
})

test.each(['services.html', 'services.html.br', 'services.html.gz'])(
  'a half-copied build is refused: %s',
  async (file) => {
    const build = await loadBuild(at('dist'), http)
    await copyFile(at(`next/${file}`), at(`dist/${file}`))
    await expect(reload(build)).rejects.toThrow(`dist/${file} is not`)
    expect(versionsOf(build)).toEqual(new Set(['one']))
    await expect(loadBuild(at('dist'), http)).rejects.toThrow('npm run build')
  },
)

test('a link out of a build isn’t followed, so the store isn’t published', async () => {
  const build = await loadBuild(at('dist'), http)
  await writeFile(at('store'), 'inquiries')
  const manifest = JSON.parse(await readFile(at('dist/.hosts/manifest.json'), 'utf8'))
  // A packed copy needs no hash.
  const { copies, ...served } = manifest.served.find((each: { copies?: object }) => each.copies)
  expect(copies).toBeDefined()
  await writeFile(at('dist/.hosts/manifest.json'), JSON.stringify({ served: [served] }))
  await rm(at(`dist/${served.file}.br`))
  await symlink('../store', at(`dist/${served.file}.br`))
  await expect(reload(build)).rejects.toThrow('ELOOP')
})

test('a reload waits for a build that is being copied', async () => {
  const build = await loadBuild(at('dist'), http)
  await writeFile(at('dist/services.html'), '<title>half')
  const reloading = reloadBuild(at('dist'), http, build, { attempts: 50, pause: 20 })
  await rm(at('dist'), { recursive: true })
  await rename(at('next'), at('dist'))
  await reloading
  expect(versionsOf(build)).toEqual(new Set(['two']))
})

test('of two reloads, the later one wins', async () => {
  const build = await loadBuild(at('dist'), http)
  const first = reload(build)
  await rename(at('dist'), at('other'))
  await rename(at('next'), at('dist'))
  await Promise.allSettled([first, reload(build)])
  expect(versionsOf(build)).toEqual(new Set(['two']))
})

test('scripts of earlier builds stay for open pages, but not those of all of them', async () => {
  const build = await loadBuild(at('dist'), http)
  const publish = async (name: string) => {
    const variants = { identity: { body: Buffer.alloc(9_000_000) } }
    build.site.set(`/_astro/${name}.js`, { kind: 'file', modified: 0, variants } as never)
    await reload(build)
  }
  for (const name of ['first', 'second', 'third']) {
    await publish(name)
    const kept = [...build.site.keys()].filter((path) => path.startsWith('/_astro/'))
    expect(kept).toEqual([`/_astro/${name}.js`, script])
  }
})

test('redirects come with the build they belong to', async () => {
  const build = await loadBuild(at('dist'), http)
  const { redirects } = build
  redirects['/old'] = '/services'
  await reload(build)
  expect(redirects).toEqual({})
})
