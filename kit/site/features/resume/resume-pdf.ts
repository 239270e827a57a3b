import type { Identity } from '#contracts/identity.ts'
import { fill, formatList } from '#i18n/format.ts'
import words from '#messages/resume.json' with { type: 'json' }
import { inks, openPaper } from '#site/ui/paper.ts'
import {
  contactsOf,
  printable,
  type ResumeContent,
  type SkillGroup,
  skillGroups,
} from './json-resume.ts'
import { type ResumeEntry, resumeSections } from './resume-sections.ts'

const { ink, secondary, line, brand } = inks
/** Width of the rail with titles, dates, and categories, in points. */
const rail = 128

/**
 * The resume as a PDF, from the same content as the page. One that would take a little more than two
 * pages is set in slightly smaller type.
 */
export function resumePdf(content: ResumeContent, identity: Identity): Promise<Buffer> {
  const usual = drawResume(content, identity, 1)
  if (usual.pageCount() !== 3) return usual.close()
  for (const scale of [0.95, 0.9]) {
    const smaller = drawResume(content, identity, scale)
    if (smaller.pageCount() === 2) return smaller.close()
  }
  return usual.close()
}

function drawResume(content: ResumeContent, identity: Identity, scale: number): Sheet {
  const { director, company } = identity
  const { basics, skills } = content
  const sheet = openSheet({
    title: fill(words.title, { name: director.name }),
    author: director.name,
    subject: director.headline,
    country: company.country,
    locale: identity.locale,
    scale,
  })
  const { doc, x, column, tagged, text, display, section, keep, rule, left, width } = sheet

  drawHead(sheet, content, identity)
  const { summary, availability } = basics
  if (summary) {
    section(words.summary, 90)
    tagged('P', () => text(12.5).text(summary, x, doc.y - 1, column))
  }
  if (skills.length > 0) section(words.skills, 56, 'line')
  drawSkills(sheet, skillGroups(content))
  for (const { title, entries } of resumeSections(content)) {
    // The title stays with its first entry.
    section(title, 56 + entryHeight(sheet, entries[0]), 'line')
    drawEntries(sheet, entries)
  }
  const [first = []] = pairsOf(basics.strengths)
  if (basics.strengths.length > 0) section(words.strengths, 28 + pairHeight(sheet, first))
  drawStrengths(sheet, basics.strengths)
  if (availability) {
    keep(60)
    rule(ink, 10, 16)
    tagged('P', () => display(13).text(availability, left, doc.y, { width }))
  }

  return sheet
}

type Sheet = ReturnType<typeof openSheet>

/** Paper with a rail for titles, dates, and categories. */
function openSheet(options: Parameters<typeof openPaper>[0]) {
  const paper = openPaper(options)
  const { doc, left, width, keep, rule, tagged, display } = paper
  /**
   * Starts a section, on a new page if less than `height` is left. Its title goes into the rail or on
   * a line of its own.
   */
  const section = (title: string, height: number, place: 'rail' | 'line' = 'rail') => {
    keep(height)
    rule(ink, 15, 13)
    const { y } = doc
    tagged('H2', () => display(12.5).text(title, left, y))
    doc.y = place === 'rail' ? y : doc.y + 7
  }
  return { ...paper, section, x: left + rail, column: { width: width - rail } }
}

function drawHead(sheet: Sheet, content: ResumeContent, identity: Identity) {
  const { doc, left, top, width, tagged, display, text } = sheet
  const { director, url } = identity
  tagged('H1', () => display(38).text(director.name, left, top - 10, { characterSpacing: -1.3 }))
  tagged('P', () =>
    text(15, secondary).text(director.headline, left, doc.y + 2, { characterSpacing: 0 }),
  )
  let [x, y] = [left, doc.y + 8]
  const site = { href: url, text: printable(url) }
  for (const { href, text: shown } of [site, ...contactsOf(content, identity)]) {
    const wide = text(10.5).widthOfString(shown)
    if (x > left && x + wide > left + width) {
      x = left
      y += 15
    }
    tagged('Link', () => text(10.5).text(shown, x, y, { link: href, lineBreak: false }))
    x += wide + 20
  }
  doc.y = y + 14
}

