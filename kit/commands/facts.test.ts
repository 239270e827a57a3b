import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withoutField, withValue } from '#owner/identity-edits.ts'

/** Inside the repository, where the site finds the packages, but in no workspace. */
const cache = join(import.meta.dirname, '../../.cache')
let folder = ''
const site = () => join(folder, 'site')
const dist = (file: string) => readFileSync(join(site(), 'dist', file), 'utf8')

function wize(cwd: string, ...args: string[]) {
  // Vitest's variables would make a build of another site.
  const { PATH, HOME } = process.env
  const command = join(import.meta.dirname, '../bin/wize.mjs')
  const run = spawnSync(process.execPath, [command, ...args], {
    cwd,
    env: { PATH, HOME },
    encoding: 'utf8',
  })
  return { ...run, text: run.stdout + run.stderr }
}

function write(file: string, content: string | Buffer) {
  const path = join(site(), file)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, content)
}

const phone = '+1 416 555 0100'
const booking = 'https://calendar.example/birchmount'
const address = '18 Sample Street, Suite 400, Toronto, ON M5V 2T6'

/** A new site whose owner has stated every fact. */
async function makeSite() {
  mkdirSync(cache, { recursive: true })
  folder = mkdtempSync(join(cache, 'facts-'))
  const answers = {
    name: 'Birchmount Structural Engineers',
    city: 'Toronto',
    country: 'CA',
    address,
    trade: 'Structural design and building assessment for owners in Ontario.',
    director: 'Priya Raman',
    headline: 'Principal engineer',
    email: 'office@birchmount.example',
    url: 'https://birchmount.example',
  }
  const flags = Object.entries(answers).map(([flag, answer]) => `--${flag}=${answer}`)
  wize(folder, 'new', 'site', ...flags, '--yes')
  const map = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#9ab' },
  })
    .png()
    .toBuffer()
  write('content/en/pictures/map.png', map)
  const facts: [string[], string][] = [
    [['office', 'phone'], `'${phone}'`],
    [
      ['office', 'hours'],
      "[{ days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '08:30', closes: '17:00' }]",
    ],
    [
      ['office', 'map'],
      "{ picture: 'map.png', alt: 'The office on Sample Street', url: 'https://maps.example/18' }",
    ],
    [['office', 'registration'], "'PEO certificate 100000 (sample)'"],
    [['office', 'insurance'], "'Insured by Sample Mutual'"],
    [['booking'], `'${booking}'`],
    [
      ['social'],
      "[{ kind: 'LinkedIn', url: 'https://www.linkedin.com/company/birchmount-example' }]",
    ],
  ]
  const file = join(site(), 'identity.ts')
  const edited = facts.reduce(
    (text, [path, value]) => withValue(text, path, value),
    readFileSync(file, 'utf8'),
  )
  writeFileSync(file, edited)
}

/** People, testimonials, and an article by two of them. */
async function addPeople() {
  const { data, info } = await sharp({
    create: { width: 600, height: 900, channels: 3, background: '#fff' },
  })
    .composite([
      {
        input: { create: { width: 600, height: 450, channels: 3, background: '#000' } },
        top: 0,
        left: 0,
      },
    ])
    .jpeg()
    .toBuffer({ resolveWithObject: true })
  expect(info.height).toBe(900)
  write('content/en/pictures/omar.jpg', data)
  write(
    'content/en/people/omar.yaml',
    `name: Omar Haddad
headline: Senior engineer
initials: oh
photo: omar.jpg
focus: top
email: omar@birchmount.example
biography: He inspects roofs.
licenses:
  - { name: Professional engineer, issuer: Sample Licensing Body, number: "200000" }
memberships: [Sample Association of Engineers]
`,
  )
  write(
    'content/en/testimonials/mill.yaml',
    `quote: They found the crack before we bought the mill.
name: Sam Sample
role: Owner, Sample Mill
agreed: true
pages: [/, /services/first-service]
`,
  )
  write(
    'content/en/credentials/register.yaml',
    `name: Certificate of Authorization
issuer: Sample Licensing Body
number: "100000"
pages: [/about-us]
`,
  )
  write(
    'content/en/blog/two-authors.md',
    `---
title: Two authors
excerpt: Written by two.
date: 2026-01-02
category: work
author: [omar, director]
---

A text.
`,
  )
}

