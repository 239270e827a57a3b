import { expect, test } from 'vitest'
import { describeVisit, readVisit } from './visit.ts'

test('keeps landing page, referring host and campaign', () => {
  const visit = readVisit(
    'landing=%2Fblog%2Fa-post&referrer=news.example&utm_source=letter&utm_content=top&other=x',
  )
  expect(JSON.parse(visit ?? '')).toEqual({
    landing: '/blog/a-post',
    referrer: 'news.example',
    utm_source: 'letter',
    utm_content: 'top',
  })
  expect(describeVisit({ visit })).toBe(
    'from news.example, landed on /blog/a-post, utm_source=letter, utm_content=top',
  )
})

test.each([
  undefined,
  '',
  ['landing=/'],
  'landing=javascript:alert(1)',
  'landing=/%22%3Cscript%3E',
  'referrer=https://news.example/path',
  'utm_source=%1b[2J',
  `landing=/${'a'.repeat(3000)}`,
])('what cannot be used is left out: %j', (text) => {
  expect(readVisit(text)).toBeNull()
})
