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
