import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { contentFolder } from '#content/content-folder.ts'
import { termsLeft } from './content.ts'

it('names the prices and terms that are samples, and no others', () => {
  const root = mkdtempSync(join(tmpdir(), 'terms-'))
  const folder = join(root, contentFolder, 'services')
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'a.yaml'),
    'title: A\natAGlance:\n  get: G.\n  isSample: true\nprice:\n  text: T.\n  isSample: false\n',
  )
  writeFileSync(join(folder, 'b.yaml'), 'title: B\nprice:\n  text: T.\n  isSample: true\n')
  expect(termsLeft(root).findings.map(({ where, what }) => `${where}: ${what}`)).toEqual([
    `${contentFolder}/services/a.yaml: atAGlance is a sample; set isSample: false once it’s yours`,
    `${contentFolder}/services/b.yaml: price is a sample; set isSample: false once it’s yours`,
  ])
  rmSync(root, { recursive: true })
})
