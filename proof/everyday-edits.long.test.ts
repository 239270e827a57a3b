import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { copiesFolder, copySite } from './site-copy.ts'

test('what the owner of this site may change breaks none of its unit tests', () => {
  mkdirSync(copiesFolder, { recursive: true })
  const site = mkdtempSync(join(copiesFolder, 'edited-'))
  copySite(site)
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(site, file)), { recursive: true })
    writeFileSync(join(site, file), text)
  }
  const edit = (file: string, from: string | RegExp, to: string) => {
    const text = readFileSync(join(site, file), 'utf8')
    expect(text).toMatch(from)
    write(file, text.replace(from, to))
  }
  edit('identity.ts', /'en-US'/g, "'en-CA'")
  edit('identity.ts', "name: 'WIZE'", 'name :"WIZE"  ')
  edit('identity.ts', /name: sample\('.*'\)/, "name: 'Priya O’Neil'")
  edit('content/en/pages/about.yaml', 'title: ', 'title:     ')
  edit(
    'content/en/pages/home.yaml',
    /^slides:\n/m,
    '$&  - { name: Halls, lines: [Halls], deck: Open., action: { label: Write, path: /contact } }\n',
  )
  edit('content/en/messages/blog-categories.json', '{', '{ "yards": "From the yard",')
  const field = (label: string) =>
    `fields:\n  - { name: floor, kind: line, label: ${label}, required: true }\n`
  write('content/en/forms/contact.yaml', field('Which floor is it?'))
  write('content/es/forms/contact.yaml', field('¿Qué piso es?'))
  write('theme/names.json', '{"names":["light","dark"],"default":"dark"}')
  write('public/evidence/loads/loads.csv', 'floor,load\nhall,41.5\n')
  write(
    'content/en/blog/loads.mdx',
    `---
title: Loads
excerpt: What a floor carries.
date: 2025-01-01
category: yards
---

<Figure
  data="/evidence/loads/loads.csv"
  kind="bars"
  x="floor"
  y="load"
  title="The load of the hall"
  description="The hall carries 41.5."
/>
`,
  )
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env
  const files = ['.pure.test', '.dom.test', 'contact.test', 'inbox.test', 'object-names.test']
  const tests = spawnSync(
    'npx',
    ['vitest', 'run', '--root', join(import.meta.dirname, '..'), '--reporter', 'dot', ...files],
    { cwd: site, encoding: 'utf8', env: { PATH, HOME, NODE_COMPILE_CACHE, WIZE_SITE: site } },
  )
  rmSync(site, { recursive: true })
  expect(tests.status, tests.stderr).toBe(0)
  expect(tests.stdout).toMatch(/\d{4} passed/)
})
