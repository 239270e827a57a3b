import { fill, formatList, formatNumber, plural } from '@wize/kit/i18n/format.ts'
import words from '#messages/snake-game.json' with { type: 'json' }
import type { Game } from './rules.ts'
import { type Setup, standard } from './setup.ts'

/** A finished game in one line, for sharing. `day` is set for a daily board. */
export function shareText(game: Game, day: number | undefined, url: string): string {
  const { score, steps, setup } = game
  const text = day === undefined ? words.share.random : words.share.daily
  const changes = changesOf(setup)
  const board = changes.length > 0 ? ` (${formatList(changes, 'unit')})` : ''
  return `${fill(text, { day: formatNumber(day ?? 0), score, steps })}${board}\n${url}`
}

/** What's different from the standard board. */
function changesOf({ size, walls, portals, fruit }: Setup): string[] {
  const { options } = words
  return [
    size !== standard.size && options.sizes[size],
    walls && options.walls,
    portals && options.portals,
    fruit !== standard.fruit && plural(options.fruit, fruit),
  ].filter((change) => change !== false)
}
