import { expect, test } from 'vitest'
import { paths } from '#contracts/paths.ts'
import { fill } from '#i18n/format.ts'
import words from '#messages/forms.json' with { type: 'json' }
import { fillFormPage } from './form-page.ts'

const page = `<!DOCTYPE html><html><head><title>Contact</title><script>let a = '<b>'</script></head><body>
<astro-island client="load" ssr=""><form action="${paths.mailSendForm}">
<div data-error-summary="" hidden=""><p data-form-failure="" hidden=""></p><ul data-error-list="" hidden=""></ul></div>
<input id="n" name="from_name" value="old"><p data-error-for="from_name" hidden=""></p>
<textarea name="message">old</textarea>
<select name="type"><option value="general" selected="">G</option><option value="ai">A</option></select>
<input type="radio" name="type" value="general" checked=""><input type="radio" name="type" value="ai">
<input type="hidden" name="form_token"></form></astro-island></body></html>`

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
