import { Footer as KitFooter } from '@wize/kit/site/layout/Footer.tsx'
import type { ComponentProps } from 'react'

/** The kit's footer below a line of our own. */
export function Footer(props: ComponentProps<typeof KitFooter>) {
  return (
    <>
      <aside className="house-rule" aria-label="House rule">
        Everyone gets in, this page included.
      </aside>
      <KitFooter {...props} />
    </>
  )
}
