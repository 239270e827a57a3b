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
  page: typeof words.confirm
}

/**
 * The page for a link in a mail. It asks to press a button, because mail scanners open every link.
 * The server puts the link's token into the form and confirms when it's done.
 */
export function MailLink({ action, page }: MailLinkProps) {
  const { title, text, button, doneHeading, doneText } = page
  return (
    <section className={`grid ${styles.page}`}>
      <div className={styles.box}>
        <div className={styles.sent} data-form-sent="sent" data-ground="brand">
          <Heading as="p" text={doneHeading} />
          <p className="deck">{doneText}</p>
        </div>
        <form className={styles.form} action={action} method="post">
          <Heading as="h1" text={title} />
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
