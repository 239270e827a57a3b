import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import {
  finishSite,
  newFolder,
  newSite,
  ownEnvironment,
  program,
} from '@wize/kit/commands/testing/wize.ts'
import { fill } from '@wize/kit/i18n/format.ts'
import words from '@wize/kit/words/en/editor.json' with { type: 'json' }
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findTestBrowser } from '../machine/browsers.ts'

/** The editor of a site that `wize new` has just made, in a browser. */
let folder: string
let editor: ChildProcess
let browser: Browser
let page: Page
/** What the page asks, and whether the owner agrees. */
const asked: string[] = []
let leaves = true

const content = (file: string) => join(folder, 'site/content/en', file)
const read = (file: string) => readFileSync(content(file), 'utf8')
const write = (file: string, text: string) => {
  mkdirSync(dirname(content(file)), { recursive: true })
  writeFileSync(content(file), text)
}
const status = () => page.getByRole('status').first()
const save = () => page.getByRole('button', { name: 'Save' }).click()
// A busy machine takes minutes to start the other language's editor.
const waiting = { timeout: 300_000 }
/** Forms, once the page isn't about to be read again. */
const fields = 'body:not([inert]) [data-key-path'

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: join(folder, 'site'), encoding: 'utf8' }).trim()

const said = () => expect.poll(() => status().textContent(), waiting)

/**
 * Waits until a saved form has led back to its list. On a busy machine that comes a second after its
 * Save button has gone, and would close a form opened meanwhile.
 */
const left = () =>
  page.waitForFunction(() => !/\/(entries|new)\b/.test(location.hash), undefined, waiting)

/** Saves a form, after which the editor leads back to its list. */
async function saved(file: string) {
  await save()
  await said().toContain(`Saved in content/en/${file}`)
  await left()
}

/**
 * Opens a file's form by its address in the editor, from its list, so that no other form is taken for
 * it. Tries again if the dev server is just restarting.
 */
async function open(address: string) {
  const [list] = address.split('/')
  const form = page.locator(`${fields}]`).first()
  const goTo = async (to: string) => {
    await page.evaluate((hash) => {
      location.hash = hash
      return new Promise((heard) => setTimeout(heard))
    }, `#/collections/${to}`)
    // After a save that changed other files, too, the editor reads them again when its form is left.
    await page.locator('body:not([inert])').waitFor({ state: 'attached' })
  }
  for (let attempt = 0; ; attempt++) {
    try {
      await goTo(list ?? address)
      await form.waitFor({ state: 'hidden', timeout: 15_000 })
      await goTo(address)
      return await form.waitFor({ timeout: 60_000 })
    } catch (error) {
      if (attempt === 5) throw error
      await reload()
    }
  }
}

/** Reloads the page, again if the dev server is just restarting. */
async function reload() {
  for (let attempt = 0; attempt < 30; attempt++) {
    await page.reload().catch(() => undefined)
    if ((await page.locator('#status').count()) > 0) return
    await page.waitForTimeout(1_000)
  }
}

beforeAll(async () => {
  folder = newFolder()
  const site = newSite(folder, { languages: 'en,de' })
  const article = `${read('blog/first-post.md').replace('draft: true\n', '')}`
  const tagged = article.replace('tags: []', 'tags: [rain-water, dächer]')
  writeFileSync(content('blog/rain-on-roofs.md'), tagged.replace('First post', 'Rain on roofs'))
  finishSite(site)
  // The editor starts with files that a build would refuse.
  write('people/ana.yaml', 'name: Ana\nheadline: Engineer\ninitials: Anabel\nbiography: Roofs.\n')
  write('testimonials/torn.yaml', 'quote: "It stands\n')
  editor = spawn(process.execPath, [program, 'edit', '--port', '0', '--yes'], {
    cwd: site,
    env: ownEnvironment,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((found, ended) => {
    let printed = ''
    editor.on('exit', () => ended(new Error(printed)))
    editor.stdout?.on('data', (text: Buffer) => {
      printed += text
      const [url] = /http:\/\/localhost:\d+\/edit\?key=[0-9a-f]+/.exec(printed) ?? []
      if (url) found(url)
    })
  })
  browser = await chromium.launch({ executablePath: findTestBrowser(), args: ['--no-sandbox'] })
  page = await browser.newPage({ viewport: { width: 1280, height: 4000 } })
  page.setDefaultTimeout(waiting.timeout)
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    void (leaves ? dialog.accept() : dialog.dismiss())
  })
  await page.goto(address, waiting)
  await page.locator(`${fields}]`).first().waitFor(waiting)
})

