import { samplePath } from '#contracts/pages.ts'
import words from '#messages/services.json' with { type: 'json' }
import { ArrowLink } from '#site/ui/ArrowLink.tsx'
import { MarkedSection } from '#site/ui/MarkedSection.tsx'
import styles from './SampleTeaser.module.css'

export interface SampleSummary {
  /** The name of its file, which is also the service's address. */
  id: string
  title: string
  summary: string
}

/** Links to the sample of what a client gets. */
export function SampleTeaser({ sample }: { sample: SampleSummary }) {
  const { id, title, summary } = sample
  return (
    <MarkedSection id="sample" mark={words.sample.mark} heading={words.sample.heading}>
      <div className={styles.sheet}>
        <p className="label muted">{words.sample.label}</p>
        <h3 className="h3">{title}</h3>
        <p className="copy">{summary}</p>
        <p className={styles.links}>
          <ArrowLink href={samplePath(id)}>{words.sample.read}</ArrowLink>
          <ArrowLink href={`${samplePath(id)}.pdf`} icon="download">
            {words.sample.download}
          </ArrowLink>
        </p>
      </div>
    </MarkedSection>
  )
}
