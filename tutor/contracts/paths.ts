/** Addresses of the assistant's own server, and of its pages. Imports nothing, so that islands can use it. */
export const paths = {
  analyze: '/api/analyze',
  generateCode: '/api/generate-code',
  engine: '/api/engine',
  pullModel: '/api/pull-model',
  runCode: '/api/run-code',
  judgeCode: '/api/judge-code',
  ask: '/api/ask',
  practice: '/api/practice',
} as const

export const pages = {
  learningAssistant: '/learning-assistant',
  /** Runs programs in a frame without an origin. */
  runner: '/embed/runner',
} as const
