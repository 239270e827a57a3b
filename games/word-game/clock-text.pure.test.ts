import { expect, test } from 'vitest'
import { clockText } from './clock-text.ts'

test.each([
  [0, '0:00:00'],
  [1, '0:00:01'],
  [59_999, '0:01:00'],
  [3_600_000, '1:00:00'],
  [86_399_000, '23:59:59'],
])('%d ms are %s', (duration, text) => expect(clockText(duration)).toBe(text))
