import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { removeUnusedEvidence } from './optional-pages.ts'

it('publishes evidence with its article, and what belongs to none', () => {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'))
  try {
    for (const slug of ['published', 'draft', 'tables']) {
      mkdirSync(join(dist, 'evidence', slug), { recursive: true })
      writeFileSync(join(dist, 'evidence', slug, 'rows.csv'), 'n\n1\n')
    }
    mkdirSync(join(dist, 'blog'))
    writeFileSync(join(dist, 'blog/published.html'), '')
    removeUnusedEvidence(pathToFileURL(`${dist}/`), ['published', 'draft'])
    expect(readdirSync(join(dist, 'evidence'))).toEqual(['published', 'tables'])
  } finally {
    rmSync(dist, { recursive: true })
  }
})
