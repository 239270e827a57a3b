import styles from './Art.module.css'
import type { Mosaic, Tone } from './mosaic.ts'

interface ArtProps {
  mosaic: Mosaic
  /** A description of the picture; decorative if absent. */
  label?: string
  /** SVG `preserveAspectRatio`, for art that fills a box with a different shape. */
  fit?: string
  /** Below the fold of a large page: the build moves it to a separate file. */
  deferred?: boolean
  className?: string
}

/** Tile art, colored by the ground it's on. */
export function Art({ mosaic, label, fit, deferred, className = '' }: ArtProps) {
  const { width, height, layers, gridlines, letters = [] } = mosaic
  return (
    <svg
      // Art without letters faces where reading ends, like the arrows.
      className={[styles.art, letters.length === 0 && styles.turned, className]
        .filter(Boolean)
        .join(' ')}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={fit}
      role={label && 'img'}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      data-deferred={deferred ? '' : undefined}
    >
      {/* Attributes instead of classes: the page's custom properties apply inside a separate file,
         but its rules don't. */}
      {gridlines && (
        <path
          color={toneColors.line}
          strokeWidth="1px"
          vectorEffect="non-scaling-stroke"
          d={gridlines}
        />
      )}
      {layers.map(({ tone, d, stroke }) =>
        stroke === undefined ? (
          <path key={tone} color={toneColors[tone]} fill="currentColor" stroke="none" d={d} />
        ) : (
          <path key={`${tone}${stroke}`} color={toneColors[tone]} {...strokesOf(d, stroke)} />
        ),
      )}
      {letters.length > 0 && (
        <g fill="var(--fg-2)" stroke="none">
          {letters.map(({ character, x, y, state }) => (
            <text key={`${x},${y}`} x={x + 0.5} y={y + 0.72} {...(state && letterStates[state])}>
              {character}
            </text>
          ))}
        </g>
      )}
    </svg>
  )
}

/** Small tiles are drawn in units of their own size, because whole numbers are shorter. */
function strokesOf(d: string, stroke: number) {
  const inTiles = (number: string) => Math.round((Number(number) / stroke) * 1e6) / 1e6
  const numbers = /-?\d*\.?\d+/g
  const fits = (d.match(numbers) ?? []).every((number) => Number.isInteger(2 * inTiles(number)))
  return stroke < 1 && fits
    ? { transform: `scale(${stroke})`, d: d.replace(numbers, (number) => String(inTiles(number))) }
    : { strokeWidth: stroke, d }
}

const toneColors: Record<Tone, string> = {
  fg: 'var(--fg)',
  tile: 'var(--tile)',
  pop: 'var(--pop)',
  line: 'var(--line)',
  sky: 'var(--skyline)',
  window: 'var(--skyline-window)',
}

const letterStates = {
  solved: { fill: 'var(--on-tile)' },
  hint: { fill: 'var(--on-pop)' },
}
