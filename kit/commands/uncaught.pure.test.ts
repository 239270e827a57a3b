import { expect, it } from 'vitest'
import { uncaughtText } from './uncaught.ts'

it('says that the disk is full instead of where a program noticed it', () => {
  const error = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
  })
  expect(uncaughtText(error)).toMatch(/^The disk is full\. .*again\.$/)
})
