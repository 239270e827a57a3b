import type { ReactNode } from 'react'
import { samplePath } from '#contracts/pages.ts'
import { fill } from '#i18n/format.ts'
import words from '#messages/services.json' with { type: 'json' }
import { ArrowLink } from '#site/ui/ArrowLink.tsx'
import { ButtonLink } from '#site/ui/Button.tsx'
import { PageHead } from '#site/ui/PageHead.tsx'
import { Prose } from '#site/ui/Prose.tsx'
import { SectionMark } from '#site/ui/SectionMark.tsx'
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
      <PageHead
        title={sample.title}
        deck={sample.summary}
        rail={<SectionMark part={5} name={words.sample.label} className="" />}
      />
      <div className={`grid ${styles.sample}`}>
        <p className={`main ${styles.note}`}>{words.sample.note}</p>
        <Prose className="main">{children}</Prose>
        <p className={`main ${styles.actions}`}>
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
