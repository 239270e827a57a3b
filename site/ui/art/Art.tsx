import styles from './Art.module.css'
import type { Mosaic } from './mosaic.ts'

interface ArtProps {
  mosaic: Mosaic
  /** What the picture shows, for people who do not see it; decoration when absent. */
  label?: string
  /** SVG `preserveAspectRatio`, when the art must fill a box of another shape. */
  fit?: string
  className?: string
}

/** Tile art, coloured by the ground that it stands on. */
export function Art({ mosaic, label, fit, className = '' }: ArtProps) {
  const { width, height, layers, gridlines, letters = [] } = mosaic
  return (
    <svg
      className={`${styles.art} ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={fit}
      role={label && 'img'}
      aria-label={label}
      aria-hidden={!label}
    >
      {gridlines && <path className={styles.gridlines} d={gridlines} />}
      {layers.map(({ tone, d, stroke }) =>
        stroke === undefined ? (
          <path key={tone} className={styles[tone]} d={d} fill="currentColor" />
        ) : (
          <path key={`${tone}${stroke}`} className={styles[tone]} d={d} strokeWidth={stroke} />
        ),
      )}
      {letters.map(({ character, x, y, state }) => (
        <text key={`${x},${y}`} className={state && styles[state]} x={x + 0.5} y={y + 0.72}>
          {character}
        </text>
      ))}
    </svg>
  )
}
