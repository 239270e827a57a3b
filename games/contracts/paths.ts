/** Addresses of the games and of their service. Imports nothing, so that islands can use it. */
export const wordPath = '/api/word'

export const pages = {
  wordGame: '/games/wordwize',
  snakeGame: '/games/wizesnake',
} as const
