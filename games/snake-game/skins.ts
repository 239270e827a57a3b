/** The board's look. Its colors don't depend on the site's theme. */
export interface Skin {
  readonly background: string
  readonly snake: string
  readonly food: string
  /** Whether the snake and food glow. */
  readonly glows?: boolean
  /** Moves from cell to cell without animation, like on old cell phones. */
  readonly hardSteps?: boolean
}

export const skins = {
  classic: { background: '#101511', snake: '#26C97A', food: '#FFC62B' },
  retro: {
    background: '#A9BA62',
    snake: '#1C2A12',
    food: '#1C2A12',
    hardSteps: true,
  },
  neon: { background: '#0A0717', snake: '#19E3FF', food: '#FF3D9A', glows: true },
  forest: { background: '#17301F', snake: '#E6D5A3', food: '#FF7A4A' },
} as const satisfies Record<string, Skin>

export type SkinName = keyof typeof skins
export const skinNames = Object.keys(skins) as SkinName[]
