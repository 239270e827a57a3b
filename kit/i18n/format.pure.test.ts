import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { fill, formatCurrency, formatDate, formatList, formatNumber, plural } from './format.ts'
import { rich } from './rich.ts'

describe('format', () => {
  it('fills in placeholders and leaves unknown ones visible', () => {
    expect(fill('{a} of {b}, {c}', { a: 'x', b: 12345 })).toBe('x of 12,345, {c}')
  })

  it('chooses the plural form by the number', () => {
    const forms = { one: '{count} try', other: '{count} tries' }
    expect([1, 2, 1000].map((count) => plural(forms, count))).toEqual([
      '1 try',
      '2 tries',
      '1,000 tries',
    ])
  })

  it('falls back to the form `other`', () => {
    expect(plural({ other: '{count} left' }, 1)).toBe('1 left')
  })

  it('writes numbers, amounts and lists as the locale does', () => {
    expect(formatNumber(1234.5)).toBe('1,234.5')
    // Canada writes US$4,500, and no comma before “and”.
    expect(formatCurrency(4500, 'USD')).toMatch(/\$4,500$/)
    expect(formatCurrency(4500.5, 'USD')).toMatch(/\$4,500\.50$/)
    expect(formatList(['a', 'b', 'c'])).toMatch(/^a, b,? and c$/)
    expect(formatList(['a', 'b'], 'disjunction')).toBe('a or b')
  })

  it('keeps a day the same in every time zone', () => {
    expect(formatDate('2025-05-22')).toBe('May 22, 2025')
    expect(formatDate('2025-05-22', { month: 'short', day: 'numeric' })).toBe('May 22')
  })

  it('creates each formatter once', () => {
    const created = vi.spyOn(Intl, 'DateTimeFormat')
    for (const day of [1, 2])
      formatDate(new Date(2026, 0, day), { dateStyle: 'long', timeStyle: 'medium' })
    expect(created).toHaveBeenCalledOnce()
    created.mockRestore()
  })
})

describe('rich', () => {
  const markup = (...args: Parameters<typeof rich>) =>
    renderToStaticMarkup(createElement('p', null, rich(...args)))

  it('wraps tagged words and fills in nodes', () => {
    expect(
      markup('Read <a>this & that</a>, {name}: 1 < 2', {
        a: (words) => createElement('b', null, words),
        name: 'Ada',
      }),
    ).toBe('<p>Read <b>this &amp; that</b>, Ada: 1 &lt; 2</p>')
  })

  it('leaves what nobody asked for visible', () => {
    expect(markup('{who} <x>y</x>', {})).toBe('<p>{who} &lt;x&gt;y&lt;/x&gt;</p>')
  })
})
