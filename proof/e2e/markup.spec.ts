import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { readDist } from '@wize/kit/commands/verify/dist.ts'
import { markup } from '@wize/kit/commands/verify/markup.ts'
import { siteFile } from '@wize/kit/owner/root.ts'

test('every page is valid HTML', async () => {
  const { findings } = await markup(readDist(fileURLToPath(siteFile('dist'))))
  expect(findings).toEqual([])
})
