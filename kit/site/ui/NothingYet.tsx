import type { ReactNode } from 'react'
import { Heading } from './Heading.tsx'

/** What a page says that lists something, before there is any of it. */
export function NothingYet({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="grid section">
      <Heading as="p" className="main statement" text={text} />
      {children && <p className="main">{children}</p>}
    </div>
  )
}
