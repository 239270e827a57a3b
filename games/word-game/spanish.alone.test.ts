import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import spanish from './common-words-es.json' with { type: 'json' }

/** The game's modules, as a page in Spanish has them. */
async function spanishGame() {
  vi.stubEnv('PAGE_LANGUAGE', 'es')
  vi.resetModules()
  const modules = await Promise.all([
    import('./alphabet.ts'),
    import('./daily.ts'),
    import('./judge.ts'),
    import('./game-keys.ts'),
    import('./review.ts'),
    import('./saved.ts'),
    import('./random-word.ts'),
  ])
  const [alphabet, daily, judge, keys, review, saved, randomWord] = modules
  return { ...alphabet, ...daily, ...judge, ...keys, ...review, ...saved, ...randomWord }
}

let game: Awaited<ReturnType<typeof spanishGame>>
beforeAll(async () => {
  game = await spanishGame()
})
afterAll(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

test('the daily words are the Spanish answers, in another order', () => {
  expect(game.commonWords).toEqual(game.inOrder(spanish))
  expect(game.commonWords.slice(0, 30)).not.toEqual(game.commonWords.slice(0, 30).toSorted())
  expect(game.dailyWord(1)).toBe(game.commonWords[0])
})

test('Ñ is a letter of its own, and accents fold', () => {
  expect(game.lettersOf('Señal, ÁRBOL güiro ça')).toBe('señalarbolguiroca')
  expect(game.lettersOf('sen\u0303al')).toBe('señal')
  expect([game.isWord('sueño'), game.isWord('lápiz'), game.isWord('niñ')]).toEqual([
    true,
    false,
    false,
  ])
  expect(game.judge('sueño', 'niños')).toEqual([
    'absent',
    'absent',
    'present',
    'present',
    'present',
  ])
  expect(game.keyRows.join('')).toContain('ñ')
  expect(game.alphabet).toHaveLength(27)
})

test('a keyboard writes Ñ, and letters with accents without them', () => {
  vi.stubGlobal('Element', class {})
  const press = (key: string) =>
    game.gameKeyOf(Object.assign(new Event('keydown'), { key }) as KeyboardEvent)
  expect(['ñ', 'Ñ', 'á', 'Ü', 'Dead', '¿', '1'].map(press)).toEqual([
    'ñ',
    'ñ',
    'a',
    'u',
    undefined,
    undefined,
    undefined,
  ])
})

test('a random word may have Ñ or accents, and a stored one isn’t trusted', async () => {
  vi.stubGlobal('location', { href: 'https://wize.example/es/games/wordwize' })
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(['Señal'])))
  expect(await game.randomWord('/api/word?language=es', new AbortController().signal)).toBe('señal')
  const stored = (answer: string) =>
    game.decode(JSON.stringify({ free: { answer, guesses: ['sueño'] } })).free?.answer
  expect([stored('señal'), stored('señál')]).toEqual(['señal', undefined])
})

test('the best opening is the common word that leaves the fewest', () => {
  expect(game.bestGuess(game.commonWords, Number.POSITIVE_INFINITY)).toEqual({
    word: game.bestOpening.word,
    average: expect.closeTo(game.bestOpening.average, 3),
  })
})
