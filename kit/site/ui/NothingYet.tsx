import type { ReactNode } from 'react'
import { PeriodAfter } from './PeriodAfter.tsx'

/** What a page says that lists something, before there is any of it. */
export function NothingYet({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="grid section">
      <p className="main statement">
        {text}
        <PeriodAfter text={text} />
      </p>
      {children && <p className="main">{children}</p>}
    </div>
  )
}
