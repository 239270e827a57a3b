import type { CollectionEntry } from 'astro:content'
import { type Drawing, serviceDrawing } from '#site/ui/art/service-drawings.ts'
import { PageHead } from '#site/ui/PageHead.tsx'
import type { Photograph } from '#site/ui/pictures.ts'
import { AtAGlance } from './AtAGlance.tsx'

type Words = Pick<CollectionEntry<'services'>['data'], 'title' | 'subtitle' | 'atAGlance' | 'price'>

export interface ServiceSummary extends Words {
  drawing?: Drawing
  /** Replaces the drawing. */
  photo?: Photograph
}

/** The opening of a service's page: its title and drawing, and what a buyer wants to know first. */
export function ServiceHead({ service, path }: { service: ServiceSummary; path: string }) {
  const { title, subtitle, drawing, photo, atAGlance, price } = service
  const { head, fit } = serviceDrawing(drawing, path)
  return (
    <>
      <PageHead
        title={title}
        deck={subtitle}
        mosaic={head()}
        fit={fit}
        drawing={drawing}
        photo={photo}
        path={path}
      />
      {(atAGlance || price) && <AtAGlance glance={atAGlance} price={price} />}
    </>
  )
}
