import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Mission } from './Mission.tsx'

const mission = { statement: 'We find out first', text: 'Then we build.' }
const step = { title: 'Discovery', text: 'We ask.', result: 'A list', guess: 'ygayg' }

it('has tabs once there are steps to show', () => {
  const html = renderToStaticMarkup(<Mission mission={mission} steps={[step]} />)
  expect(html.match(/role="tab"/g)).toHaveLength(2)
  expect(html).toContain('Discovery')
})

it('shows the mission alone where there are none', () => {
  const html = renderToStaticMarkup(<Mission mission={mission} steps={[]} />)
  expect(html).toContain('We find out first')
  expect(html).not.toMatch(/role="tab|<ol|<button/)
})
