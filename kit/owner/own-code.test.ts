import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { importOwn, shownFile } from './own-code.ts'
import { siteFile } from './root.ts'

it('names the file of a program that can’t run, and shows no stack', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'own-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'tides.mjs')
  writeFileSync(file, "throw new Error('TIDES_URL: expected an address')")
  const error = await importOwn(pathToFileURL(file)).catch((each: Error) => each)
  expect(error).toMatchObject({
    message: expect.stringMatching(/tides\.mjs: TIDES_URL: expected an address$/),
    stack: expect.not.stringContaining(' at '),
  })
})

it('shows a file of the site with its path there', () => {
  expect(shownFile(siteFile('add-ons/tides/add-on.ts'))).toBe('add-ons/tides/add-on.ts')
})
