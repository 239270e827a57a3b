import { pageHeaders } from '@wize/kit/contracts/security-headers.ts'
import { expect, test } from 'vitest'
import { identity } from '#identity.ts'
import { assistantService } from './add-on.ts'
import { pages } from './contracts/paths.ts'

const nothing = { scripts: [], styles: [], dataImages: false }

function policyOf(path: string, inline: Parameters<typeof pageHeaders>[1] = nothing) {
  const policy = pageHeaders(path, inline, identity)['Content-Security-Policy'] ?? ''
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values]
    }),
  )
}

test('the sandbox without an origin can be shown and starts its workers in Firefox and Safari', () => {
  for (const path of [pages.learningAssistant, pages.runner])
    expect(pageHeaders(path, nothing, identity)['Cross-Origin-Embedder-Policy']).toBe('unsafe-none')
})

test('only the assistant reaches a server on the visitor’s machine', () => {
  const headers = (path: string) => pageHeaders(path, nothing, identity)
  expect(policyOf('/learning-assistant')['connect-src']).toContain(
    assistantService(identity).origin,
  )
  expect(headers('/learning-assistant')['Permissions-Policy']).toContain('loopback-network=(self)')
  expect(JSON.stringify(policyOf('/'))).not.toContain('127.0.0.1')
  expect(headers('/')['Permissions-Policy']).toContain('loopback-network=()')
})

test('the frame that runs programs has no origin, no network and no way to evaluate text', () => {
  const inline = { scripts: ["'sha256-a'"], styles: [], dataImages: false }
  expect(policyOf(pages.runner, inline)).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'sha256-a'"],
    'worker-src': ['blob:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
    sandbox: ['allow-scripts'],
  })
  expect(policyOf('/learning-assistant')['frame-src']).toEqual(["'self'"])
  expect(policyOf('/')['frame-src']).toBeUndefined()
})
