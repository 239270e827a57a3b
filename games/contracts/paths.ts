// Addresses and names of the games and of their service. Imports nothing, so that islands can use it.

export const wordPath = '/api/word'

export const pages = {
  wordGame: '/games/wordwize',
  snakeGame: '/games/wizesnake',
} as const

/** The Trusted Types policy that lets the games' pages, and no others, register their service worker. */
export const workerPolicy = 'game-worker'
