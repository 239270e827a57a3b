import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'lightningcss'
import { z } from 'zod'
import { readSource, sourceProblems } from '#content/content-source.ts'
import type { Problem } from '#content/problem.ts'
import kitColors from '#site/theme/colors.json' with { type: 'json' }
import kitNames from '#site/theme/names.json' with { type: 'json' }

const expectedColor = 'expected a color such as #d9541e'
const color = z.string(expectedColor).regex(/^#[\da-f]{6}$/i, expectedColor)
const { scheme: _, ...colors } = kitColors.wize
const theme = z.strictObject({
  scheme: z.enum(['light', 'dark'], 'expected light or dark'),
  ...Object.fromEntries(Object.keys(colors).map((name) => [name, color])),
})

/** A theme of the kit's needs only the colors that differ, and any other one all of them. */
const colorsSchema = z
  .object(
    Object.fromEntries(Object.keys(kitColors).map((name) => [name, theme.partial().optional()])),
  )
  .catchall(theme)

/** What's wrong in the site's `theme/`. */
export function themeProblems(root: string): Problem[] {
  const [ownColors, ownNames] = [sourceIn(root, 'colors.json'), sourceIn(root, 'names.json')]
  const known = Object.keys({ ...kitColors, ...(ownColors.value ?? {}) })
  const name = z.enum(known, `expected one of ${known.join(', ')}`)
  const namesSchema = z
    .strictObject({
      names: z.array(name).min(1, 'expected at least one theme').optional(),
      default: name.optional(),
    })
    .refine(
      ({ names = kitNames.names, default: first = kitNames.default }) => names.includes(first),
      { path: ['default'], error: 'expected one of names, which visitors see first' },
    )
  return [
    ...sourceProblems(ownColors, colorsSchema),
    ...sourceProblems(ownNames, namesSchema),
    ...styleProblems(root),
  ]
}

/** What browsers would skip in the site's own styles: often all that follows, without a word. */
function styleProblems(root: string): Problem[] {
  const file = 'theme/style.css'
  if (!existsSync(join(root, file))) return []
  const text = readFileSync(join(root, file), 'utf8')
  try {
    read(text)
  } catch (error) {
    const line = (error as { loc?: { line: number } }).loc?.line ?? 1
    const found = text.split('\n')[line - 1]?.trim() || 'the end'
    return [{ file, line, expected: 'expected valid CSS', found }]
  }
  return isClosed(text)
    ? []
    : [{ file, expected: 'expected } or */ at the end of every rule and comment', found: 'none' }]
}

const read = (css: string) => transform({ filename: 'style.css', code: Buffer.from(css) })

/** One more brace is only a mistake if nothing was open before it. */
function isClosed(css: string): boolean {
  try {
    read(`${css}\n}`)
    return false
  } catch {
    return true
  }
}

function sourceIn(root: string, name: string) {
  const file = join(root, 'theme', name)
  return readSource(`theme/${name}`, existsSync(file) ? readFileSync(file, 'utf8') : '{}')
}
