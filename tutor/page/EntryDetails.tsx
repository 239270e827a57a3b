import type { Entry } from './analysis.ts'
import styles from './EntryDetails.module.css'
import { Markdown, MarkdownLine } from './Markdown.tsx'

/** Everything an entry has besides its name. */
export function EntryDetails({ entry: { text, reasons, facts } }: { entry: Entry }) {
  return (
    <>
      {text && <Markdown text={text} />}
      {reasons.map((reason, index) => (
        <p key={index} className={styles.reason}>
          <MarkdownLine text={reason} />
        </p>
      ))}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <MarkdownLine text={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
