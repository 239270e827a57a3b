import { rich } from '@wize/kit/i18n/rich.ts'
import { articlesAnswer } from '#calculators/calculations.ts'
import type { CalculatorName } from '#calculators/names.ts'
import words from '#messages/calculator.json' with { type: 'json' }

/** A calculator's answer to the article's numbers, and a link to the calculator. */
export default function PlainCalculator({
  name,
  article,
}: {
  name: CalculatorName
  article: string
}) {
  const { question, sentence } = articlesAnswer(name)
  return (
    <p>
      {rich(words.plain, {
        question: <b>{question}</b>,
        sentence,
        link: (text) => <a href={article}>{text}</a>,
      })}
    </p>
  )
}
