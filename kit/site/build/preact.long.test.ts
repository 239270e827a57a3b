import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, copySite, startSiteCopy } from '#site/testing/dev-server.ts'

/** What only React's own modules say. */
const react = /react\.transitional\.element|react-dom-client\./

let root = ''
let server: Awaited<ReturnType<typeof startSiteCopy>>

beforeAll(async () => {
  root = copySite()
  const files = {
    'node_modules/old-widget/package.json': '{ "name": "old-widget", "main": "index.js" }',
    'node_modules/old-widget/index.js':
      "const { createElement } = require('react')\nexports.Widget = () => createElement('b')\n",
    'pages/Island.tsx':
      "import { Widget } from 'old-widget'\nexport const Island = () => <p><Widget /></p>\n",
    'pages/island.astro':
      "---\nimport { Island } from './Island.tsx'\n---\n<Island client:load />\n",
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  server = await startSiteCopy(root, 'dev')
})

afterAll(async () => {
  await server.stop()
  rmSync(root, { recursive: true })
})

/** A module of the dev server and all that it imports. */
async function load(path: string, seen = new Map<string, string>()) {
  if (seen.has(path)) return seen
  seen.set(path, '')
  const body = String((await ask(server.port, path)).body)
  seen.set(path, body)
  for (const [, name = ''] of body.matchAll(/(?:from|import)\s*\(?["']([./][^"']+)["']/g))
    await load(new URL(name, `http://localhost${path}`).href.slice('http://localhost'.length), seen)
  return seen
}

test('islands in development run without React, and so do the packages that they use', async () => {
  const body = String((await ask(server.port, '/island')).body)
  const modules = new Map<string, string>()
  for (const [, url = ''] of body.matchAll(/(?:component|renderer)-url="([^"]+)"/g))
    await load(url, modules)
  const all = [...modules.values()].join('\n')
  expect(all).toContain('exports.Widget')
  expect(all).toContain('hydrateWithPreact')
  expect([...modules].filter(([, text]) => react.test(text)).map(([path]) => path)).toEqual([])
})
