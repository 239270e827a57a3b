import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { removeUnusedEvidence } from './optional-pages.ts'

it('publishes evidence with its article only', () => {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'))
  try {
    for (const slug of ['published', 'draft']) {
      mkdirSync(join(dist, 'evidence', slug), { recursive: true })
      writeFileSync(join(dist, 'evidence', slug, 'rows.csv'), 'n\n1\n')
    }
    mkdirSync(join(dist, 'blog'))
    writeFileSync(join(dist, 'blog/published.html'), '')
    removeUnusedEvidence(pathToFileURL(`${dist}/`))
    expect(readdirSync(join(dist, 'evidence'))).toEqual(['published'])
  } finally {
    rmSync(dist, { recursive: true })
  }
})
