import { callLabel, callLink } from '#contracts/booking.ts'
import type { Identity } from '#contracts/identity.ts'
import { phoneHref, shownAddress } from '#contracts/office.ts'
import { pages } from '#contracts/pages.ts'
import { questionnairePath } from '#contracts/questionnaire.ts'
import { hoursText } from '#i18n/hours.ts'
import words from '#messages/contact.json' with { type: 'json' }
import { ArrowLink } from '#site/ui/ArrowLink.tsx'
import { Picture, type PictureSource } from '#site/ui/Picture.tsx'
import styles from './OtherWays.module.css'

interface OtherWaysProps {
  identity: Identity
  /** The owner's picture of the map. */
  map: PictureSource | undefined
}

/** Ways to reach the company other than the form, and the facts about its office. */
export function OtherWays({ identity, map }: OtherWaysProps) {
  const { parts, booking, office, social } = identity
  return (
    <aside className={`rail ${styles.ways}`} aria-labelledby="other-ways">
      <h2 className="label" id="other-ways">
        {words.otherWays.heading}
      </h2>
      <Facts identity={identity} />
      {map && office?.map && <MapPicture map={map} {...office.map} />}
      <ul>
        {booking && (
          <li>
            <ArrowLink {...callLink}>{callLabel('')}</ArrowLink>
          </li>
        )}
        {parts.chat && (
          <li>
            <ArrowLink href={pages.chat}>{words.otherWays.chat}</ArrowLink>
          </li>
        )}
        {parts.questionnaire && (
          <li>
            <ArrowLink href={questionnairePath}>{words.otherWays.questionnaire}</ArrowLink>
          </li>
        )}
        {social.map(({ kind, url }) => (
          <li key={url}>
            <ArrowLink href={url} rel="me noopener">
              {kind}
            </ArrowLink>
          </li>
        ))}
      </ul>
    </aside>
  )
}

function Facts({ identity }: { identity: Identity }) {
  const { email, company, office } = identity
  // A long address breaks there instead of within a word.
  const at = email.lastIndexOf('@')
  return (
    <dl>
      <div>
        <dt>{words.otherWays.email}</dt>
        <dd>
          <a href={`mailto:${email}`}>
            {email.slice(0, at)}
            <wbr />
            {email.slice(at)}
          </a>
        </dd>
      </div>
      {office?.phone && (
        <div>
          <dt>{words.otherWays.phone}</dt>
          <dd>
            <a href={phoneHref(office.phone)}>{office.phone}</a>
          </dd>
        </div>
      )}
      <div>
        <dt>{words.otherWays.office}</dt>
        <dd>
          {/* On a page from right to left, “350 Fifth Avenue” would otherwise end with its number. */}
          <bdi>{shownAddress(identity) ?? company.city}</bdi>
        </dd>
      </div>
      {office?.hours && (
        <div>
          <dt>{words.otherWays.hours}</dt>
          {office.hours.map(hoursText).map(({ days, times }) => (
            <dd key={`${days}, ${times}`}>
              {days}
              <br />
              {times}
            </dd>
          ))}
        </div>
      )}
      {(['registration', 'insurance'] as const).map(
        (fact) =>
          office?.[fact] && (
            <div key={fact}>
              <dt>{words.otherWays[fact]}</dt>
              <dd>{office[fact]}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

function MapPicture({ map, alt, url }: { map: PictureSource; alt: string; url?: string }) {
  const picture = (
    <Picture
      className={styles.map}
      picture={map}
      alt={alt}
      sizes="(min-width: 1101px) 20vw, 92vw"
    />
  )
  return url ? (
    <a href={url} rel="noopener">
      {picture}
    </a>
  ) : (
    picture
  )
}
