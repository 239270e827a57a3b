import { expect, test } from 'vitest'
import { moveDrawings } from './drawings.ts'

test('marked drawings go to one file, each under its own name; the others stay', () => {
  const page = (...drawings: string[]) => `<main>${drawings.join('<p>and</p>')}</main>`
  const { html, file, svg } = moveDrawings(
    page(
      '<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>',
      '<svg viewBox="0 0 2 2" data-deferred="" aria-hidden="true"><path d="M1 1"></path></svg>',
      '<svg viewBox="0 0 3 3" data-deferred=""><g><path d="M2 2"></path></g></svg>',
    ),
  )
  expect(file).toMatch(/^_astro\/drawings\.[\w-]{8}\.svg$/)
  expect(svg).toContain(
    '<g id="d0"><path d="M1 1"></path></g><g id="d1"><g><path d="M2 2"></path></g></g>',
  )
  expect(html).toBe(
    page(
      '<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>',
      `<svg viewBox="0 0 2 2" aria-hidden="true"><use href="/${file}#d0"></use></svg>`,
      `<svg viewBox="0 0 3 3"><use href="/${file}#d1"></use></svg>`,
    ),
  )
})

test('a page without marked drawings stays as it is, and has no file', () => {
  const html = '<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>'
  expect(moveDrawings(html)).toEqual({ html, file: '', svg: '' })
})
