import { expect, test } from 'vitest'
import { specifiersIn } from './specifiers.ts'

test.each([
  ["import a from './a.ts'", ['./a.ts']],
  ['import \'./b.ts?bundled\'\nexport * from "#c.ts"', ['./b.ts?bundled', '#c.ts']],
  ["const load = () => import('./d.ts')", ['./d.ts']],
  ["type E = typeof import('./e.ts')", ['./e.ts']],
  ["import.meta.resolve('@wize/kit/f.ts')", ['@wize/kit/f.ts']],
  ["new Worker(new URL('./g.ts', import.meta.url))", ['./g.ts']],
  ["// import x from './comment.ts'\nconst text = \"import y from './text.ts'\"", []],
  ["resolve('./h.ts'); fetch('./i.ts')", []],
])('%s', (code, expected) =>
  expect(specifiersIn(code, 'a.ts').map(({ text }) => text)).toEqual(expected),
)

test('a page’s imports and scripts are found, where they are', () => {
  const page = `---
import Page from './Page.astro'
import { a } from './a.ts'
---
<script is:inline set:html={json} />
<p title="import './text.ts'">import './text.ts'</p>
<script>
  import './shell.ts?bundled'
</script>`
  const found = specifiersIn(page, 'page.astro')
  expect(found.map(({ text }) => text)).toEqual(['./Page.astro', './a.ts', './shell.ts?bundled'])
  for (const { text, start, end } of found) expect(page.slice(start, end)).toBe(text)
})