afterAll(async () => {
  await browser?.close()
  editor?.kill()
  rmSync(folder, { recursive: true, force: true })
})

test('leads to a file that keeps the site from being published, and names every other one', async () => {
  await said().toContain(words.broken)
  await said().toContain('People › ana (content/en/people/ana.yaml:3), Initials: ')
  await said().toContain(
    'Testimonials › torn (content/en/testimonials/torn.yaml:1): Close every quote',
  )
  await field('initials').fill('AB')
  await saved('people/ana.yaml')
  expect(read('people/ana.yaml')).toContain('\ninitials: AB\n')
  for (const folder of ['people', 'testimonials']) rmSync(content(folder), { recursive: true })
})

test('survives a reload, and shows nothing without the key', async () => {
  await page.reload()
  await page.getByText('Articles').first().waitFor(waiting)
  const other = await browser.newPage()
  await other.goto(page.url(), waiting)
  await expect
    .poll(() => other.getByRole('status').first().textContent(), waiting)
    .toContain('npm run edit printed')
  await other.close()
})

test('changes a title and nothing else, and names categories and authors', async () => {
  const before = read('blog/first-post.md')
  await open('blog/entries/first-post')
  await page.getByRole('radio', { name: 'Work' }).waitFor(waiting)
  await page.getByRole('checkbox', { name: 'Priya Raman' }).waitFor(waiting)
  await page.getByRole('textbox').first().fill('What a joist carries')
  await saved('blog/first-post.md')
  expect(before).toContain('tags: []\n')
  expect(read('blog/first-post.md')).toBe(before.replace('First post', 'What a joist carries'))
})

const field = (path: string) => page.locator(`${fields}="${path}"] :is(input, textarea)`).first()

test('publishes a changed page, and undoes it', async () => {
  const publish = page.getByRole('button', { name: words.publish })
  const undo = page.getByRole('button', { name: words.undo })
  await undo.click()
  await said().toBe(words.publication.nothingToUndo)
  await publish.click()
  await said().toContain('Published: Change en/blog/first-post.md')

  await open('pages/entries/aboutPage')
  const before = read('pages/about.yaml')
  await field('statement').fill('We keep roofs up.')
  await saved('pages/about.yaml')
  await publish.click()
  await said().toContain('Published: Change en/pages/about.yaml')
  const built = () => readFileSync(join(folder, 'site/dist/about-us.html'), 'utf8')
  expect(built()).toContain('We keep roofs up')
  await undo.click()
  await said().toContain('Published: Undo: Change en/pages/about.yaml')
  expect(built()).not.toContain('We keep roofs up')
  expect(read('pages/about.yaml')).toBe(before)
  expect(git('status', '--porcelain')).toBe('')
  // The form shows the text as it was.
  await open('pages/entries/aboutPage')
  expect(before).toContain(await field('statement').inputValue())
})

/** What identity.ts says, and what a page of the dev server shows. */
const identity = () => readFileSync(join(folder, 'site/identity.ts'), 'utf8')
const shown = (path: string) => () =>
  fetch(new URL(path, page.url()).href).then(
    (response) => response.text(),
    () => '',
  )

test('changes facts about the company in identity.ts, which pages show at once', async () => {
  const before = identity()
  await open('pages/entries/identity')
  await field('office.phone').fill('+1 416 555 0100')
  await field('director.biography').fill('I look at what carries a roof.')
  await page.locator('[data-key-path="office.hours"] button', { hasText: 'Add' }).click()
  const days = page.locator('[data-key-path="office.hours.0.days"]')
  for (const name of ['Monday', 'Friday']) {
    const day = days.getByRole('checkbox', { name })
    // A click on a row that's just being drawn may be lost.
    const choose = async () => {
      if (!(await day.isChecked())) await day.click()
      return await day.isChecked()
    }
    await expect.poll(choose, waiting).toBe(true)
  }
  await field('office.hours.0.opens').fill('09:00')
  await field('office.hours.0.closes').fill('09:00')
  await save()
  await said().toContain('(identity.ts), Office › Opening hours 1 › Closes at: Closing time')
  expect(identity()).toBe(before)
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await field('office.hours.0.closes').fill('17:00')
  await page.locator('[data-key-path="parts.newsletter"]').getByRole('switch').click()
  await save()
  await said().toContain('Saved in identity.ts')
  await left()
  const [, postalCode = ''] = /\n( {4}postalCode: .*\n)/.exec(before) ?? []
  const added = `    phone: '+1 416 555 0100',
    hours: [{ days: ['Monday', 'Friday'], opens: '09:00', closes: '17:00' }],\n`
  expect(identity()).toBe(
    before
      .replace(/biography: .*/, "biography: 'I look at what carries a roof.',")
      .replace('newsletter: true', 'newsletter: false')
      .replace(postalCode, postalCode + added),
  )
  await expect.poll(shown('/contact'), waiting).toContain('416 555 0100')
  // The form shows what was saved, though the dev server has restarted.
  await reload()
  await open('pages/entries/identity')
  expect(await field('office.phone').inputValue()).toBe('+1 416 555 0100')

  // Somebody else changes the file while the form is open, and it has code that the form can't change.
  const other = identity().replace(
    "phone: '+1 416 555 0100'",
    "phone: ['+1', '416', '555', '0100'].join(' ')",
  )
  await field('director.biography').fill('Lost.')
  // The dev server restarts a moment after this.
  writeFileSync(join(folder, 'site/identity.ts'), other)
  await save()
  await said().toContain('identity.ts has changed since you opened the editor')
  expect(identity()).toBe(other)
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await reload()
  await open('pages/entries/identity')
  await page.getByText(fill(words.byCode, { label: 'Phone' })).waitFor(waiting)
  expect(await field('office.phone').inputValue()).toBe('+1 416 555 0100')
  await field('director.biography').fill('I look after roofs.')
  await save()
  await said().toContain('Saved in identity.ts')
  await left()
  expect(identity()).toBe(other.replace('I look at what carries a roof.', 'I look after roofs.'))
})

