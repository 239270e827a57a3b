import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { readDist } from '@wize/kit/commands/verify/dist.ts'
import { markup } from '@wize/kit/commands/verify/markup.ts'

test('every page is valid HTML', async () => {
  const { findings } = await markup(readDist(fileURLToPath(new URL('../dist', import.meta.url))))
  expect(findings).toEqual([])
})
