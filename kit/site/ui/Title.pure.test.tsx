import { globSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Title } from './Title.tsx'

it('ends with a tile for the period, unless it’s a question or exclamation', () => {
  const hasTile = (text: string) => /<span/.test(renderToStaticMarkup(<Title>{text}</Title>))
  expect(['Zero guessing', 'Wer trägt was', '“Why?”, she asked'].map(hasTile)).toEqual([
    true,
    true,
    true,
  ])
  const questions = [
    'Who pays?',
    'Wer zahlt „warum?“',
    'Enfin !',
    'من نحن؟',
    'Et après…',
    'Really (why?)',
  ]
  expect(questions.map(hasTile)).toEqual(Array(6).fill(false))
})

it('the same goes for every heading whose words aren’t ours alone to choose', () => {
  const root = new URL('../../..', import.meta.url)
  const components = '{kit/site,explorables,tutor}/**/*.tsx'
  const withOwnTile = globSync(components, { cwd: root, exclude: ['**/*.test.tsx'] }).filter(
    (file) => readFileSync(new URL(file, root), 'utf8').includes('<Period />'),
  )
  expect(withOwnTile).toEqual(['kit/site/ui/PeriodAfter.tsx'])
})
