import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import sharp from 'sharp'
import { contentFolder, pictureFolders } from '#content/content-folder.ts'
import { filesLike, withSlashes } from '#content/files-in.ts'
import { maxMegabytes, maxMegapixels } from '#content/picture-limits.ts'
import { closestFirst, type Problem } from '#content/problem.ts'
import { type KindName, placesIn, type Sources } from './sources.ts'

const pictureNames = /\.(png|jpe?g|webp|avif|gif|tiff|svg)$/i
const picturesFolder = `${contentFolder}/pictures`
const pictureNamesIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []

/** Pictures that content refers to but that don't exist. */
export function missingPictures(
  root: string,
  sources: Sources,
  named: Record<string, string | undefined>,
): Problem[] {
  const there = pictureFolders
    .flatMap((folder) => pictureNamesIn(join(root, folder, 'pictures')))
    .filter((name) => pictureNames.test(name))
    .map(withSlashes)
  const missing = (name: unknown): name is string =>
    typeof name === 'string' && pictureNames.test(name) && !there.includes(name)
  const problem = (name: string) => ({
    expected: `expected a picture in ${picturesFolder}/${there.length ? `, such as ${closestFirst(name, there)[0]}` : ''}`,
    found: `${name}, which isn’t there`,
  })
  return [
    ...Object.entries(named).flatMap(([field, name]) =>
      missing(name) ? [{ file: 'identity.ts', field, ...problem(name) }] : [],
    ),
    ...picturePlaces.flatMap(([kind, path]) =>
      sources[kind]
        .flatMap((source) => placesIn(source, path))
        .flatMap(({ value, ...place }) =>
          missing(value) ? [{ ...place, ...problem(value) }] : [],
        ),
    ),
  ]
}

/** Where content names pictures. */
const picturePlaces: [KindName, path: string[]][] = [
  ['blog', ['image']],
  ['people', ['photo']],
  ['projects', ['photos', '*', 'file']],
  ['homePage', ['slides', '*', 'photo', 'file']],
  ['services', ['photo', 'file']],
  ['engagements', ['photo', 'file']],
]

/** The texts that name a picture, because an owner knows it by them. */
function textsWith(root: string, picture: string): string[] {
  return filesLike([`${contentFolder}/**/*.{md,mdx,yaml,yml,json}`, 'identity.ts'], root).filter(
    (file) => nameIn(file, picture).test(readFileSync(join(root, file), 'utf8')),
  )
}

/** How a text names a picture: by its name in the folder for pictures, or by its path from the text. */
function nameIn(text: string, picture: string): RegExp {
  const inFolder = picture.startsWith(`${picturesFolder}/`)
  const name = inFolder
    ? picture.slice(picturesFolder.length + 1)
    : posix.relative(posix.dirname(text), picture)
  const either = [name, encodeURI(name)].map(RegExp.escape).join('|')
  const start = `(?:(?<![\\p{L}\\d_.%/-])${inFolder ? '|(?<=/pictures/)' : '(?:\\./)?'})`
  return new RegExp(`${start}(?:${either})(?![\\p{L}\\d_-]|\\.\\p{L})`, 'u')
}

/** Photographs that are too large or can't be read. */
export async function heavyPictures(root: string): Promise<Problem[]> {
  const files = filesLike(
    `${contentFolder}/**/*.{png,jpg,jpeg,webp,avif,gif,tiff,PNG,JPG,JPEG,WEBP,AVIF,GIF,TIFF}`,
    root,
  )
  const problems = await Promise.all(
    files.map(async (file): Promise<Problem[]> => {
      const inTexts = () => {
        const texts = textsWith(root, file)
        return texts.length > 0 ? `, used in ${texts.join(', ')}` : ''
      }
      const megabytes = statSync(join(root, file)).size / 1e6
      const problem = (expected: string, found: string) => [
        { file, expected, found: found + inTexts() },
      ]
      if (megabytes > maxMegabytes)
        return problem(tooLarge(`${maxMegabytes} MB`), `${megabytes.toFixed(1)} MB`)
      const size = await sharp(join(root, file))
        .metadata()
        .catch(() => undefined)
      if (!size) return problem('expected a picture', 'a file that can’t be read as one')
      // A HEIC tells its size, but a build can't read its picture.
      if (size.compression === 'hevc')
        return problem('expected a JPEG: save the .heic as one instead of renaming it', 'a .heic')
      const { width, height } = size
      const megapixels = (width * height) / 1e6
      if (megapixels <= maxMegapixels) return []
      const found = `${megapixels.toFixed(1)} (${width} × ${height})`
      return problem(tooLarge(`${maxMegapixels} megapixels`), found)
    }),
  )
  return problems.flat()
}

const tooLarge = (limit: string) =>
  `expected at most ${limit}: save it 2400 pixels wide, as JPEG for a photograph`
