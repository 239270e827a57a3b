import type { ReactNode } from 'react'
import { samplePath } from '#contracts/pages.ts'
import { fill } from '#i18n/format.ts'
import words from '#messages/services.json' with { type: 'json' }
import { ArrowLink } from '#site/ui/ArrowLink.tsx'
import { ButtonLink } from '#site/ui/Button.tsx'
import { CompactHead } from '#site/ui/CompactHead.tsx'
import { Prose } from '#site/ui/Prose.tsx'
import { SectionMark } from '#site/ui/SectionMark.tsx'
import sideHeadings from '#site/ui/SideHeadings.module.css'
import styles from './Sample.module.css'
import type { SampleSummary } from './SampleTeaser.tsx'

interface SampleProps {
  sample: SampleSummary
  service: { title: string; path: string }
  /** The sample's text. */
  children: ReactNode
}

/** A sample of what a client gets from a service, as a page. */
export function Sample({ sample, service, children }: SampleProps) {
  return (
    <>
      <CompactHead title={sample.title} deck={sample.summary} />
      <div className={`grid ${styles.sample}`}>
        <SectionMark name={words.sample.label} />
        <p className={`full ${styles.note}`}>{words.sample.note}</p>
        <Prose className={`full ${sideHeadings.text}`}>{children}</Prose>
        <p className={`full ${styles.actions}`}>
          <ButtonLink href={`${samplePath(sample.id)}.pdf`} icon="download">
            {words.sample.download}
          </ButtonLink>
          <ArrowLink href={service.path} icon="left">
            {fill(words.sample.back, { service: service.title })}
          </ArrowLink>
        </p>
      </div>
    </>
  )
}
