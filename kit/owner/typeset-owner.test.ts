import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

const form = `title: Visite
description: Une visite
send: Envoyer
subject: "Visite : {nom}"
sections:
  - title: Vous
    fields:
      - { name: nom, kind: line, label: Où avez-vous mal ?, storedAs: name }
      - { name: courriel, kind: email, label: Votre courriel, required: true, storedAs: email }
`
const files = {
  'identity.ts': `export const identity = {
  locale: 'fr-CA',
  company: { name: 'Physio', country: 'CA' },
  addOns: [],
  parts: {},
  director: { biography: "J'ai couru : pourquoi pas ?" },
  office: { insurance: 'Assurance : 5 000 000 $' },
  questionnaire: { frame: 'own', path: '/questionnaire' },
}`,
  'content/fr/messages/blog.json': `{ "intro": "Courir : ce qu'on apprend" }`,
  'content/fr/forms/visite.yaml': form,
}

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'typeset-'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  vi.stubEnv('WIZE_SITE', folder)
  vi.resetModules()
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

it('sets facts, interface words, and forms of the owner’s as their region does', async () => {
  const { identity, untranslated } = await import('./identity.ts')
  expect(identity.director.biography).toBe('J’ai couru\u00a0: pourquoi pas?')
  expect(identity.office?.insurance).toBe('Assurance\u00a0: 5\u202f000\u202f000\u202f$')
  expect(untranslated.director.biography).toContain("J'ai")

  const { siteWords } = await import('./site-words.ts')
  expect(siteWords('#messages/blog.json')).toMatchObject({
    intro: 'Courir\u00a0: ce qu’on apprend',
  })

  const { forms } = await import('./forms.ts')
  expect(forms['visite']?.sections[0]?.fields[0]?.label).toBe('Où avez-vous mal?')
})
