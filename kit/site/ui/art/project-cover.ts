import { type Cover, covers } from './covers.ts'
import { field } from './generators.ts'
import { seedOf } from './mosaic.ts'

/** A project's drawing: the one it names, or a pattern generated from its title. */
export const projectCover = (title: string, image?: keyof typeof covers): Cover =>
  image
    ? covers[image]()
    : {
        ground: 'tint',
        mosaic: field(21, 15, { seed: seedOf(title), from: [20, 15], reach: 19, density: 0.7 }),
      }
