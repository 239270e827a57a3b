// The built-in engine's process. It answers one request at a time.
import type { JudgingQuestion } from '#contracts/judge-code.ts'
import type { PracticeQuestion } from '#contracts/practice.ts'
import { analyze, type CodeRequest, generateCode, judge } from './builtin-engine.ts'
import { answerJudging } from './judging.ts'
import { answerPractice } from './practice.ts'
import { readStatement } from './statement.ts'

export type Request = { id: number } & (
  | { type: 'analyze'; problemText: string }
  | { type: 'generateCode'; request: CodeRequest }
  | { type: 'judgeCode'; question: JudgingQuestion }
  | { type: 'practice'; question: PracticeQuestion }
  | { type: 'judge'; request: CodeRequest; outputs: readonly (string | undefined)[] }
)

export type Answer = { id: number } & (
  | { result: unknown; error?: undefined }
  | { error: { name: string; message: string; stack?: string } }
)

function answer(request: Request): unknown {
  if (request.type === 'analyze') return analyze(request.problemText)
  if (request.type === 'judge') return judge(request.request, request.outputs)
  if (request.type === 'judgeCode') return answerJudging(request.question)
  if (request.type === 'practice') return answerPractice(request.question)
  const { examples } = readStatement(request.request.problemText)
  return { code: generateCode(request.request), examples }
}

process.on('message', (request: Request) => {
  const { id } = request
  let reply: Answer
  try {
    reply = { id, result: answer(request) }
  } catch (error) {
    const { name, message, stack } = error as Error
    reply = { id, error: { name, message, stack } }
  }
  process.send?.(reply)
})
