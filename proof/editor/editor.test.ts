import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { newFolder, wize } from '@wize/kit/commands/testing/wize.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findTestBrowser } from '../machine/browsers.ts'

const icon = `icon:
  - "#########"
  - "#.......#"
  - "#########"
  - "#.#.#.#.#"
  - "#########"`

/** The editor of a site that `wize new` has just made, in a browser. */
let folder: string
let editor: ChildProcess
let browser: Browser
let page: Page

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: join(folder, 'site'), encoding: 'utf8', stdio: 'pipe' })
const content = (file: string) => join(folder, 'site/content/en', file)
const read = (file: string) => readFileSync(content(file), 'utf8')
const status = () => page.getByRole('status').first()
const save = () => page.getByRole('button', { name: 'Save' }).click()
const waiting = { timeout: 60_000 }

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const said = () => expect.poll(() => status().textContent(), waiting)

/** Saves a form, after which the editor leads back to the list, unless it refuses. */
async function saved(file: string) {
  await save()
  await said().toContain(`Saved in content/en/${file}`)
  await page.getByRole('button', { name: 'Save' }).waitFor({ state: 'hidden', ...waiting })
}

/** Opens a file's form by its address in the editor. */
async function open(address: string) {
  await page.evaluate((to) => {
    location.hash = to
  }, `#/collections/${address}`)
  await page.getByRole('button', { name: 'Save' }).waitFor(waiting)
}

beforeAll(async () => {
  folder = newFolder()
  const answers = {
    name: 'Birchmount',
    city: 'Toronto',
    country: 'CA',
    address: '18 Sample Street, Toronto, ON M5V 2T6',
    trade: 'Structural design for owners in Ontario.',
    director: 'Priya Raman',
    headline: 'Principal engineer',
    email: 'office@birchmount.example',
    url: 'https://birchmount.example',
  }
  const flags = Object.entries(answers).map(([flag, answer]) => `--${flag}=${answer}`)
  const made = wize(folder, ['new', 'site', ...flags, '--yes'])
  expect(made.status, made.text).toBe(0)
  writeTexts()
  beginHistory()
  const { PATH, HOME } = process.env
  const command = join(import.meta.dirname, '../../kit/bin/wize.mjs')
  editor = spawn(process.execPath, [command, 'edit', '--port', '0', '--yes'], {
    cwd: join(folder, 'site'),
    env: { PATH, HOME },
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
  await page.goto(address, waiting)
  await page.getByText('Articles').first().waitFor(waiting)
}, 300_000)

afterAll(async () => {
  await browser?.close()
  editor?.kill()
  rmSync(folder, { recursive: true, force: true })
})

/** Takes the marks off the texts that an owner has to write, so that the site may be published. */
function writeTexts() {
  const site = join(folder, 'site')
  for (const file of ['identity.ts', ...globSync('content/**/*.*', { cwd: site })]) {
    const text = readFileSync(join(site, file), 'utf8')
    writeFileSync(join(site, file), text.replaceAll('Write here: ', ''))
  }
}

/** Puts the site into git, with an icon that isn't square, and a repository that publishing pushes to. */
function beginHistory() {
  const service = content('services/first-service.yaml')
  writeFileSync(service, readFileSync(service, 'utf8').replace('icon: search', icon))
  writeFileSync(join(folder, 'site/.env'), 'RELOAD_COMMAND="git push --quiet origin HEAD:main"\n')
  git('init', '--quiet', '--bare', '../remote.git')
  git('init', '--quiet')
  git('config', 'user.name', 'Owner')
  git('config', 'user.email', 'owner@birchmount.example')
  git('remote', 'add', 'origin', '../remote.git')
  git('add', '.')
  git('commit', '--quiet', '--message', 'Begin')
}

test('survives a reload, and shows nothing without the key', async () => {
  await page.reload()
  await page.getByText('Articles').first().waitFor(waiting)
  const other = await browser.newPage()
  await other.goto(page.url(), waiting)
  await expect
    .poll(() => other.getByRole('status').first().textContent(), waiting)
    .toContain('npm run edit has printed')
  await other.close()
})

test('changes a title and nothing else, and names categories', async () => {
  const before = read('blog/first-post.md')
  await open('blog/entries/first-post')
  await page.getByRole('radio', { name: 'Work' }).waitFor(waiting)
  await page.getByRole('textbox').first().fill('What a joist carries')
  await saved('blog/first-post.md')
  expect(before).toContain('tags: []\n')
  expect(read('blog/first-post.md')).toBe(before.replace('First post', 'What a joist carries'))
})

test('adds a project with photographs, and keeps it through a reload', async () => {
  await open('projects/new')
  await field('Title').fill('A mill that stays a mill')
  await field('Description').fill('How a mill became a school.')
  await page.getByRole('radio', { name: 'Work' }).click()
  await page.getByRole('spinbutton', { name: 'Order' }).fill('1')
  for (const [index, file] of ['home.png', 'example.png'].entries()) {
    await page.getByRole('button', { name: /^Add .*Photos/ }).click()
    const photo = page.getByRole('group', { name: /File/ }).nth(index)
    await photo.getByRole('button', { name: 'Browse' }).click()
    const dialog = page.getByRole('dialog')
    const chosen = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'Upload' }).click()
    await (await chosen).setFiles(join(import.meta.dirname, '../../docs', file))
    await dialog.getByRole('button', { name: 'Insert' }).click()
    await field('Alt')
      .nth(index)
      .fill(`The hall, ${index + 1}`)
  }
  await field('Text (Markdown)').fill('## What we found\n\nHollow columns.')
  await saved('projects/a-mill-that-stays-a-mill.md')
  expect(read('projects/a-mill-that-stays-a-mill.md')).toBe(`---
title: A mill that stays a mill
description: How a mill became a school.
category: Work
isFeatured: false
order: 1
photos:
  - file: home.png
    alt: The hall, 1
  - file: example.png
    alt: The hall, 2
---

## What we found

Hollow columns.
`)
  expect(existsSync(content('pictures/example.png'))).toBe(true)
  await page.reload()
  await page.getByText('Articles').first().waitFor(waiting)
  await open('projects/entries/a-mill-that-stays-a-mill')
  await expect.poll(() => field('Alt').nth(1).inputValue(), waiting).toBe('The hall, 2')
})