test('saves what is sent while the dev server restarts', async () => {
  await open('pages/entries/founderPage')
  await field('writing').fill('What we write.')
  writeFileSync(join(folder, 'site/identity.ts'), `${identity()}// By hand.\n`)
  const isAway = () =>
    fetch(page.url()).then(
      () => false,
      () => true,
    )
  await expect.poll(isAway, { ...waiting, interval: 10 }).toBe(true)
  await saved('pages/founder.yaml')
  expect(read('pages/founder.yaml')).toContain('What we write.')
})

test('says that a page has changed since it was opened, and loses neither text', async () => {
  await open('pages/entries/aboutPage')
  const statement = page.getByRole('textbox', { name: 'Statement', exact: true })
  await statement.fill('We keep buildings.')
  const others = read('pages/about.yaml').replace('About Us', 'Who we are')
  writeFileSync(content('pages/about.yaml'), others)
  await save()
  await said().toContain('pages/about.yaml has changed since you opened the editor')
  expect(read('pages/about.yaml')).toBe(others)
  expect(await statement.inputValue()).toBe('We keep buildings.')
})

test('changes one of the kit’s words, and asks before what’s typed is lost', async () => {
  await open('words/entries/forms')
  await field('sending').fill('One moment…')
  await saved('messages/forms.json')
  expect(JSON.parse(read('messages/forms.json'))).toEqual({ sending: 'One moment…' })
  // The dev server restarts, and the editor goes on.
  await open('words/entries/contact')
  await reload()
  await open('words/entries/contact')
  await field('send').fill('Off it goes')
  const back = page.locator('button.back')
  asked.length = 0
  leaves = false
  await back.click()
  await expect.poll(() => asked.length, waiting).toBe(1)
  expect(await field('send').inputValue()).toBe('Off it goes')
  leaves = true
  await back.click()
  await left()
  expect(asked).toEqual(Array(2).fill(words.leave))
})

