import { expect, it } from 'vitest'
import { isSpokenIn } from './spoken-in.ts'

it.each([
  ['en', 'es', 'We test what you do not know before we build.'],
  ['en', 'de', 'Your answers stay in this browser, and we have not seen them.'],
  ['es', 'pt', 'El informe dice lo que hay y no se lo lleva nadie con usted.'],
  ['en', 'ar', 'Everything you typed is still here, so try again.'],
  ['ar', 'en', 'كل ما كتبته لا يزال هنا، فحاول مرة أخرى'],
])('finds a text in %s among those in %s', (other, language, text) => {
  expect(isSpokenIn(other, text, language)).toBe(true)
  expect(isSpokenIn(language, text, other)).toBe(false)
})

it.each([
  ['en', 'es', 'Probamos lo que usted no sabe antes de construir el software.'],
  ['es', 'pt', 'O relatório diz o que há e não o leva ninguém com o seu nome.'],
  ['en', 'es', 'TypeScript, React, Node.js, Playwright, SQLite, PostgreSQL, Terraform'],
  ['en', 'es', 'El artículo “The Cost of Not Knowing” está en inglés, y lo citamos en una nota.'],
  ['en', 'ar', 'نستخدم NVDA وVoiceOver وTalkBack مع لوحة المفاتيح في كل اختبار'],
  ['en', 'es', 'Start with the test'],
])('accepts a text that isn’t in %s among those in %s', (other, language, text) => {
  expect(isSpokenIn(other, text, language)).toBe(false)
})
