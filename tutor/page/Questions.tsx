import { fill } from '@wize/kit/i18n/format.ts'
import { Button } from '@wize/kit/site/ui/Button.tsx'
import { type FormEvent, useRef, useState } from 'react'
import type { AskRequest } from '#contracts/ask.ts'
import { assistantLimits } from '#contracts/assistant-fields.ts'
import { paths } from '#contracts/paths.ts'
import statementWords from '#messages/assistant.json' with { type: 'json' }
import words from '#messages/assistant-study.json' with { type: 'json' }
import { ExchangeFailure, exchange } from './exchange.ts'
import { Markdown } from './Markdown.tsx'
import styles from './Questions.module.css'
import { textOf } from './unknown-values.ts'

interface QuestionsProps {
  problemText: string
  /** The programs that the page shows. */
  programs: NonNullable<AskRequest['programs']>
  origin: string
}

interface Asked {
  question: string
  /** The part that has arrived so far. */
  answer: string
}

/** The visitor's questions about the problem, each with the model's answer below it. */
export function Questions(props: QuestionsProps) {
  const { thread, question, setQuestion, failure, isAnswering, ask, stop } = useThread(props)
  return (
    <div className={styles.questions}>
      <ol aria-live="polite" aria-busy={isAnswering}>
        {thread.map(({ question, answer }, index) => (
          <li key={index}>
            <p className={styles.asked}>{question}</p>
            {answer === '' ? <p>{words.ask.thinking}</p> : <Markdown text={answer} />}
          </li>
        ))}
      </ol>
      <form onSubmit={ask}>
        <label>
          <span className="label">{thread.length > 0 ? words.ask.next : words.ask.label}</span>
          <textarea
            value={question}
            rows={2}
            onChange={(event) => setQuestion(event.target.value)}
          />
        </label>
        {isAnswering ? (
          <Button icon="close" look="line" onClick={stop}>
            {words.ask.stop}
          </Button>
        ) : (
          <Button type="submit">{words.ask.send}</Button>
        )}
      </form>
      {failure && <p role="alert">{failure}</p>}
      <p className={styles.note}>{words.ask.note}</p>
    </div>
  )
}

/** The questions and their answers, the question being typed, and what went wrong with the last one. */
function useThread({ problemText, programs, origin }: QuestionsProps) {
  const [thread, setThread] = useState<Asked[]>([])
  const [question, setQuestion] = useState('')
  const [failure, setFailure] = useState('')
  const request = useRef<AbortController>(undefined)
  const [isAnswering, setAnswering] = useState(false)

  async function ask(event: FormEvent) {
    event.preventDefault()
    const asked = question.trim()
    if (asked === '' || isAnswering) return
    const { question: limit } = assistantLimits
    if (asked.length > limit) {
      setFailure(fill(statementWords.form.tooLong, { limit, count: asked.length }))
      return
    }
    const controller = new AbortController()
    request.current = controller
    const before = thread
    const show = (answer: string) => setThread([...before, { question: asked, answer }])
    setAnswering(true)
    setFailure('')
    setQuestion('')
    show('')
    try {
      const { answer } = await exchange(origin + paths.ask, {
        body: {
          problemText,
          question: asked,
          programs,
          thread: before.slice(-assistantLimits.questions),
        } satisfies AskRequest,
        signal: controller.signal,
        onEvent: (event) => {
          if (event.type === 'partial') show(textOf(event.answer))
          if (event.type === 'retry') show('')
        },
      })
      show(textOf(answer))
    } catch (error) {
      // The question isn't lost.
      setThread(before)
      setQuestion(asked)
      if (!controller.signal.aborted) {
        const isKnown = error instanceof ExchangeFailure && error.message !== ''
        setFailure(isKnown ? `${error.message}. ${error.details}` : words.ask.failed)
      }
    } finally {
      setAnswering(false)
    }
  }

  const stop = () => request.current?.abort()
  return { thread, question, setQuestion, failure, isAnswering, ask, stop }
}
