import { expect, it } from 'vitest'
import { uncaughtText } from './uncaught.ts'

it('says that the disk is full instead of where a program noticed it', () => {
  const error = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
  })
  expect(uncaughtText(error)).toMatch(/^The disk is full\. .*again\.$/)
})

it.each(['EROFS', 'EACCES', 'EPERM'])('says what to do about %s', (code) => {
  const error = Object.assign(new Error(`${code}: open 'x.csv'`), { code, path: 'x.csv' })
  expect(uncaughtText(error)).toMatch(/x\.csv.*[Nn]ame a place elsewhere/)
  expect(uncaughtText(error)).not.toContain(code)
})
