import type { Identity } from '#contracts/identity.ts'
import { fill, formatList } from '#i18n/format.ts'
import words from '#messages/resume.json' with { type: 'json' }
import { inks, openPaper } from '#site/ui/paper.ts'
import {
  period,
  printable,
  type ResumeContent,
  type SkillGroup,
  skillGroups,
} from './json-resume.ts'
import { type ResumeEntry, resumeSections } from './resume-sections.ts'

const { ink, secondary, line, brand } = inks
/** Width of the rail with titles, dates, and categories, in points. */
const rail = 128

/** The resume as a PDF, from the same content as the page. */
export function resumePdf(content: ResumeContent, identity: Identity): Promise<Buffer> {
  const { director, company } = identity
  const { basics, skills, projects } = content
  const sheet = openSheet({
    title: fill(words.title, { name: director.name }),
    author: director.name,
    subject: director.headline,
    country: company.country,
    locale: identity.locale,
  })
  const { doc, x, column, tagged, text, display, section, keep, rule, left, width } = sheet

  drawHead(sheet, identity)
  const { summary, availability } = basics
  if (summary) {
    section(words.summary, 90)
    tagged('P', () => text(12.5).text(summary, x, doc.y - 1, column))
  }
  if (skills.length > 0) section(words.skills, 300, 'line')
  drawSkills(sheet, skillGroups(content))
  if (projects.length > 0) section(words.experience, 180, 'line')
  drawProjects(sheet, projects)
  for (const { title, entries } of resumeSections(content)) {
    section(title, 90, 'line')
    drawEntries(sheet, entries)
  }
  if (basics.strengths.length > 0) section(words.strengths, 130)
  drawStrengths(sheet, basics.strengths)
  if (availability) {
    keep(60)
    rule(ink, 10, 16)
    tagged('P', () => display(13).text(availability, left, doc.y, { width }))
  }

  return sheet.close()
}

type Sheet = ReturnType<typeof openSheet>

/** Paper with a rail for titles, dates, and categories. */
function openSheet(options: Parameters<typeof openPaper>[0]) {
  const paper = openPaper(options)
  const { doc, left, width, keep, rule, tagged, display } = paper
  /** Starts a section. Its title goes into the rail or on a line of its own. */
  const section = (title: string, height: number, place: 'rail' | 'line' = 'rail') => {
    keep(height)
    rule(ink, 15, 13)
    const { y } = doc
    tagged('H2', () => display(12.5).text(title, left, y))
    doc.y = place === 'rail' ? y : doc.y + 7
  }
  return { ...paper, section, x: left + rail, column: { width: width - rail } }
}

function drawHead({ doc, left, top, tagged, display, text }: Sheet, identity: Identity) {
  const { director, email, url, social } = identity
  tagged('H1', () => display(38).text(director.name, left, top - 10, { characterSpacing: -1.3 }))
  tagged('P', () =>
    text(15, secondary).text(director.headline, left, doc.y + 2, { characterSpacing: 0 }),
  )
  let at = left
  const under = doc.y + 8
  for (const link of [email, url, ...social.map((profile) => profile.url)]) {
    const shown = printable(link)
    const target = link.includes('://') ? link : `mailto:${link}`
    tagged('Link', () => text(10.5).text(shown, at, under, { link: target, lineBreak: false }))
    at += doc.widthOfString(shown) + 20
  }
  doc.y = under + 14
}

function drawSkills(sheet: Sheet, groups: SkillGroup[]) {
  const { doc, left, x, column, tagged, display, text } = sheet
  for (const { title, skills } of groups) {
    const y = doc.y
    tagged('H3', () => display(9.5).text(title, left, y + 0.5, { width: rail - 14, lineGap: 0 }))
    const below = doc.y
    tagged('P', () => text(10).text(formatList(skills, 'unit'), x, y - 1, column))
    doc.y = Math.max(doc.y, below) + 4
  }
}

function drawProjects(sheet: Sheet, projects: ResumeContent['projects']) {
  const { doc, left, x, column, tagged, display, text, decoration, rule, keep } = sheet
  const indent = 14
  const bullets = { width: column.width - indent }
  for (const [index, project] of projects.entries()) {
    text(10.5)
    keep(
      48 + project.highlights.reduce((sum, each) => sum + doc.heightOfString(each, bullets) + 3, 0),
    )
    if (index > 0) rule(line, 9, 11)
    const { y } = doc
    tagged('P', () => display(10, secondary).text(period(project), left, y + 1.5, { width: rail }))
    tagged('H3', () => display(12.5).text(project.name, x, y, { ...column, lineGap: 1 }))
    for (const line of [project.entity, project.description])
      if (line) tagged('P', () => text(10.5, secondary).text(line, x, doc.y, column))
    doc.y += 4
    for (const highlight of project.highlights) {
      decoration(() => doc.rect(x, doc.y + 4.6, 4, 4).fill(brand))
      tagged('P', () => text(10.5).text(highlight, x + indent, doc.y, bullets))
      doc.y += 3
    }
  }
}

function drawEntries(sheet: Sheet, entries: ResumeEntry[]) {
  const { doc, left, x, column, tagged, display, text, keep } = sheet
  for (const entry of entries) {
    keep(48)
    const { y } = doc
    tagged('P', () => display(10, secondary).text(entry.period, left, y + 1.5, { width: rail }))
    tagged('H3', () => display(11.5).text(entry.title, x, y, { ...column, lineGap: 1 }))
    for (const line of [entry.by, entry.text, ...entry.highlights])
      if (line) tagged('P', () => text(10.5, secondary).text(line, x, doc.y, column))
    doc.y += 6
  }
}

/** Strengths in two columns. */
function drawStrengths({ doc, x, column, tagged, text }: Sheet, strengths: string[]) {
  const gap = 18
  const half = { width: (column.width - gap) / 2 }
  for (let index = 0; index < strengths.length; index += 2) {
    const { y } = doc
    const ends = strengths.slice(index, index + 2).map((strength, side) => {
      tagged('P', () => text(10.5).text(strength, x + side * (half.width + gap), y, half))
      return doc.y
    })
    doc.y = Math.max(...ends) + 6
  }
}
