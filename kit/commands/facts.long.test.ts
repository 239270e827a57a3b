import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withValue } from '#owner/identity-edits.ts'
import { newFolder, wize as runWize } from './testing/wize.ts'

let folder = ''
const site = () => join(folder, 'site')
const dist = (file: string) => readFileSync(join(site(), 'dist', file), 'utf8')
const wize = (cwd: string, ...args: string[]) => runWize(cwd, args)

function write(file: string, content: string | Buffer) {
  const path = join(site(), file)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, content)
}

const phone = '+1 416 555-0100'
const booking = 'https://calendar.example/birchmount'
const address = '18 Sample Street, Suite 400, Toronto, ON M5V 2T6'

/** A new site whose owner has stated every fact. */
async function makeSite() {
  folder = newFolder()
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
  write('theme/colors.json', '{ "wize": { "primary": "#c8102e" } }')
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

/** As a drawing program saves it: notes of its own, styles, a gradient, and black. */
const logo = `<?xml version="1.0" encoding="UTF-8"?>
<!-- Made by a program -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:ink="http://ink.example" width="240" height="60" ink:version="1">
  <metadata><ink:note>Not for visitors</ink:note></metadata>
  <style>.beam { fill: #c2410c }</style>
  <linearGradient id="g"><stop offset="0" stop-color="#0f766e"/><stop offset="1" stop-color="#fff"/></linearGradient>
  <path class="beam" d="M0 0h60v60H0z"/>
  <path d="M70 20h160v20H70z"/>
  <path style="fill:url(#g)" d="M70 50h160v6H70z"/>
</svg>`

/** Another way to work with the company, with its own words on the button. */
const addEngagement = () =>
  write(
    'content/en/engagements/retainer.yaml',
    `title: A retainer
subtitle: We answer your questions about a building all year.
action: Ask for a call
icon: consulting
atAGlance: { get: Answers., audience: Owners., duration: A year., firstStep: A call. }
description: One engineer who knows the building.
offerings: [{ title: Questions, description: Ask us before you cut a beam. }]
`,
  )

/** A logo, and photographs in every place that may have one. */
async function addLooks() {
  write('content/en/pictures/logo.svg', logo)
  const file = join(site(), 'identity.ts')
  writeFileSync(file, withValue(readFileSync(file, 'utf8'), ['company', 'logo'], "'logo.svg'"))
  // Upright, under a camera's name, and in another format than the name says.
  const hall = sharp({ create: { width: 200, height: 320, channels: 3, background: '#7a4' } })
  write('content/en/pictures/hall/IMG_0001.JPG', await hall.gif().toBuffer())
  const photo = 'photo: { file: hall/IMG_0001.JPG, alt: An empty hall, focus: left top }\n'
  const service = read('content/en/services/first-service.yaml')
  for (const [name, order] of [
    ['second', 2],
    ['third', 3],
    ['fourth', 4],
  ] as const)
    write(`content/en/services/${name}.yaml`, service.replaceAll('order: 1', `order: ${order}`))
  write('content/en/services/photographed.yaml', service.replaceAll('order: 1', 'order: 5') + photo)
  const home = read('content/en/pages/home.yaml')
  const slide = `  - name: The hall\n    lines: [Halls]\n    deck: We open them.\n    action: { label: Write to us, path: /contact }\n    ${photo}`
  write('content/en/pages/home.yaml', home.replace(/^slides:\n/m, `$&${slide}`))
}

const read = (file: string) => readFileSync(join(site(), file), 'utf8')

/** The pages of the site with every fact, by file. */
const firstPages = new Map<string, string>()
const pageFiles = () => globSync('**/*.html', { cwd: join(site(), 'dist') }).toSorted()

beforeAll(async () => {
  await makeSite()
  await addPeople()
  addEngagement()
  await addLooks()
  const built = wize(site(), 'build')
  expect(built.status, built.text).toBe(0)
  for (const file of pageFiles()) firstPages.set(file, dist(file))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What's on the page, without tags. */
const wordsOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/gu, ' ')

it('shows each fact wherever visitors look for it', () => {
  const [contact, home] = [dist('contact.html'), dist('index.html')]
  const footer = home.slice(home.lastIndexOf('<footer'))
  const aside = contact.slice(contact.indexOf('<aside'), contact.indexOf('</aside>'))
  for (const place of [aside, footer]) {
    for (const fact of [address, phone, 'PEO certificate', 'Sample Mutual', 'LinkedIn'])
      expect(wordsOf(place)).toContain(fact)
    expect(wordsOf(place)).toMatch(/Monday – Thursday,? 8:30 a\.m\. – 5:00 p\.m\./)
    expect(place).toContain(`href="tel:+14165550100">${phone}</a>`)
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

it.each([
  // Each has one in the footer.
  ['index.html', 1],
  ['services.html', 2],
  ['services/first-service.html', 2],
  ['services/retainer.html', 3],
  ['contact.html', 2],
])('leads every button that asks for a call on %s to the booking page', (page, calls) => {
  expect(dist(page).split(`href="${booking}"`)).toHaveLength(1 + calls)
})

it('names a fact that can’t be used, with its line', () => {
  const file = join(site(), 'identity.ts')
  const before = readFileSync(file, 'utf8')
  writeFileSync(file, before.replace("'map.png'", "'mapp.png'").replace("'08:30'", "'8.30'"))
  const built = wize(site(), 'build')
  writeFileSync(file, before)
  expect(built.status).toBe(1)
  expect(built.text).toMatch(
    /identity\.ts:\d+: office\.hours\[0\]\.opens: expected a time from 00:00 to 23:59/,
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

it('shows the owner’s logo in the bar, in tabs, and in previews, without its styles', async () => {
  const bar = /<header.*?<\/header>/s.exec(dist('index.html'))?.[0] ?? ''
  const [, svg = ''] =
    /(<svg[^>]*aria-label="Birchmount Structural Engineers".*?<\/svg>)/s.exec(bar) ?? []
  expect(svg).toContain('viewBox="0 0 240 60"')
  expect(svg).toContain('fill="#c2410c"')
  // Black follows the theme, and a page may have only one style sheet.
  expect(svg).toContain('fill="currentColor"')
  expect(svg).not.toMatch(/style|class="beam|metadata|Not for visitors|<!--/)
  for (const theme of ['light', 'dark', 'cyberpunk'])
    expect(dist(`favicon-${theme}.svg`), theme).toContain('#c2410c')
  for (const picture of ['apple-touch-icon.png', 'og/home.png']) {
    const { data, info } = await sharp(join(site(), 'dist', picture))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    let found = false
    for (let at = 0; at < data.length && !found; at += info.channels)
      found = data[at] === 0xc2 && data[at + 1] === 0x41 && data[at + 2] === 0x0c
    expect(found, picture).toBe(true)
  }
})

it('refuses a logo with a script, an address, or letters, and names the line', () => {
  const refused = logo.replace(
    '</svg>',
    '<script>alert(1)</script>\n<image href="https://far.example/a.png"/>\n<text>Birchmount</text>\n<path onclick="x" d="M0 0"/></svg>',
  )
  write('content/en/pictures/logo.svg', refused)
  const built = wize(site(), 'build')
  write('content/en/pictures/logo.svg', logo)
  expect(built.status).toBe(1)
  for (const problem of [
    'logo.svg:10: expected only shapes; found <script>',
    'logo.svg:11: expected only shapes; found <image>',
    'logo.svg:11: expected nothing from outside the file; found href="https://far.example/a.png"',
    'logo.svg:12: expected letters as paths (convert text to outlines); found <text>',
    'logo.svg:13: expected no script; found onclick',
  ])
    expect(built.text).toContain(problem)
})

it('shows photographs instead of drawings, around their focus', () => {
  const photo = /data-focus="left top"><picture><source type="image\/avif"[^>]*IMG_0001/
  for (const page of ['index.html', 'services.html', 'services/photographed.html'])
    expect(dist(page), page).toMatch(photo)
  expect(dist('index.html').match(new RegExp(photo, 'g'))).toHaveLength(2)
  expect(dist('services/photographed.html')).toContain('alt="An empty hall"')
  expect(dist('services/second.html')).not.toContain('IMG_0001')
})

it('draws services that are side by side differently', () => {
  const cards = dist('index.html').match(/<article>.*?<\/article>/gs) ?? []
  expect(cards).toHaveLength(5)
  const shapes = cards.slice(0, 4).map((card) => /viewBox="[^"]*"/.exec(card)?.[0])
  expect(shapes.every(Boolean)).toBe(true)
  const heads = ['first-service', 'second', 'third', 'fourth'].map(
    (name) => /data-drawing="([^"]*)"/.exec(dist(`services/${name}.html`))?.[1],
  )
  expect(new Set(heads).size).toBe(4)
})

it('sets text on the owner’s color, and links, in colors that can be read', () => {
  const html = dist('contact.html')
  for (const color of ['primary:#c8102e', 'on-primary:#fff', 'primary-text:#c8102e'])
    expect(html).toContain(`--${color};`)
  expect(html).toContain('@media print{:root:root{--primary:#c8102e;')
})

it('builds the same pages from files that Windows programs have saved', () => {
  for (const file of globSync('content/**/*.{md,yaml,json}', { cwd: site() })) {
    const text = readFileSync(join(site(), file), 'utf8').replaceAll('\n', '\r\n')
    writeFileSync(join(site(), file), `\uFEFF${text}`)
  }
  const built = wize(site(), 'build')
  expect(built.status, built.text).toBe(0)
  expect(pageFiles()).toEqual([...firstPages.keys()])
  for (const [file, page] of firstPages) expect(dist(file), file).toBe(page)
})