beforeAll(async () => {
  await makeSite()
  await addPeople()
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What's on the page, without tags. */
const wordsOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/gu, ' ')

it('shows each fact wherever visitors look for it', () => {
  const built = wize(site(), 'build')
  expect(built.status, built.text).toBe(0)
  const [contact, home] = [dist('contact.html'), dist('index.html')]
  const footer = home.slice(home.lastIndexOf('<footer'))
  const aside = contact.slice(contact.indexOf('<aside'), contact.indexOf('</aside>'))
  for (const place of [aside, footer]) {
    for (const fact of [address, phone, 'PEO certificate', 'Sample Mutual', 'LinkedIn'])
      expect(wordsOf(place)).toContain(fact)
    expect(wordsOf(place)).toMatch(/Monday – Thursday,? 8:30 a\.m\. – 5:00 p\.m\./)
    expect(place).toContain('href="tel:+14165550100"')
  }
  expect(aside).toMatch(/<a href="https:\/\/maps\.example\/18"[^>]*><picture>.*alt="The office on/s)
  for (const outside of contact.matchAll(/<(?:script|iframe|img)[^>]*src="(https?:[^"]*)"/g))
    expect.fail(`loads ${outside[1]}`)

  const [, data = '{}'] = /ld\+json">(.*?)<\/script>/s.exec(home) ?? []
  const company = JSON.parse(data)['@graph'][0]
  expect(company).toMatchObject({
    '@type': ['LocalBusiness', 'ProfessionalService'],
    telephone: phone,
    hasMap: 'https://maps.example/18',
    address: {
      streetAddress: '18 Sample Street, Suite 400',
      postalCode: 'M5V 2T6',
      addressLocality: 'Toronto',
      addressRegion: 'ON',
    },
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
        opens: '08:30',
        closes: '17:00',
      },
    ],
  })
  expect(dist('about-priya.html')).toContain('href="/about-priya.vcf"')
  expect(dist('about-priya.vcf')).toContain(`TEL;TYPE=WORK,VOICE:${phone}`)
})

it('leads every button that asks for a call to the booking page, and to contact without one', () => {
  const service = 'services/first-service.html'
  for (const page of ['index.html', 'services.html', service]) {
    const html = dist(page)
    expect(html.split(`href="${booking}"`).length, page).toBeGreaterThan(
      page === 'index.html' ? 1 : 2,
    )
  }
  const file = join(site(), 'identity.ts')
  const with_ = readFileSync(file, 'utf8')
  writeFileSync(file, withoutField(with_, ['booking']))
  const built = wize(site(), 'build')
  writeFileSync(file, with_)
  expect(built.status, built.text).toBe(0)
  for (const page of ['index.html', 'services.html', service, 'contact.html']) {
    expect(dist(page)).not.toContain(booking)
    expect(wordsOf(dist(page))).not.toMatch(/\bbook\b/i)
  }
})

it('names a fact that can’t be used, with its line', () => {
  const file = join(site(), 'identity.ts')
  const before = readFileSync(file, 'utf8')
  writeFileSync(file, before.replace("'map.png'", "'mapp.png'").replace("'08:30'", "'8.30'"))
  const built = wize(site(), 'build')
  writeFileSync(file, before)
  expect(built.status).toBe(1)
  expect(built.text).toMatch(
    /identity\.ts:\d+: office\.hours\[0\]\.opens: expected a time such as 09:00/,
  )
})

it('shows testimonials and credentials where they’re placed, and nowhere else', () => {
  const pagesWith = (text: string) =>
    globSync('**/*.html', { cwd: join(site(), 'dist') })
      .filter((page) => dist(page).includes(text))
      .toSorted()
  expect(pagesWith('found the crack')).toEqual(['index.html', 'services/first-service.html'])
  expect(wordsOf(dist('index.html'))).toContain('Sam Sample , Owner, Sample Mill')
  expect(pagesWith('Certificate of Authorization')).toEqual(['about-us.html'])
})

it('states a person’s licenses and memberships, and crops the portrait around its focus', async () => {
  const page = dist('about-omar.html')
  for (const fact of ['Professional engineer', '200000', 'Sample Association of Engineers'])
    expect(wordsOf(page)).toContain(fact)
  expect(page).toContain('"hasCredential":[{"@type":"EducationalOccupationalCredential"')
  expect(dist('about-omar.vcf')).toContain('EMAIL;TYPE=INTERNET:omar@birchmount.example')
  const [, photo = ''] = /<img[^>]*src="(\/_astro\/omar[^"]*)"/.exec(page) ?? []
  const picture = sharp(join(site(), 'dist', photo))
  const { width, height } = await picture.metadata()
  expect([width, height]).toEqual([600, 600])
  // The upper 450 of 900 rows were black: with the top in focus, 450 of 600 still are.
  const { channels } = await picture.stats()
  expect(channels[0]?.mean).toBeLessThan(80)
})

it('names every author of an article, and lists it with each', () => {
  const article = wordsOf(dist('blog/two-authors.html'))
  expect(article.indexOf('Omar Haddad')).toBeLessThan(article.lastIndexOf('Priya Raman'))
  expect(dist('blog/two-authors.html')).toContain(
    '"author":[{"@type":"Person","name":"Omar Haddad"',
  )
  for (const person of ['omar', 'priya'])
    expect(dist(`about-${person}.html`)).toContain('href="/blog/two-authors"')
  expect(dist('rss.xml')).toMatch(/<dc:creator>Omar Haddad<.*<dc:creator>Priya Raman</s)
})

it('builds the same pages from files that Windows programs have saved', () => {
  const before = wize(site(), 'build')
  expect(before.status, before.text).toBe(0)
  const pages = globSync('**/*.html', { cwd: join(site(), 'dist') })
  const plain = pages.map((page) => dist(page))
  for (const file of globSync('content/**/*.{md,yaml,json}', { cwd: site() })) {
    const text = readFileSync(join(site(), file), 'utf8').replaceAll('\n', '\r\n')
    writeFileSync(join(site(), file), `\uFEFF${text}`)
  }
  const built = wize(site(), 'build')
  expect(built.status, built.text).toBe(0)
  for (const [index, page] of pages.entries()) expect(dist(page), page).toBe(plain[index])
})
