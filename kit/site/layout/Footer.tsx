import { callLabel, callLink } from '#contracts/booking.ts'
import type { Identity } from '#contracts/identity.ts'
import type { Language } from '#contracts/languages.ts'
import { phoneHref, shownAddress } from '#contracts/office.ts'
import { pages } from '#contracts/pages.ts'
import { hoursText } from '#i18n/hours.ts'
import { rich } from '#i18n/rich.ts'
import words from '#messages/layout.json' with { type: 'json' }
import { Art } from '#site/ui/art/Art.tsx'
import { skyline } from '#site/ui/art/generators.ts'
import type { Mosaic } from '#site/ui/art/mosaic.ts'
import { ButtonLink } from '#site/ui/Button.tsx'
import { Heading } from '#site/ui/Heading.tsx'
import { SectionMark } from '#site/ui/SectionMark.tsx'
import styles from './Footer.module.css'
import { LanguageLink } from './LanguageLink.tsx'
import type { FooterColumn } from './navigation.ts'

/** Cached, because it's the same on every page. */
let houses: Mosaic | undefined

interface FooterProps {
  identity: Identity
  columns: FooterColumn[]
  /** Shows only the line with the copyright and the legal links. */
  slim: boolean
  /** Whether the skyline is in a separate file; see `Art`. */
  deferred: boolean
  /** The site's other languages. */
  languages: Language[]
}

/** The foot of every page. */
export function Footer({ identity, columns, slim, deferred, languages }: FooterProps) {
  const { name, city, skyline: profile = 'none' } = identity.company
  if (profile !== 'none') houses ??= skyline(240, 36, { seed: 31, profile })
  return (
    <footer>
      {!slim && houses && (
        <div className={styles.skyline}>
          <Art mosaic={houses} deferred={deferred} />
        </div>
      )}
      <div className={slim ? styles.slim : styles.foot} data-ground={slim ? undefined : 'ink'}>
        <div className="grid">
          {!slim && (
            <>
              <div className={styles.call}>
                <SectionMark name={words.footer.mark} className={styles.mark} />
                <Heading as="p" className={`display ${styles.say}`} text={words.footer.heading} />
                <ButtonLink {...callLink}>{callLabel(words.footer.action)}</ButtonLink>
              </div>
              <div className={styles.columns}>
                {columns.map(({ heading, links }) => (
                  <nav key={heading} aria-label={heading}>
                    <h2 className="label muted">{heading}</h2>
                    <ul>
                      {links.map(({ path, title }) => (
                        <li key={path}>
                          <a href={path}>
                            {path === pages.services ? words.footer.allServices : title}
                          </a>
                        </li>
                      ))}
                    </ul>
                  </nav>
                ))}
              </div>
              {identity.office && <Facts identity={identity} />}
            </>
          )}
          <div className={styles.base}>
            <p>
              {rich(words.footer.copyright, {
                year: <span data-shell="year">{new Date().getFullYear()}</span>,
                company: <a href="/">{name}</a>,
                city,
              })}
            </p>
            <ul>
              <li>
                <a href={pages.aboutUs}>{words.footer.aboutUs}</a>
              </li>
              <li>
                <a href={pages.privacyPolicy}>{words.footer.privacyPolicy}</a>
              </li>
              <li>
                <a href={pages.termsOfService}>{words.footer.termsOfService}</a>
              </li>
              {languages.map(({ locale }) => (
                <li key={locale}>
                  <LanguageLink locale={locale} />
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </footer>
  )
}

/** Where the company is, when it's open, its profiles, and what it's registered and insured as. */
function Facts({ identity }: { identity: Identity }) {
  const { office, email, social } = identity
  const address = shownAddress(identity)
  return (
    <ul className={styles.facts}>
      {address && (
        <li>
          <bdi>{address}</bdi>
        </li>
      )}
      {office?.phone && (
        <li>
          <a href={phoneHref(office.phone)}>{office.phone}</a>
        </li>
      )}
      <li>
        <a href={`mailto:${email}`}>{email}</a>
      </li>
      {office?.hours?.map(hoursText).map(({ days, times }) => (
        <li key={`${days}, ${times}`}>{`${days}, ${times}`}</li>
      ))}
      {social.map(({ kind, url }) => (
        <li key={url}>
          <a href={url} rel="me noopener">
            {kind}
          </a>
        </li>
      ))}
      {office?.registration && <li>{office.registration}</li>}
      {office?.insurance && <li>{office.insurance}</li>}
    </ul>
  )
}
