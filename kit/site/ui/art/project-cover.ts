import type { PictureSource } from '#site/ui/Picture.tsx'
import { type Cover, covers } from './covers.ts'
import { type Drawing, serviceDrawing } from './service-drawings.ts'

/** A project as a card with its cover. */
export interface CoveredProject {
  title: string
  description: string
  image?: keyof typeof covers
  /** Replaces the drawing. */
  photo?: PictureSource
  focus?: string
  /** Without either, the pattern of the cover. */
  pattern?: Drawing
  link: string
}

/** A project's drawing: the one it names, or a pattern generated from its title. */
export function projectCover(title: string, image?: keyof typeof covers, pattern?: Drawing): Cover {
  if (image) return covers[image](title)
  const { ground, card } = serviceDrawing(pattern, title)
  return { ground, mosaic: card() }
}
