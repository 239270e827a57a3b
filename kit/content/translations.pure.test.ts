import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { translationsOf, withoutOriginal } from './translations.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'translations-'))
})
afterEach(() => rmSync(root, { recursive: true }))

test('names translations whose originals were deleted, but no page that one language has alone', () => {
  const files = {
    'en/services/roofs.yaml': 'title: Roofs',
    'en/projects/station.md': '---\ntitle: Station\n---\n',
    'de/services/roofs.yaml': 'title: Dächer',
    'de/services/walls.yaml': 'title: Mauern',
    'de/projects/bahnhof.md': '---\ntitle: Bahnhof\ntranslationOf: station\n---\n',
    'de/pages/impressum.md': '---\ntitle: Impressum\n---\n',
    'de/blog/nur-hier.md': '---\ntitle: Nur hier\n---\n',
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, 'content', file)), { recursive: true })
    writeFileSync(join(root, 'content', file), text)
  }
  expect(withoutOriginal(root, 'de', translationsOf(root, 'en', 'de'))).toEqual([
    'content/de/services/walls.yaml',
  ])
})
