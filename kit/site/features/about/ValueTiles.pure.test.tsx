import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ValueTiles } from './ValueTiles.tsx'

it('shows the first letter of each value, in Arabic without the article', () => {
  const values = ['Patience', 'الصبر', 'النهاية', 'اليد', 'أمان'].map((name) => ({
    name,
    text: '',
    ground: 'ink' as const,
  }))
  const html = renderToStaticMarkup(<ValueTiles values={values} />)
  const letters = [...html.matchAll(/<span class="[^"]*letter[^"]*">([^<]*)/g)].map(([, it]) => it)
  expect(letters).toEqual(['P', 'ص', 'ن', 'ي', 'أ'])
})
