import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useDraft } from './use-draft.ts'

const fields = [{ name: 'type' }, { name: 'also' }, { name: 'message' }]

beforeEach(() => {
  // jsdom has none.
  vi.stubGlobal('CSS', { escape: (name: string) => name })
  const draft = { type: ['project'], also: ['mail'], message: ['Kept'] }
  localStorage.setItem('draft', JSON.stringify(draft))
})

/** The form's values once its script runs, if the visitor did this before. */
function valuesAfter(act: (form: HTMLFormElement) => void) {
  const form = document.createElement('form')
  form.innerHTML = `
    <input type="radio" name="type" value="general" checked>
    <input type="radio" name="type" value="project">
    <input type="radio" name="type" value="job">
    <input type="checkbox" name="also" value="mail">
    <input type="checkbox" name="also" value="phone">
    <textarea name="message"></textarea>`
  act(form)
  renderHook(() => useDraft({ current: form }, 'draft', fields))
  const data = new FormData(form)
  return fields.map(({ name }) => data.getAll(name).join())
}

const control = (form: HTMLFormElement, value: string) =>
  form.querySelector(`[value=${value}]`) as HTMLInputElement

test('a draft is restored', () => {
  expect(valuesAfter(() => {})).toEqual(['project', 'mail', 'Kept'])
})

test('what the visitor chose or typed before that stays', () => {
  expect(valuesAfter((form) => control(form, 'job').click())).toEqual(['job', 'mail', 'Kept'])
  expect(valuesAfter((form) => control(form, 'phone').click())).toEqual([
    'project',
    'phone',
    'Kept',
  ])
  const typed = valuesAfter((form) => {
    const message = form.querySelector('textarea')
    if (message) message.value = 'Typed'
  })
  expect(typed).toEqual(['project', 'mail', 'Typed'])
})
