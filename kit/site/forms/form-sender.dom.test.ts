import { expect, test, vi } from 'vitest'
import { formSender } from './form-sender.ts'

test('a form with errors is drawn once, without a moment of sending', async () => {
  const dispatch = vi.fn()
  const { submit } = formSender({
    fields: [{ name: 'name', label: 'Name', kind: 'line', required: true }],
    tokenPath: undefined,
    dispatch,
  })
  expect(await submit(document.createElement('form'))).toBe(false)
  expect(dispatch.mock.calls.map(([{ type }]) => type)).toEqual(['finish'])
})