test('renames a project, and deletes it', async () => {
  await page.getByRole('radio', { name: 'Slug' }).click()
  await page.getByRole('button', { name: 'Edit Slug' }).last().click()
  await field('Slug').fill('mill')
  await saved('projects/mill.md')
  expect(existsSync(content('projects/a-mill-that-stays-a-mill.md'))).toBe(false)
  await open('projects/entries/mill')
  await page.getByRole('button', { name: 'Show Editor Options' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await said().toContain('Deleted content/en/projects/mill.md')
  expect(existsSync(content('projects/mill.md'))).toBe(false)
})

test('draws the icon of a service in its own size, and changes nothing else', async () => {
  const before = read('services/first-service.yaml')
  await open('services/entries/first-service')
  expect(await page.locator('.icon-field input').count()).toBe(45)
  await page.getByRole('checkbox', { name: 'Row 2, column 5' }).check()
  await saved('services/first-service.yaml')
  expect(read('services/first-service.yaml')).toBe(before.replace('#.......#', '#...#...#'))
})

test('says that a page has changed since it was opened, and loses neither text', async () => {
  await open('pages/entries/aboutPage')
  await field('Statement').fill('We keep buildings.')
  const others = read('pages/about.yaml').replace('About Us', 'Who we are')
  writeFileSync(content('pages/about.yaml'), others)
  await save()
  await said().toContain('pages/about.yaml has changed since you opened the editor')
  expect(read('pages/about.yaml')).toBe(others)
  expect(await field('Statement').inputValue()).toBe('We keep buildings.')

  await page.reload()
  await page.getByText('Articles').first().waitFor(waiting)
  await open('pages/entries/aboutPage')
  await field('Statement').fill('We keep buildings.')
  await saved('pages/about.yaml')
  expect(read('pages/about.yaml')).toBe(
    others.replace(/statement: .*/, 'statement: "We keep buildings."'),
  )
})

test('publishes what was changed, and tells the server', async () => {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect
    .poll(() => status().textContent(), { timeout: 110_000 })
    .toMatch(/Published: Change \d files in content\nThe server shows/)
  expect(git('status', '--porcelain', 'content')).toBe('')
  const published = git('--git-dir', '../remote.git', 'show', '--name-only', '--format=%s', 'main')
  expect(published.trim().split('\n').filter(Boolean)).toEqual([
    expect.stringMatching(/^Change \d files in content$/),
    'content/en/blog/first-post.md',
    'content/en/pages/about.yaml',
    'content/en/pictures/example.png',
    'content/en/pictures/home.png',
    'content/en/services/first-service.yaml',
  ])
  const built = readFileSync(join(folder, 'site/dist/about-us.html'), 'utf8')
  expect(built).toContain('We keep buildings.')
}, 120_000)
