import { ArrowLink } from '#site/ui/ArrowLink.tsx'
import styles from './OtherWays.module.css'

interface OtherWaysProps {
  email: string
  city: string
  chat: boolean
  questionnaire: boolean
}

/** Ways to reach the company that are not a letter. */
export function OtherWays({ email, city, chat, questionnaire }: OtherWaysProps) {
  return (
    <aside className={`rail ${styles.ways}`} aria-labelledby="other-ways">
      <h2 className="label" id="other-ways">
        Other ways
      </h2>
      <dl>
        <div>
          <dt>E-mail</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        <div>
          <dt>Office</dt>
          <dd>{city}</dd>
        </div>
      </dl>
      <ul>
        {chat && (
          <li>
            <ArrowLink href="/chat">Chat on WhatsApp</ArrowLink>
          </li>
        )}
        {questionnaire && (
          <li>
            <ArrowLink href="/questionnaire/custom-website">Describe a website</ArrowLink>
          </li>
        )}
      </ul>
    </aside>
  )
}
