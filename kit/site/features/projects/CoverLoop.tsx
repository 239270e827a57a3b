import type { Mosaic } from '#site/ui/art/mosaic.ts'
import styles from './CoverLoop.module.css'

/**
 * The subtle animation of a game's cover on hover: almost-right letters run along the solved word,
 * and a tile travels through the snake.
 */
export function CoverLoop({ mosaic }: { mosaic: Mosaic }) {
  const { width, height, letters = [], track } = mosaic
  const solved = letters.filter(({ state }) => state === 'solved')
  return (
    <svg
      className={styles.loop}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {solved.map(({ character, x, y }) => (
        <g key={x} className={styles.near}>
          <rect x={x} y={y} width="1" height="1" />
          <text x={x + 0.5} y={y + 0.72}>
            {character}
          </text>
        </g>
      ))}
      {track && <path className={styles.traveler} d={track} pathLength="80" />}
    </svg>
  )
}
