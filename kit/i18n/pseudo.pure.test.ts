import { describe, expect, it } from 'vitest'
import { plainWords, pseudo } from './pseudo.ts'

describe('pseudo', () => {
  it('accents every letter, makes the text 40 % longer, and brackets it', () => {
    const text = pseudo('Send the message.')
    expect(text).toMatch(/^\[.*\]\.$/)
    expect(plainWords(text, new Set())).toEqual([])
    expect(text.length).toBeGreaterThanOrEqual('Send the message.'.length * 1.4)
  })

  it('keeps placeholders, tags, code, addresses and link targets', () => {
    const text = pseudo(
      'Hi {name}, <a>read</a> `npm start` on [us](https://x.example) or a@b.example',
    )
    for (const part of [
      '{name}',
      '<a>',
      '</a>',
      '`npm start`',
      '](https://x.example)',
      'a@b.example',
    ])
      expect(text).toContain(part)
  })

  it('finds plain words, but for allowed ones', () => {
    expect(plainWords(`${pseudo('Hello')} plain WIZE`, new Set(['WIZE']))).toEqual(['plain'])
  })
})
