import { type Game, outcome, rows } from './game.ts'
import { maxGuesses } from './judge.ts'

export type Squares = { correct: string; present: string; absent: string }

/** The emoji for a result, depending on the palette and on a `light` or `dark` page. */
export const squares = (scheme: string, colorBlind: boolean): Squares => ({
  correct: colorBlind ? '🟦' : '🟩',
  present: colorBlind ? '🟧' : '🟨',
  absent: scheme === 'dark' ? '⬛' : '⬜',
})

type Share = {
  /** The game’s name, in the language of its words. */
  name: string
  game: Game
  day?: number
  squares: Squares
  url: string
}

/** A finished game without its letters: name, day number, guesses (* for hard mode), squares. */
export function shareText({ name, game, day, squares, url }: Share): string {
  const used = outcome(game) === 'won' ? game.guesses.length : 'X'
  const title = day === undefined ? name : `${name} ${day}`
  const lines = rows(game).map((row) => row.states.map((state) => squares[state]).join(''))
  return `${title} ${used}/${maxGuesses}${game.hard ? '*' : ''}\n\n${lines.join('\n')}\n\n${url}`
}
