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
