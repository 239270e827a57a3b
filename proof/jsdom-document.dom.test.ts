import { expect, test } from 'vitest'
import { emptyDocument } from './jsdom-document.ts'

test('nothing of a test stays in the document that its file shares with the next', () => {
  document.documentElement.lang = 'ar'
  document.documentElement.dataset['theme'] = 'dark'
  document.body.className = 'is-open'
  document.head.append(document.createElement('style'))
  document.body.append('text')
  emptyDocument()
  expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>')
})
