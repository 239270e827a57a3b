import { describe, expect, test } from 'vitest'
import { identity as sample } from '#identity.ts'
import { checkIdentity } from '#owner/check-identity.ts'
import type { Identity } from './identity.ts'
import { questionnairePath } from './questionnaire.ts'
import { type InlineSources, pageHeaders } from './security-headers.ts'

const nothing: InlineSources = { scripts: [], styles: [], dataImages: false }
const checked = checkIdentity(sample)
const own: Identity = {
  ...checked,
  newsletter: { ...checked.newsletter, frame: 'own' },
  questionnaire: { ...checked.questionnaire, frame: 'own' },
  services: {
    ...checked.services,
    mail: { ...checked.services.mail, origin: 'own' },
  },
}
const outside: Identity = {
  ...own,
  newsletter: { ...own.newsletter, frame: 'https://letters.example/embed' },
  questionnaire: { ...checked.questionnaire, frame: 'https://forms.example/f/1?a=b' },
  services: {
    ...own.services,
    mail: { ...own.services.mail, origin: 'https://mail.example' },
  },
}

function policyOf(path: string, identity = own, inline = nothing) {
  const policy = pageHeaders(path, inline, identity)['Content-Security-Policy'] ?? ''
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values]
    }),
  )
}

test('a page may run and show its own inline parts and nothing unsafe', () => {
  const inline = { scripts: ["'sha256-a'"], styles: ["'sha256-b'"], dataImages: true }
  const policy = policyOf('/', own, inline)
  expect(policy).toMatchObject({
    'default-src': ["'none'"],
    'script-src': ["'self'", "'sha256-a'"],
    'style-src': ["'self'", "'sha256-b'"],
    'img-src': ["'self'", 'data:'],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
  })
  expect(policyOf('/')['img-src']).toEqual(["'self'"])
  expect(JSON.stringify(policy)).not.toContain('unsafe')
})

describe('an outside host is allowed on the page that needs it alone', () => {
  test.each([
    ['/contact', 'connect-src', 'https://mail.example'],
    ['/newsletter', 'frame-src', 'https://letters.example'],
    [questionnairePath, 'frame-src', 'https://forms.example'],
  ])('%s %s %s', (path, directive, host) => {
    expect(policyOf(path, outside)[directive]).toContain(host)
    expect(JSON.stringify(policyOf(path, own))).not.toContain(host)
    expect(JSON.stringify(policyOf('/', outside))).not.toContain(host)
  })

  test('a page with an outside frame does not ask that frame for COEP', () => {
    const embedder = (path: string, identity: Identity) =>
      pageHeaders(path, nothing, identity)['Cross-Origin-Embedder-Policy']
    expect(embedder('/newsletter', outside)).toBe('unsafe-none')
    expect(embedder('/newsletter', own)).toBe('require-corp')
    expect(embedder('/', outside)).toBe('require-corp')
  })
})

test('no page reaches a server on the visitor’s machine', () => {
  expect(JSON.stringify(policyOf('/'))).not.toContain('127.0.0.1')
  expect(pageHeaders('/', nothing, own)['Permissions-Policy']).toContain('loopback-network=()')
})
