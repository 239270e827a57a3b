import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import cells from '#site/ui/GuessRow.module.css'
import { Mission } from './Mission.tsx'

const mission = { statement: 'We find out first', text: 'Then we build.' }
const step = { title: 'Discovery', text: 'We ask.', result: 'A list', guess: 'ygayg' }

it('has tabs once there are steps to show', () => {
  const html = renderToStaticMarkup(<Mission mission={mission} steps={[step]} />)
  expect(html.match(/role="tab"/g)).toHaveLength(2)
  expect(html).toContain('Discovery')
})

it('draws more squares in full with each step that has no drawing of its own', () => {
  const { guess: _guess, ...plain } = step
  const steps = ['One', 'Two', 'Three'].map((title) => ({ ...plain, title }))
  const html = renderToStaticMarkup(<Mission mission={mission} steps={steps} />)
  const full = html
    .split('<li>')
    .slice(1)
    .map((each) => each.split(`<i class="${cells['g']}"`).length - 1)
  expect(full).toEqual([0, 4, 5])
})

it('shows the mission alone where there are none', () => {
  const html = renderToStaticMarkup(<Mission mission={mission} steps={[]} />)
  expect(html).toContain('We find out first')
  expect(html).not.toMatch(/role="tab|<ol|<button/)
})
