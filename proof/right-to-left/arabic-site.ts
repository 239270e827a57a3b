import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { edit, makeEnglishSite } from '../english-site.ts'

/**
 * Makes a copy of sites/lisbon in a folder, in English with Arabic as a second language, with the
 * kit's and the add-ons' words in Arabic and sample content.
 */
export function makeArabicSite(site: string): void {
  makeEnglishSite(site)
  const arabic = join(site, 'content/ar')
  cpSync(join(import.meta.dirname, 'content'), arabic, { recursive: true })
  cpSync(join(site, 'content/en/pictures'), join(arabic, 'pictures'), { recursive: true })
  writeFileSync(
    join(site, 'public/evidence/test-with-the-keyboard-first/barriers.csv'),
    'where,count\nmenus,9\nforms,6\npictures,2\n',
  )
  const identity = join(site, 'identity.ts')
  edit(identity, "locale: 'en-US',", "locale: 'en-US', locales: ['en-US', 'ar-AE'],")
  edit(
    identity,
    /addOns: .*\n {2}parts: \{/,
    "addOns: ['@wize/games', '@wize/tutor', '@wize/explorables'],\n  office: { phone: '+351 21 000 0000', street: '1 Rua de Exemplo' },\n  parts: { games: true, assistant: true,",
  )
  edit(identity, "'Rua de Exemplo 1, ", "'1 Rua de Exemplo, ")
  edit(
    identity,
    '  services: {',
    "  services: {\n    assistant: { origin: 'http://127.0.0.1:3001', source: 'https://code.farol.example' },",
  )
}
