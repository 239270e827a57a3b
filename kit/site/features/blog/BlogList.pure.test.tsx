import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { categoryIds, firstView } from '#contracts/blog-list.ts'
import { BlogList } from './BlogList.tsx'

const [first = '', second = '', third = ''] = categoryIds

/** The categories on the filter's buttons, where some have posts. */
function offered(categories: string[], category = 'all') {
  const html = renderToStaticMarkup(
    <BlogList built={{ ...firstView, category }} count={3} categories={categories}>
      {null}
    </BlogList>,
  )
  return [...html.matchAll(/value="([^"]*)" aria-pressed/g)].map(([, value]) => value)
}

it('offers only categories that have posts, and the one that an address asks for', () => {
  expect(offered([second, first])).toEqual(['all', first, second])
  expect(offered([first], third)).toEqual(['all', first, third])
  expect(offered([first])).toEqual([])
})
