import { expect, it } from 'vitest'
import { htmlToMarkdown } from './html-to-markdown.ts'
import { withFootnotes } from './wordpress.ts'

it('keeps an embedded video as a link', () => {
  const frame = (more: string) =>
    htmlToMarkdown(`<div><iframe src="//film.example/1" ${more}></iframe></div>`)
  expect(frame('').trim()).toBe('<https://film.example/1>')
  expect(frame('title="The yard"').trim()).toBe('[The yard](https://film.example/1)')
})

it('keeps the notes that WordPress stores apart from a text', () => {
  const text = '<p>Clay<sup data-fn="a" class="fn"><a href="#a" id="a-link">1</a></sup>.</p>'
  const notes = JSON.stringify([{ content: 'From the <em>survey</em>.', id: 'a' }])
  expect(htmlToMarkdown(withFootnotes(text, notes))).toBe('Clay (1).\n\n1. From the *survey*.\n')
  expect(withFootnotes(text, '[{"id":')).toBe(text)
})
