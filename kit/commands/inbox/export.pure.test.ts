import { expect, test } from 'vitest'
import type { InquiryRow } from '#server/store/schema.ts'
import { inquiryJson, jsonParts } from './export.ts'

test('an export as JSON has each message as it was written, whatever ends its lines', async () => {
  const row = {
    id: '0f',
    received_at: 0,
    type: 'general',
    state: 'new',
    name: 'Robin',
    email: 'robin@example.com',
    subject: 'Hello',
    message: 'One\u2028two\u2029three\r\nfour\n five',
    details: '{}',
    spam_reasons: null,
    language: 'en',
    visit: null,
  } as unknown as InquiryRow
  async function* rows() {
    yield row
    yield row
  }
  let text = ''
  for await (const part of jsonParts(rows())) text += part
  expect(JSON.parse(text)).toEqual([inquiryJson(row), inquiryJson(row)])
})
