import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { dropUnusedPictures } from './unused-pictures.ts'

it('deletes only pictures that no page, style, script, or feed names', () => {
  const dist = mkdtempSync(join(tmpdir(), 'unused-'))
  mkdirSync(join(dist, '_astro'))
  mkdirSync(join(dist, 'projects'))
  const used = [
    'hall.1.jpg',
    'hall.2.webp',
    'Blick über (2).3.avif',
    'a.4.png',
    'b.5.png',
    'c.6.gif',
  ]
  for (const file of [...used, 'IMG_0417.7.JPG', 'unused.8.jpg', 'page.9.js'])
    writeFileSync(join(dist, '_astro', file), '')
  writeFileSync(
    join(dist, 'projects/mill.html'),
    '<img src="/_astro/hall.1.jpg" srcset="/_astro/hall.2.webp 640w, /_astro/Blick%20%C3%BCber%20%282%29.3.avif 960w">',
  )
  writeFileSync(join(dist, 'style.css'), 'a { background: url(/_astro/a.4.png) }')
  writeFileSync(join(dist, 'feed.xml'), '<url>https://x.example/_astro/b.5.png</url>')
  writeFileSync(join(dist, '_astro/page.9.js'), 'const picture = `/_astro/c.6.gif`')
  dropUnusedPictures(dist)
  expect(readdirSync(join(dist, '_astro')).toSorted()).toEqual([...used, 'page.9.js'].toSorted())
  rmSync(dist, { recursive: true })
})

it('keeps the pictures of a page with parentheses, apostrophes, and commas in their names', () => {
  const dist = mkdtempSync(join(tmpdir(), 'pictures-'))
  const shown = [
    'a.X.jpg',
    'b.X.png',
    'garden (2).X.jpg',
    "Anna's, front.X.avif",
    'c.X.webp',
    'ö.X.gif',
  ]
  mkdirSync(join(dist, '_astro'))
  for (const name of [...shown, 'unused (2).X.jpg']) writeFileSync(join(dist, '_astro', name), '')
  writeFileSync(
    join(dist, 'index.html'),
    `<img src="/_astro/garden%20(2).X.jpg" srcset="/_astro/Anna&#x27;s,%20front.X.avif 400w,/_astro/c.X.webp 800w"><p style="background:url(/_astro/%C3%B6.X.gif)">`,
  )
  writeFileSync(
    join(dist, 'a.css'),
    '.a{background:url(/_astro/a.X.jpg)}.b{background:url(/_astro/b.X.png)}',
  )
  dropUnusedPictures(dist)
  expect(readdirSync(join(dist, '_astro')).toSorted()).toEqual(shown.toSorted())
  rmSync(dist, { recursive: true })
})
