import { expect, test } from 'vitest'
import { markdownProcessor } from './markdown.ts'

test('HTML with a program in it is shown as text, and other HTML stays HTML', async () => {
  const { render } = await markdownProcessor().createRenderer({} as never)
  const { code } = await render(
    'A <details ontoggle="a()" open>b</details> <b>c</b>\n\n<script>a()</script>\n',
  )
  expect(code).toContain('&lt;details ontoggle="a()" open&gt;b')
  expect(code).toContain('&lt;script&gt;a()&lt;/script&gt;')
  expect(code).toContain('<b>c</b>')
})

test('a name in a table may break after its underscores, and nowhere else', async () => {
  const { render } = await markdownProcessor().createRenderer({} as never)
  const { code } = await render('| a |\n| - |\n| nginx `ignore_abort` |\n\nThe `busy_time`\n')
  expect(code).toContain('<code>ignore_<wbr>abort</code>')
  expect(code).toContain('<code>busy_time</code>')
})

test('a number and its unit stay as typed: in a heading’s anchor, and in HTML for code', async () => {
  const { render } = await markdownProcessor().createRenderer({} as never)
  const { code } = await render('## More than 200 ms\n\nPress <kbd>5 × 0.2</kbd>, `1 GiB`\n')
  expect(code).toContain('<h2 id="more-than-200-ms">More than 200 ms</h2>')
  expect(code).toContain('<kbd>5 × 0.2</kbd>, <code>1 GiB</code>')
})

test('a list in code may break after its commas, but a listing stays as typed', async () => {
  const { render } = await markdownProcessor().createRenderer({} as never)
  const { code } = await render('Now `date,source` of `1,000`\n\n    a,b\n')
  expect(code).toContain('<code>date,<wbr>source</code> of <code>1,000</code>')
  expect(code).not.toContain('a,<wbr>')
})

test('code in bold in a table may break, too', async () => {
  const { render } = await markdownProcessor().createRenderer({} as never)
  const { code } = await render('| a |\n| - |\n| **`ignore_abort`** |\n')
  expect(code).toContain('<strong><code>ignore_<wbr>abort</code></strong>')
})
