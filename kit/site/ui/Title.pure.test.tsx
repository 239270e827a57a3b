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

it('the same goes for every heading of the kit, because owners may change its words', () => {
  const root = new URL('..', import.meta.url)
  const withOwnTile = globSync('**/*.tsx', { cwd: root, exclude: ['**/*.test.tsx'] }).filter(
    (file) => readFileSync(new URL(file, root), 'utf8').includes('<Period />'),
  )
  expect(withOwnTile).toEqual(['ui/PeriodAfter.tsx'])
})
