import { afterEach, expect, test, vi } from 'vitest'
import words from '#messages/forms.json' with { type: 'json' }
import { postForm } from './post-form.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  [403, words.notSetUp],
  [503, words.serverFault],
])('says what to do about %i', async (status, advice) => {
  vi.stubGlobal('fetch', async () => new Response('{"error":"","errors":{}}', { status }))
  expect(await postForm(document.createElement('form'), {})).toEqual({ state: 'failed', advice })
})
