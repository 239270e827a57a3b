import { logo as own } from '#logo.ts'
import { logoLetters } from '#site/ui/logo-letters.ts'
import styles from './Logo.module.css'

/**
 * The owner's logo, or the company's name or its initials as tiles. The third tile is the certain
 * one.
 */
export function Logo({ name }: { name: string }) {
  if (own)
    return (
      <svg
        className="own-logo"
        viewBox={`0 0 ${own.width} ${own.height}`}
        role="img"
        aria-label={name}
        // owner/logo.ts lets only shapes through.
        dangerouslySetInnerHTML={{ __html: own.body }}
      />
    )
  const letters = logoLetters(name)
  return (
    <span className={styles.logo} role="img" aria-label={name}>
      {letters.map((letter, index) => (
        <svg key={index} viewBox="0 0 60 60" aria-hidden="true">
          <text x="30" y="42">
            {letter}
          </text>
        </svg>
      ))}
    </span>
  )
}

/** Keeps the logo's colors and its shape; only what was black follows the theme. */
const ownCss = `.own-logo{--gap:10px;display:block;inline-size:auto;max-inline-size:min(44cqi,18rem);\
block-size:calc(var(--nav-height) - 2*var(--gap));margin-block:var(--gap);color:var(--text);\
background:var(--logo-plate,#0000);box-shadow:0 0 0 6px var(--logo-plate,#0000)}@media (width<768px){.own-logo{margin-inline-start:var(--space-3)}}\
@media (768px<=width<=900px){.own-logo{max-inline-size:14rem}}`

/** Whether the logo's tiles leave a tablet's bar no room for a second link to the home page. */
export const fillsTablets = (name: string): boolean => !own && logoLetters(name).length > 4

/** The styles of the owner's logo, with a ground in each theme that would hide it, or of many tiles. */
export const logoCss = (name: string): string =>
  own
    ? ownCss +
      Object.entries(own.plates)
        .map(([theme, ground]) => `[data-theme=${theme}]{--logo-plate:${ground}}`)
        .join('')
    : fillsTablets(name)
      ? '@media(768px<=width<=900px){[data-shell] .home-link{display:none}}'
      : ''
