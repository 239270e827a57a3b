import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { covers } from '#site/ui/art/covers.ts'
import paint from './painter.ts'
import { lineShares, pictureSvg } from './picture.ts'

const site = join(import.meta.dirname, '..')

test('lines on colored grounds are mixed as in the styles', () => {
  const mix = /color-mix\(in srgb, var\(--on-(primary|accent)\) (\d+)%, var\(--\1\)\)/g
  const mixes = globSync('{theme,layout,ui,features}/**/*.css', { cwd: site }).flatMap((file) =>
    [...readFileSync(join(site, file), 'utf8').matchAll(mix)].map(([, on, share]) => ({
      file,
      on,
      share: Number(share),
    })),
  )
  for (const { file, on, share } of mixes) {
    const expected = on === 'primary' ? lineShares.brand : lineShares.near
    expect(share / 100, file).toBe(expected)
  }
  expect(new Set(mixes.map(({ on }) => on))).toEqual(new Set(['primary', 'accent']))
})

test('a title can hold any characters', () => {
  const svg = pictureSvg('R&D', '<Fast>', covers.halftone())
  expect(svg).toContain('>&lt;Fast&gt;</text>')
  expect(svg).toContain('>&amp;</text>')
})

test('a title in Arabic is drawn, and one whose letters no font has isn’t', () => {
  const painted = (title: string) =>
    Buffer.from(paint({ svg: pictureSvg('WIZE', title, covers.halftone()) }))
  const empty = painted('你好')
  expect(painted('اختبار').equals(empty)).toBe(false)
  // Joined letters are others than separate ones, in the same font.
  expect(painted('ببب').equals(painted('ب‌ب‌ب'))).toBe(false)
  expect(painted('好').equals(empty)).toBe(true)
})
