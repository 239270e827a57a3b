import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { readDist } from '#scripts/verify/dist.ts'
import { markup } from '#scripts/verify/markup.ts'

test('every page is valid HTML', async () => {
  const { findings } = await markup(readDist(fileURLToPath(new URL('../dist', import.meta.url))))
  expect(findings).toEqual([])
})
