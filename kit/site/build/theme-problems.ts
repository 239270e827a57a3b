import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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
  return [...sourceProblems(ownColors, colorsSchema), ...sourceProblems(ownNames, namesSchema)]
}

function sourceIn(root: string, name: string) {
  const file = join(root, 'theme', name)
  return readSource(`theme/${name}`, existsSync(file) ? readFileSync(file, 'utf8') : '{}')
}