test('adds a project and deletes it', async () => {
  await open('projects/new')
  await field('title').fill('A school in the Black Forest')
  await field('description').fill('A gym hall that stays dry.')
  await page.locator('[data-key-path="category"]').getByRole('radio').click()
  await field('order').fill('1')
  await page.locator('[data-key-path="body"]').getByRole('textbox').fill('It leaked for ten years.')
  await saved('projects/a-school-in-the-black-forest.md')
  expect(read('projects/a-school-in-the-black-forest.md')).toContain('It leaked for ten years.')

  await open('projects/entries/a-school-in-the-black-forest')
  await page.getByRole('button', { name: 'Show Editor Options' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await said().toContain('Deleted content/en/projects/a-school-in-the-black-forest.md')
  await left()
  expect(existsSync(content('projects/a-school-in-the-black-forest.md'))).toBe(false)
})

test('leads the old address of a renamed article to the new one', async () => {
  await open('blog/entries/rain-on-roofs')
  await page.getByRole('button', { name: 'Show Editor Options' }).click()
  await page.getByRole('menuitem', { name: 'Edit Slug' }).click()
  await page.getByRole('button', { name: 'Edit Slug' }).click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('rain')
  await page.keyboard.press('Enter')
  await saved('blog/rain.md')
  expect(existsSync(content('blog/rain-on-roofs.md'))).toBe(false)
  expect(read('../redirects.yaml')).toMatch(/\n\/blog\/rain-on-roofs: \/blog\/rain\n$/)
  // The editor shows the redirect, too.
  await open('words/entries/redirects')
  await expect.poll(() => page.getByRole('textbox').last().inputValue(), waiting).toBe('/blog/rain')
})

/** Whether two parts of the page share a pixel. */
async function overlap(one: Locator, other: Locator) {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('One of them isn’t shown.')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

test('begins a translation with the original beside it, and leads back', async () => {
  await open('blog/entries/rain')
  const home = page.url()
  await page.getByRole('button', { name: 'Translate into German' }).click()
  await page.waitForURL((url) => !home.startsWith(url.origin), waiting)
  await page.locator('#original:not([hidden])').waitFor(waiting)
  expect(await page.locator('#original').textContent()).toContain('Rain on roofs')

  // Neither the notice of a field's error nor the bar with a refusal covers the original.
  const [original, bar] = [page.locator('#original'), page.locator('#status')]
  await page.setViewportSize({ width: 1280, height: 800 })
  await field('title').fill('')
  await page.getByRole('button', { name: 'Speichern' }).click()
  const notice = page.locator('.toast-base [role=alert]')
  await notice.waitFor()
  for (const part of [original, bar]) expect(await overlap(notice, part)).toBe(false)
  await page.setViewportSize({ width: 1280, height: 4000 })
  await field('title').fill('Regen auf Dächern')
  const text = page.locator(`${fields}="body"]`).getByRole('textbox')
  const body = await text.inputValue()
  await text.fill('<script>a()</script>')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await said().toContain('script')
  // The notice, which may still be there, has a button in it, too.
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await text.fill(body)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(() => overlap(bar, original)).toBe(false)
  await page.setViewportSize({ width: 1280, height: 4000 })
  await field('title').fill('Regen auf Dächern')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await said().toContain('Gespeichert in content/de/blog/rain.md')
  expect(read('../de/blog/rain.md')).toMatch(/^title: .*Regen auf Dächern/m)
  expect(read('../de/blog/rain.md')).toMatch(/^draft: true$/m)
  expect(JSON.parse(read('../de/translations.json'))).toHaveProperty(['blog/rain.md'])

  // What's said about the company has a form, too, and its pages show it at once.
  await left()
  await open('pages/entries/company')
  await field('director.headline').fill('Leitende Ingenieurin')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await said().toContain('Gespeichert in content/de/company.yaml')
  await left()
  await expect.poll(shown('/about-us'), waiting).toContain('Leitende Ingenieurin')
  await open('pages/entries/company')
  await page.getByRole('button', { name: 'Auf Englisch bearbeiten' }).click()
  await page.waitForURL((url) => home.startsWith(url.origin), waiting)
  await field('office.phone').waitFor()
  await page.getByRole('button', { name: 'Edit in German' }).click()
  await page.waitForURL((url) => !home.startsWith(url.origin), waiting)
  expect(await field('director.headline').inputValue()).toBe('Leitende Ingenieurin')
})

/** A file of each kind that a new site has none of. */
const added = {
  'newsletter/june.md':
    '---\ntitle: June\nexcerpt: What rain does.\ndate: 2026-06-01\n---\n\nRain.\n',
  'people/omar.yaml': 'name: Omar\nheadline: Engineer\ninitials: OH\nbiography: He draws roofs.\n',
  'testimonials/mill.yaml': 'quote: It stands.\nname: The mill\nagreed: true\npages: [/about-us]\n',
  'credentials/license.yaml': 'name: License\nissuer: The guild\npages: [/about-us]\n',
  'deliverables/first-service.md':
    '---\ntitle: A report\nsummary: What it says.\n---\n\nIt says.\n',
  'pages/prices.md': '---\ntitle: Prices\ndescription: What it costs.\n---\n\nBy the hour.\n',
}
const offers = 'action: Write to us\nofferings: [{ title: Advice, description: By the hour. }]\n'

/** A text of each kind: its form, its field, and its file. */
const texts: Partial<Record<keyof typeof words.kinds | 'forms', [string, string, string]>> = {
  letters: ['letters/entries/june', 'excerpt', 'newsletter/june.md'],
  people: ['people/entries/omar', 'biography', 'people/omar.yaml'],
  testimonials: ['testimonials/entries/mill', 'quote', 'testimonials/mill.yaml'],
  credentials: ['credentials/entries/license', 'issuer', 'credentials/license.yaml'],
  services: ['services/entries/first-service', 'subtitle', 'services/first-service.yaml'],
  engagements: ['engagements/entries/advice', 'subtitle', 'engagements/advice.yaml'],
  deliverables: ['deliverables/entries/first-service', 'summary', 'deliverables/first-service.md'],
  projectsPage: ['pages/entries/projectsPage', 'description', 'pages/projects.yaml'],
  servicesPage: ['pages/entries/servicesPage', 'heading', 'pages/services.yaml'],
  founderPage: ['pages/entries/founderPage', 'writing', 'pages/founder.yaml'],
  homePage: ['pages/entries/homePage', 'mission.statement', 'pages/home.yaml'],
  ownPages: ['ownPages/entries/prices', 'description', 'pages/prices.md'],
  legal: ['legal/entries/privacy-policy', 'description', 'legal/privacy-policy.md'],
  resume: ['pages/entries/resume', 'basics.summary', 'resume.json'],
  forms: ['forms/entries/questionnaire', 'description', 'forms/questionnaire.yaml'],
}

test('changes a sentence in a file of each kind, and nothing else', async () => {
  for (const [file, text] of Object.entries(added)) write(file, text)
  mkdirSync(content('engagements'))
  writeFileSync(content('engagements/advice.yaml'), read('services/first-service.yaml') + offers)
  // The last test has left the editor in German.
  const german = new URL(page.url()).origin
  await page.getByRole('button', { name: 'Auf Englisch bearbeiten' }).click()
  await page.waitForURL((url) => url.origin !== german, waiting)
  await field('office.phone').waitFor()
  await reload()
  // Other tests change one of these.
  expect(Object.keys(words.kinds).filter((kind) => !(kind in texts))).toEqual([
    'blog',
    'projects',
    'aboutPage',
    'company',
  ])
  for (const [form, name, file] of Object.values(texts)) {
    await open(form)
    const before = read(file)
    const text = await field(name).inputValue()
    await field(name).fill('Something else.')
    await saved(file)
    expect(read(file)).toBe(before.replace(text, 'Something else.'))
  }
})

test('draws an icon and shows a photograph, straight from a camera, above the bar', async () => {
  const camera = join(folder, 'DSC 0042 Über.JPG')
  const pixels = { width: 600, height: 400, channels: 3, background: '#a53' } as const
  await sharp({ create: pixels }).jpeg().toFile(camera)
  await open('services/entries/first-service')
  const icon = page.locator(`${fields}="icon"]`)
  const tile = (row: number, column: number) =>
    icon.getByRole('checkbox', { name: fill(words.tile, { row, column }) })
  // The tiles of an icon that has a name show it.
  expect(await tile(1, 2).isChecked()).toBe(true)
  await icon.getByRole('combobox').selectOption(words.drawn)
  expect(await tile(1, 2).isChecked()).toBe(false)
  for (const column of [3, 4]) await tile(2, column).click()
  await page.locator(`${fields}="photo"]`).getByRole('checkbox').click()
  await page.locator(`${fields}="photo.file"]`).getByRole('button', { name: 'Browse' }).click()
  await page.locator('[role=dialog], dialog').locator('input[type=file]').setInputFiles(camera)
  await page.getByRole('button', { name: 'Insert', exact: true }).click()
  await field('photo.alt').fill('A roof')
  // However small the window is, the bar covers neither the last field nor a notice.
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.mouse.move(600, 400)
  const bottomOf = async (place: Locator) => {
    const box = await place.boundingBox()
    return box ? Math.floor(box.y + box.height) : Number.POSITIVE_INFINITY
  }
  const bar = async () => (await page.locator('#status').boundingBox())?.y ?? 0
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 2000)
      return (await bottomOf(page.locator(`${fields}="technologies"]`))) <= (await bar())
    }, waiting)
    .toBe(true)
  await save()
  const notice = page.locator('.toast-base')
  await notice.waitFor()
  expect(await bottomOf(notice)).toBeLessThanOrEqual(await bar())
  await said().toContain('Saved in content/en/services/first-service.yaml')
  await page.setViewportSize({ width: 1280, height: 4000 })
  const service = read('services/first-service.yaml')
  const [, file = ''] = /photo:\n {2}file: (.*)\n {2}alt: A roof\n/.exec(service) ?? []
  expect(readdirSync(content('pictures'))).toEqual([file])
  expect(readFileSync(content(`pictures/${file}`))).toEqual(readFileSync(camera))
  expect(service).toMatch(/^icon: \|-\n {2}\.{7}\n {2}\.\.##\.\.\.\n/m)
  // The page is in English, though German has an editor, too.
  await expect.poll(shown('/services/first-service'), waiting).toContain('alt="A roof"')
})
