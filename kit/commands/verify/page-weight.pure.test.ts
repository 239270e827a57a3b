import { expect, test } from 'vitest'
import { fileOf } from './page-weight.ts'

test.each([
  ['/', 'index.html'],
  ['/blog/archive', 'blog/archive.html'],
  ['/blog/tags/formul%C3%A1rios', 'blog/tags/formulários.html'],
])('the page at %s is in %s', (path, file) => {
  expect(fileOf(path)).toBe(file)
})
