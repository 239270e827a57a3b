import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const site = mkdtempSync(join(tmpdir(), 'trim-'))
const place = (file: string, text = '') => {
  mkdirSync(dirname(join(site, 'node_modules', file)), { recursive: true })
  writeFileSync(join(site, 'node_modules', file), text)
}
const isThere = (file: string) => existsSync(join(site, 'node_modules', file))
const trim = () =>
  spawnSync(process.execPath, [join(site, 'node_modules/kit/bin/trim.mjs')], { encoding: 'utf8' })

beforeAll(() => {
  place('kit/package.json', '{ "dependencies": { "some": "1" } }')
  mkdirSync(join(site, 'node_modules/kit/bin'))
  copyFileSync(join(import.meta.dirname, 'trim.mjs'), join(site, 'node_modules/kit/bin/trim.mjs'))
  place('some/package.json', '{}')
  place('some/index.js.map')
  place('some/Iterator.prototype.map/index.js')
  place('owners/index.js.map')
})
afterAll(() => rmSync(site, { recursive: true }))

test('after an installation, the kit’s packages lose their source maps, and nothing else', () => {
  expect(trim()).toMatchObject({ status: 0, stderr: '' })
  expect(isThere('some/index.js.map')).toBe(false)
  expect(isThere('some/Iterator.prototype.map/index.js')).toBe(true)
  expect(isThere('owners/index.js.map')).toBe(true)
})

test('an installation doesn’t fail because a package can’t be read', () => {
  place('some/package.json', 'unreadable')
  expect(trim()).toMatchObject({ status: 0, stderr: '' })
})
