import { escapeText } from 'entities'
import type { Check, Finding } from '#contracts/check.ts'
import { terminalText } from '#contracts/terminal-text.ts'
import { identity } from '#identity.ts'

const shownPerCheck = 12

const count = (check: Check, level: Finding['level']) =>
  check.findings.filter((finding) => finding.level === level).length

function verdict(check: Check): string {
  if (check.skipped) return `not checked: ${check.skipped}`
  const [errors, warnings] = [count(check, 'error'), count(check, 'warning')]
  const parts = [
    errors && `${errors} ${errors === 1 ? 'error' : 'errors'}`,
    warnings && `${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`,
  ].filter(Boolean)
  return [parts.join(', ') || 'fine', check.about && `(${check.about})`].filter(Boolean).join(' ')
}

const sum = (checks: Check[], level: Finding['level']) =>
  checks.reduce((total, check) => total + count(check, level), 0)

const conclusion = (checks: Check[]) => {
  const [errors, warnings] = [sum(checks, 'error'), sum(checks, 'warning')]
  return errors > 0
    ? `Don’t publish yet: ${errors} to fix, ${warnings} to review.`
    : `Ready to publish. ${warnings} to review.`
}

/** The results for a terminal, with at most `shown` findings for each check. */
export const asText = (checks: Check[], shown = shownPerCheck): string =>
  [
    `${identity.company.name}, ${identity.url}`,
    '',
    ...checks.map((check) => checkText(check, shown)),
    '',
    conclusion(checks),
  ].join('\n')

/** One check for a terminal: its verdict, then its first findings. */
export const checkText = (check: Check, shown = shownPerCheck): string =>
  [
    `${mark(check)} ${check.name}: ${verdict(check)}`,
    ...check.findings
      .slice(0, shown)
      .map(({ level, where, what }) =>
        terminalText(`    ${level === 'error' ? '✗' : '!'} ${where}: ${what}`),
      ),
    ...(check.findings.length > shown
      ? [`    … and ${check.findings.length - shown} more in verify.html`]
      : []),
  ].join('\n')

/** Only what makes `npm run verify` fail, one finding a line. */
export const errorLines = (checks: Check[]): string =>
  checks
    .flatMap(({ findings }) => findings)
    .filter(({ level }) => level === 'error')
    .map(({ where, what }) => terminalText(`✗ ${where}: ${what}`))
    .join('\n')

const mark = (check: Check) =>
  check.skipped ? '–' : count(check, 'error') ? '✗' : count(check, 'warning') ? '!' : '✓'

const worstFirst = (checks: Check[]) =>
  checks.toSorted(
    (a, b) => count(b, 'error') - count(a, 'error') || count(b, 'warning') - count(a, 'warning'),
  )

/** The results as a page, in English like everything the kit tells its owner. Errors come first. */
export const asHtml = (checks: Check[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Results for ${escapeText(identity.company.name)}</title>
<style>
  body { max-width: 60em; margin: 2em auto; padding: 0 1em; font: 16px/1.5 system-ui; }
  li { margin-block: .3em; } .error { color: #a40000; } .warning { color: #6b4d00; }
</style>
<h1>${escapeText(conclusion(checks))}</h1>
<p>${escapeText(identity.company.name)}, ${escapeText(identity.url)}</p>
${worstFirst(checks)
  .map(
    (check) => `<h2>${mark(check)} ${escapeText(check.name)}</h2>
<p>${escapeText(verdict(check))}</p>
<ul>${check.findings
      .map(
        ({ level, where, what }) =>
          `<li class="${level}"><b>${escapeText(where)}</b>: ${escapeText(what)}</li>`,
      )
      .join('')}</ul>`,
  )
  .join('\n')}
`
