import type { ReactNode } from 'react'
import { ButtonLink } from '#site/ui/Button.tsx'
import { NewTab } from '#site/ui/NewTab.tsx'

interface SubscribeLinkProps {
  newsletter: string
  children: ReactNode
}

/** Links to the newsletter: a page of this site, or the newsletter's own site in a new tab. */
export function SubscribeLink({ newsletter, children }: SubscribeLinkProps) {
  if (newsletter.startsWith('/')) return <ButtonLink href={newsletter}>{children}</ButtonLink>
  return (
    <ButtonLink href={newsletter} target="_blank" rel="noopener" icon="out">
      {children}
      <NewTab />
    </ButtonLink>
  )
}
