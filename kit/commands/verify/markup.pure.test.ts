import { expect, it } from 'vitest'
import { markup } from './markup.ts'

it('doesn’t mind how valid HTML is written', async () => {
  const text = "<P class = a lang='de'>x</P><input type=submit value=x>"
  const html = `<!doctype html><html lang="en"><head><title>x</title></head><body><main><h1>x</h1>${text}<table><tr><td>1</td></tr></table></main></body></html>`
  const { findings } = await markup({
    pages: [{ path: '/x', file: 'x.html', html }],
    files: [],
    read: () => '',
  })
  expect(findings).toEqual([])
})
