// @vitest-environment jsdom
import * as preact from 'preact/compat'
import * as react from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { hydrateRoot } from './preact-hydration.ts'

type React = typeof react

/** A question whose hint appears on a click, as an owner could write it. */
const question =
  ({ createElement, useId, useState }: React) =>
  () => {
    const id = useId()
    const [asked, ask] = useState(false)
    return createElement(
      'form',
      null,
      ...['Team ', 3, ': ', asked && 'asked'],
      createElement('label', { htmlFor: id }, 'Name'),
      createElement('textarea', { id, value: '', readOnly: true, 'aria-describedby': `${id}hint` }),
      createElement('button', { type: 'button', onClick: () => ask(true) }, 'Help'),
      asked && createElement('p', { id: `${id}hint` }, 'Any name will do'),
    )
  }

function islands(count: number) {
  document.body.replaceChildren()
  const Server = question(react)
  const Browser = question(preact as unknown as React)
  return Array.from({ length: count }, (_, index) => {
    const root = document.createElement('div')
    document.body.append(root)
    root.innerHTML = renderToString(react.createElement(Server), {
      identifierPrefix: `i${index}`,
    })
    const hydrate = () => hydrateRoot(root, preact.createElement(Browser as never, null) as never)
    return { root, hydrate, field: root.querySelector('textarea') as HTMLTextAreaElement }
  })
}

test('elements that appear later belong to those from the server', async () => {
  const all = islands(2)
  for (const { root, hydrate } of all) {
    hydrate()
    root.querySelector('button')?.click()
  }
  await expect.poll(() => document.querySelectorAll('p').length).toBe(2)
  for (const { root, field } of all) {
    expect(field.labels?.[0]?.textContent).toBe('Name')
    expect(field.getAttribute('aria-describedby')).toBe(root.querySelector('p')?.id)
    expect(root.textContent).toBe('Team 3: askedNameHelpAny name will do')
  }
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('the server’s elements stay, with what was typed into them', () => {
  const [island] = islands(1)
  const before = [...(island?.root.querySelectorAll('*') ?? [])]
  if (island) island.field.value = 'typed early'
  island?.hydrate()
  expect([...(island?.root.querySelectorAll('*') ?? [])]).toEqual(before)
  expect(island?.field.value).toBe('typed early')
})
