import { logoLetters } from '#site/ui/logo-letters.ts'
import styles from './Logo.module.css'

/** The company's name, or its initials, as tiles. The third tile is the certain one. */
export function Logo({ name }: { name: string }) {
  const letters = logoLetters(name)
  return (
    <svg
      className={styles.logo}
      viewBox={`0 0 ${letters.length * 60} 60`}
      role="img"
      aria-label={name}
    >
      {letters.map((letter, index) => (
        <g key={index}>
          <rect x={index * 60} width={index < letters.length - 1 ? 59 : 60} height="60" />
          <text x={index * 60 + 29.5} y="42">
            {letter}
          </text>
        </g>
      ))}
    </svg>
  )
}
