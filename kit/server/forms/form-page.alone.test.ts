import { parse } from 'parse5'
import { expect, test, vi } from 'vitest'
import { paths } from '#contracts/paths.ts'
import { fill } from '#i18n/format.ts'
import words from '#messages/forms.json' with { type: 'json' }
import type { Site, StaticFile } from '#server/static/site.ts'
import { fillFormPage, formPageOf, showFormSent } from './form-page.ts'

vi.mock('parse5', { spy: true })

const html = `<!DOCTYPE html><html><head><title>Contact</title><script>let a = '<b>'</script></head><body>
<astro-island client="load" ssr=""><form action="${paths.mailSendForm}">
<div data-error-summary="" hidden=""><p data-form-failure="" hidden=""></p><ul data-error-list="" hidden=""></ul></div>
<input id="n" name="from_name" value="old"><p data-error-for="from_name" hidden=""></p>
<textarea name="message">old</textarea>
<select name="type"><option value="general" selected="">G</option><option value="ai">A</option></select>
<input type="radio" name="type" value="general" checked=""><input type="radio" name="type" value="ai">
<input type="hidden" name="form_token"></form></astro-island></body></html>`
const page = { html, headers: {} }

test('puts back what was typed and shows what went wrong', () => {
  const html = fillFormPage(page, paths.mailSendForm, {
    fields: { from_name: '"><img src=x>', message: '\n<b>&amp;', type: 'ai' },
    errors: { from_name: 'Enter your name.' },
    token: 'fresh',
  })
  expect(html).toContain(
    '<input id="n" name="from_name" value="&quot;&gt;&lt;img src=x&gt;" aria-invalid="true">',
  )
  expect(html).toContain('<p data-error-for="from_name">Enter your name.</p>')
  expect(html).toContain('<textarea name="message">\n\n&lt;b&gt;&amp;amp;</textarea>')
  expect(html).toContain('<option value="general">G</option><option value="ai" selected="">')
  expect(html).toContain('value="general"><input type="radio" name="type" value="ai" checked="">')
  expect(html).toContain('<ul data-error-list=""><li><a href="#n">Enter your name.</a></li></ul>')
  expect(html).toContain('<div data-error-summary="" tabindex="-1" autofocus="">')
  expect(html).toContain('name="form_token" value="fresh"')
  expect(html).toContain(`<title>${fill(words.errorTitle, { title: 'Contact' })}</title>`)
  // The page's security policy lists its inline scripts by hash.
  expect(html).toContain("<script>let a = '<b>'</script>")
  expect(html).not.toContain('client="load"')
})

test('shows a failure that is not about a field', () => {
  const html = fillFormPage(page, paths.mailSendForm, {
    fields: {},
    errors: {},
    failure: 'Try again.',
    token: '',
  })
  expect(html).toContain('<p data-form-failure="">Try again.</p>')
  expect(html).toContain('<ul data-error-list="" hidden="">')
})

test('a page is parsed once for each build, however often its form is refused or sent', () => {
  const file = () => {
    const identity = {
      body: Buffer.from(html),
      headers: ['Content-Type', 'text/html', 'ETag', 'x'],
    }
    return { variants: { identity } } as unknown as StaticFile
  }
  const site = new Map([['/contact', file()]])
  const fillIn = (name: string) => {
    const built = formPageOf(site as Site, '/contact') ?? page
    expect(built.headers).toEqual({ 'Content-Type': 'text/html' })
    const failure = { fields: { from_name: name }, errors: {}, failure: 'Try again.' }
    expect(showFormSent(built, paths.mailSendForm, 'sent')).not.toContain(name)
    return fillFormPage(built, paths.mailSendForm, failure)
  }
  vi.mocked(parse).mockClear()
  for (const name of ['Robin', 'Kim', 'Sam']) expect(fillIn(name)).toContain(`value="${name}"`)
  expect(parse).toHaveBeenCalledTimes(1)
  site.set('/contact', file())
  expect(fillIn('Alex')).toContain('value="Alex"')
  expect(parse).toHaveBeenCalledTimes(2)
})

test('what one visitor typed is on no other visitor’s page, and no name of an object’s', () => {
  const empty = { fields: {}, errors: {}, failure: 'Try again.' }
  const before = fillFormPage(page, paths.mailSendForm, empty)
  const fields = { from_name: 'Robin', message: 'secret', type: 'ai' }
  fillFormPage(page, paths.mailSendForm, { fields, errors: { message: 'x' }, token: 'fresh' })
  expect(fillFormPage(page, paths.mailSendForm, empty)).toBe(before)
  const odd = { html: html.replace('from_name', 'constructor'), headers: {} }
  expect(fillFormPage(odd, paths.mailSendForm, empty)).toContain('name="constructor" value=""')
})
