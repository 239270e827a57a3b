import { expect, test } from 'vitest'
import { emptyDraft, readDraft } from './draft.ts'

test.each([undefined, null, 7, { problemText: 7, language: 'cobol', hintsFirst: 'yes' }])(
  'a stored draft of %j is read as an empty one',
  (stored) => expect(readDraft(stored)).toEqual(emptyDraft),
)
