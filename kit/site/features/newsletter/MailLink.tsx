import { pages } from '#contracts/pages.ts'
import words from '#messages/newsletter.json' with { type: 'json' }
import { FormSummary } from '#site/forms/FormSummary.tsx'
import { ArrowLink } from '#site/ui/ArrowLink.tsx'
import { Button } from '#site/ui/Button.tsx'
import { Heading } from '#site/ui/Heading.tsx'
import { Ruler } from '#site/ui/Ruler.tsx'
import styles from './MailLink.module.css'

interface MailLinkProps {
  /** Where the form is posted to. */
  action: string
  heading: string
  text: string
  button: string
  /** Shown afterward. */
  done: { heading: string; text: string }
}

/**
 * The page for a link in a mail. It asks to press a button, because mail scanners open every link.
 * The server puts the link's token into the form and confirms when it's done.
 */
export function MailLink({ action, heading, text, button, done }: MailLinkProps) {
  return (
    <section className={`grid ${styles.page}`}>
      <div className={styles.box}>
        <div className={styles.sent} data-form-sent="sent" data-ground="brand">
          <Heading as="p" text={done.heading} />
          <p className="deck">{done.text}</p>
        </div>
        <form className={styles.form} action={action} method="post">
          <Heading as="h1" text={heading} />
          <FormSummary formId="mail-link">
            <p>
              <ArrowLink href={pages.newsletter}>{words.again}</ArrowLink>
            </p>
          </FormSummary>
          <p className="deck">{text}</p>
          <input type="hidden" name="token" />
          <Button type="submit" icon="check">
            {button}
          </Button>
        </form>
      </div>
      <Ruler seed={5} />
    </section>
  )
}
