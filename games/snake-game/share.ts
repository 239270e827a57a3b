import { fill, formatNumber } from '@wize/kit/i18n/format.ts'
import words from '#messages/snake-game.json' with { type: 'json' }
import type { Game } from './rules.ts'

/** A finished game in one line, for sharing. `day` is set for a daily board. */
export function shareText({ score, steps }: Game, day: number | undefined, url: string): string {
  const text = day === undefined ? words.share.random : words.share.daily
  return `${fill(text, { day: formatNumber(day ?? 0), score, steps })}\n${url}`
}
