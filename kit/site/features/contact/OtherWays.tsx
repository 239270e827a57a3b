import { pages } from '#contracts/pages.ts'
import { questionnairePath } from '#contracts/questionnaire.ts'
import words from '#messages/contact.json' with { type: 'json' }
import { ArrowLink } from '#site/ui/ArrowLink.tsx'
import styles from './OtherWays.module.css'

interface OtherWaysProps {
  email: string
  city: string
  chat: boolean
  questionnaire: boolean
}

/** Ways to reach the company other than the form. */
export function OtherWays({ email, city, chat, questionnaire }: OtherWaysProps) {
  return (
    <aside className={`rail ${styles.ways}`} aria-labelledby="other-ways">
      <h2 className="label" id="other-ways">
        {words.otherWays.heading}
      </h2>
      <dl>
        <div>
          <dt>{words.otherWays.email}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        <div>
          <dt>{words.otherWays.office}</dt>
          <dd>{city}</dd>
        </div>
      </dl>
      <ul>
        {chat && (
          <li>
            <ArrowLink href={pages.chat}>{words.otherWays.chat}</ArrowLink>
          </li>
        )}
        {questionnaire && (
          <li>
            <ArrowLink href={questionnairePath}>{words.otherWays.questionnaire}</ArrowLink>
          </li>
        )}
      </ul>
    </aside>
  )
}
