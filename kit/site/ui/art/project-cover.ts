import { type Cover, covers } from './covers.ts'
import { type Drawing, serviceDrawing } from './service-drawings.ts'

/** A project's drawing: the one it names, or a pattern generated from its title. */
export function projectCover(title: string, image?: keyof typeof covers, pattern?: Drawing): Cover {
  if (image) return covers[image]()
  const { ground, card } = serviceDrawing(pattern, title)
  return { ground, mosaic: card() }
}
