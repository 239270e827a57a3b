import type { Identity } from '@wize/kit/add-on'
import { pageHeaders } from '@wize/kit/contracts/security-headers.ts'
import { expect, test } from 'vitest'
import { identity } from '#identity.ts'
import { pages } from './contracts/paths.ts'

test('an outside word service is allowed on the word game’s page alone', () => {
  const services = { ...identity.services, word: { url: 'https://words.example/word' } }
  const policyOf = (path: string, whose: Identity = { ...identity, services }) =>
    pageHeaders(path, { scripts: [], styles: [], dataImages: false }, whose)[
      'Content-Security-Policy'
    ]
  expect(policyOf(pages.wordGame)).toContain('https://words.example')
  expect(policyOf(pages.wordGame, identity)).not.toContain('https://words.example')
  expect(policyOf(pages.snakeGame)).not.toContain('https://words.example')
  expect(policyOf('/')).not.toContain('https://words.example')
})
