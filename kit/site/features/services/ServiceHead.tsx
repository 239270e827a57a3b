import { type DrawingName, serviceDrawing } from '#site/ui/art/service-drawings.ts'
import { PageHead } from '#site/ui/PageHead.tsx'
import { AtAGlance, type Glance, type Price } from './AtAGlance.tsx'

export interface ServiceSummary {
  title: string
  subtitle: string
  drawing?: DrawingName
  atAGlance?: Glance
  price?: Price
}

/** The opening of a service's page: its title and drawing, and what a buyer wants to know first. */
export function ServiceHead({ service, path }: { service: ServiceSummary; path: string }) {
  const { title, subtitle, drawing, atAGlance, price } = service
  return (
    <>
      <PageHead
        title={title}
        deck={subtitle}
        mosaic={serviceDrawing(drawing, path).head()}
        drawing={drawing}
        path={path}
      />
      {atAGlance && <AtAGlance glance={atAGlance} price={price} />}
    </>
  )
}