function drawSkills(sheet: Sheet, groups: SkillGroup[]) {
  const { doc, left, x, column, tagged, display, text, keep } = sheet
  for (const { title, skills } of groups) {
    text(10)
    keep(doc.heightOfString(formatList(skills, 'unit'), column) + 4)
    const y = doc.y
    tagged('H3', () => display(9.5).text(title, left, y + 0.5, { width: rail - 14, lineGap: 0 }))
    const below = doc.y
    tagged('P', () => text(10).text(formatList(skills, 'unit'), x, y - 1, column))
    doc.y = Math.max(doc.y, below) + 4
  }
}

const bulletIndent = 14

function entryHeight({ doc, column, display, text }: Sheet, entry?: ResumeEntry): number {
  if (!entry) return 0
  const height = (each: string, width = column.width) => doc.heightOfString(each, { width })
  display(12.5)
  const title = height(entry.title)
  text(10.5)
  const bullets = entry.highlights.map((each) => height(each, column.width - bulletIndent) + 3)
  return [...linesOf(entry).map((line) => height(line)), ...bullets].reduce(
    (sum, each) => sum + each,
    title + 12,
  )
}

const linesOf = ({ by, text, url }: ResumeEntry) =>
  [by, text, url && printable(url)].filter((line) => line !== undefined)

function drawEntries(sheet: Sheet, entries: ResumeEntry[]) {
  const { doc, left, x, column, tagged, display, text, decoration, rule, keep } = sheet
  const bullets = { width: column.width - bulletIndent }
  const isRuled = entries.some(({ highlights }) => highlights.length > 0)
  for (const [index, entry] of entries.entries()) {
    const hasRule = isRuled && index > 0
    keep(entryHeight(sheet, entry) + (hasRule ? 20 : 0))
    if (hasRule) rule(line, 9, 11)
    const { y } = doc
    const { title, by, period, url, highlights } = entry
    tagged('P', () => display(10, secondary).text(period, left, y + 1.5, { width: rail }))
    tagged('H3', () => display(12.5).text(title, x, y, { ...column, lineGap: 1 }))
    for (const each of [by, entry.text])
      if (each) tagged('P', () => text(10.5, secondary).text(each, x, doc.y, column))
    if (url)
      tagged('Link', () =>
        text(10.5, secondary).text(printable(url), x, doc.y, { ...column, link: url }),
      )
    doc.y += 4
    for (const highlight of highlights) {
      decoration(() => doc.rect(x, doc.y + 4.6, 4, 4).fill(brand))
      tagged('P', () => text(10.5).text(highlight, x + bulletIndent, doc.y, bullets))
      doc.y += 3
    }
  }
}

const columnGap = 18
const halfOf = ({ column }: Sheet) => ({ width: (column.width - columnGap) / 2 })

const pairsOf = (strengths: string[]) =>
  strengths.flatMap((_, index) => (index % 2 ? [] : [strengths.slice(index, index + 2)]))

function pairHeight(sheet: Sheet, pair: string[]): number {
  sheet.text(10.5)
  return Math.max(...pair.map((each) => sheet.doc.heightOfString(each, halfOf(sheet))))
}

/** Strengths in two columns. */
function drawStrengths(sheet: Sheet, strengths: string[]) {
  const { doc, x, tagged, text, keep } = sheet
  const half = halfOf(sheet)
  for (const pair of pairsOf(strengths)) {
    keep(pairHeight(sheet, pair))
    const { y } = doc
    const ends = pair.map((strength, side) => {
      tagged('P', () => text(10.5).text(strength, x + side * (half.width + columnGap), y, half))
      return doc.y
    })
    doc.y = Math.max(...ends) + 6
  }
}
