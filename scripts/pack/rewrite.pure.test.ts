import { expect, test } from 'vitest'
import { unresolvedImports } from './rewrite.ts'

const published = new Set(['kit/a.ts', 'kit/b.tsx', 'kit/c.mjs'])

test.each([
  ["import './a.js'; import './b.tsx'; import '#c.mjs'; import 'zod'", []],
  ["import './a.ts'", ['./a.ts']],
  ["import './gone.js'", ['./gone.js']],
  ["import('@wize/kit/testing/store.js')", ['@wize/kit/testing/store.js']],
  ["import '#identity.ts'", []],
])('%s', (code, lost) =>
  expect(unresolvedImports(code, 'kit/main.ts', published)).toEqual(
    lost.map((specifier) => `kit/main.ts: ${specifier} leads to nothing that's published`),
  ),
)
