import { expect, it } from 'vitest'
import { firstWords } from './first-words.ts'

it.each([
  ['It’s all here.', 14, 'It’s all here.'],
  ['We test what’s new. Then we build it.', 20, 'We test what’s new…'],
  ['We test what’s new. Then we build it.', 23, 'We test what’s new…'],
  ['We test what’s new. Then we build it.', 13, 'We test…'],
  ['A test (by people) costs less than a build.', 9, 'A test…'],
  ['私たちは、知らないことを試す。', 6, '私たちは…'],
  ['ab👩', 3, 'ab…'],
])('ends “%s” within %i characters at a word', (text, max, shown) => {
  expect(firstWords(text, max)).toBe(shown)
})
