import type { Identity } from '#contracts/identity.ts'
import { Art } from '#site/ui/art/Art.tsx'
import { skyline } from '#site/ui/art/generators.ts'
import { ButtonLink } from '#site/ui/Button.tsx'
import { SectionMark } from '#site/ui/SectionMark.tsx'
import { Stop } from '#site/ui/Stop.tsx'
import styles from './Footer.module.css'

const columns: { heading: string; links: [label: string, path: string][] }[] = [
  {
    heading: 'Services',
    links: [
      ['AI Development', '/services/ai-development'],
      ['Software Solutions', '/services/software'],
      ['Fractional CTO', '/services/cto'],
      ['All services', '/services'],
    ],
  },
  {
    heading: 'Company',
    links: [
      ['About Us', '/about-us'],
      ['Projects', '/projects'],
      ['Blog', '/blog'],
      ['Newsletter', '/newsletter'],
      ['Contact', '/contact'],
    ],
  },
  {
    heading: 'Play and learn',
    links: [
      ['WordWIZE', '/games/wordwize'],
      ['WIZEsnake', '/games/wizesnake'],
      ['Learning assistant', '/learning-assistant'],
    ],
  },
]

const houses = skyline(240, 36, { seed: 31 })

interface FooterProps {
  identity: Identity
  /** Keeps only the line with the copyright and the legal links. */
  slim: boolean
  /** Whether the skyline is in a file; see `Art`. */
  apart: boolean
}

/** The foot of every page. */
export function Footer({ identity, slim, apart }: FooterProps) {
  const { name, city } = identity.company
  return (
    <footer>
      {!slim && (
        <div className={styles.skyline}>
          <Art mosaic={houses} apart={apart} />
        </div>
      )}
      <div className={slim ? styles.slim : styles.foot} data-ground={slim ? undefined : 'ink'}>
        <div className="grid">
          {!slim && (
            <>
              <div className={styles.call}>
                <SectionMark part={5} name="Contact" className={styles.mark} />
                <p className={`display ${styles.say}`}>
                  Ask us what we would find out first
                  <Stop />
                </p>
                <ButtonLink href="/contact">Book a free consultation</ButtonLink>
              </div>
              <div className={styles.columns}>
                {columns.map(({ heading, links }) => (
                  <nav key={heading} aria-label={heading}>
                    <h2 className="label muted">{heading}</h2>
                    <ul>
                      {links.map(([label, path]) => (
                        <li key={path}>
                          <a href={path}>{label}</a>
                        </li>
                      ))}
                    </ul>
                  </nav>
                ))}
              </div>
            </>
          )}
          <div className={styles.base}>
            <p>
              © <span data-shell="year">{new Date().getFullYear()}</span> <a href="/">{name}</a>,{' '}
              {city}
            </p>
            <ul>
              <li>
                <a href="/about-us">About us</a>
              </li>
              <li>
                <a href="/privacy-policy">Privacy policy</a>
              </li>
              <li>
                <a href="/terms-of-service">Terms of service</a>
              </li>
            </ul>
          </div>
        </div>
      </div>
    </footer>
  )
}
