import { expect, test } from '@playwright/test'
import words from '#messages/services.json' with { type: 'json' }

const services = [
  ['ai-development', 'AI Development', 5, 'Discovery, Design, Development, Deployment'],
  ['coaching', 'Tech Coaching', 5, 'Assessment, Planning, Implementation, Growth'],
  [
    'software',
    'Software Solutions',
    5,
    'Requirements, Architecture, Development, Testing & Launch',
  ],
  ['media-analysis', 'Media Analysis', 5, 'Data Collection, Analysis, Insights, Reporting'],
  ['cto', 'Fractional CTO', 8, 'Assessment, Strategy Development, Implementation, Ongoing Support'],
] as const

for (const [id, title, features, steps] of services)
  test(`the service ${id} is laid out as specified`, async ({ page }) => {
    await page.goto(`/services/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
    for (const name of ['Overview', 'Key Features', 'Our Process', 'Technologies'])
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    const part = (name: string) => page.getByRole('region', { name })
    await expect(part('Key Features').getByRole('listitem')).toHaveCount(features)
    const headings = part('Our Process').getByRole('listitem').getByRole('heading')
    const shown = (await headings.allTextContents()).map((text) => text.replace(/^\d\s*/, ''))
    expect(shown.join(', ')).toBe(steps)

    const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(trail.getByRole('link')).toHaveText(['Home', 'Services'])
    await expect(trail.getByRole('listitem').last()).toHaveText(
      id.replace('-', ' ').replace(/\b\w/g, (letter) => letter.toUpperCase()),
    )
    await expect(page.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
      'href',
      '/contact',
    )
  })

for (const id of [...services.map(([each]) => each), 'consulting', 'freelance'])
  test(`the service ${id} says at a glance what it is, and shows a sample`, async ({ page }) => {
    await page.goto(`/services/${id}`)
    const glance = page.getByRole('region', { name: words.atAGlance.label })
    const { get, audience, duration, firstStep } = words.atAGlance
    for (const term of [get, audience, duration, firstStep])
      await expect(glance.getByRole('term').filter({ hasText: term })).toBeVisible()
    await expect(glance.getByRole('link')).toHaveAttribute('href', '/contact')

    const pdf = await page.request.get(`/samples/${id}.pdf`)
    expect(pdf.headers()['content-type']).toBe('application/pdf')
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
    await page.getByRole('link', { name: words.sample.read }).click()
    await expect(page).toHaveURL(`/samples/${id}`)
    await expect(page.getByText(words.sample.note)).toBeVisible()
  })

test('the index leads to six services and answers three questions', async ({ page }) => {
  await page.goto('/services')
  const cards = page.getByRole('main').getByRole('article')
  const links = await cards
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(links).toEqual(
    ['software', 'cto', 'ai-development', 'coaching', 'consulting', 'freelance'].map(
      (id) => `/services/${id}`,
    ),
  )
  const answers = page.locator('details > p')
  await expect(answers).toHaveCount(3)
  await page.locator('summary').nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(answers.nth(1)).toBeVisible()
  await expect(answers.nth(0)).toBeHidden()
  await expect(page.getByRole('link', { name: 'Schedule a consultation' })).toHaveAttribute(
    'href',
    '/contact',
  )
  await cards.getByRole('link', { name: 'Freelance Engineering' }).click()
  await expect(page).toHaveURL('/services/freelance')
})

for (const [id, action, offerings] of [
  [
    'consulting',
    'Schedule a Consultation',
    ['Technical Strategy', 'Technology Assessment', 'AI Integration Planning', 'Team Development'],
  ],
  [
    'freelance',
    'Discuss Your Project',
    [
      'Project-Based Development',
      'Technical Architecture',
      'Code Review & Optimization',
      'AI/ML Integration',
    ],
  ],
] as const)
  test(`${id} shows its four offerings`, async ({ page }) => {
    await page.goto(`/services/${id}`)
    const offered = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 })
    await expect(offered).toHaveText([...offerings])
    await expect(page.getByRole('link', { name: action })).toHaveAttribute('href', '/contact')
  })
