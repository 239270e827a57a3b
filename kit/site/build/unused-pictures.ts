import { existsSync, globSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { decodeHTML } from 'entities'

/**
 * Deletes pictures that nothing in the build shows. Astro also publishes the original of a photograph
 * that no page uses, with whatever the camera noted in it, such as the place.
 */
export function dropUnusedPictures(dist: string): void {
  const folder = join(dist, '_astro')
  if (!existsSync(folder)) return
  const unused = new Set(readdirSync(folder).filter((name) => picture.test(name)))
  for (const file of globSync('**/*.{html,css,js,json,xml,txt}', { cwd: dist }))
    for (const [, name = ''] of namesIn(readFileSync(join(dist, file), 'utf8')))
      unused.delete(decoded(name))
  for (const file of unused) rmSync(join(folder, file))
}

const picture = /\.(png|jpe?g|webp|avif|gif|tiff)$/i
const plain = /_astro\/([^"'`\s()<>,?#\\]+)/g
/** As a copy is called, such as “Anna’s garden, front (2).jpg”. */
const other = /_astro\/([^"\s<>?\\/]+\.(?:png|jpe?g|webp|avif|gif|tiff))/gi

const namesIn = (text: string) => [...text.matchAll(plain), ...text.matchAll(other)]

function decoded(name: string): string {
  try {
    return decodeURIComponent(decodeHTML(name))
  } catch {
    return name
  }
}
