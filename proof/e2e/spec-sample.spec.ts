// Checks the sample company's content against the numbers and words of the product specification.
// Runs only while `identity.ts` is the sample's.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { siteFile } from '@wize/kit/owner/root.ts'
import { filters } from '#contracts/blog-list.ts'
import { withPrefix } from '#contracts/languages.ts'
import { identity } from '#identity.ts'
import assistant from '#messages/assistant.json' with { type: 'json' }
import blog from '#messages/blog.json' with { type: 'json' }
import article from '#messages/blog-article.json' with { type: 'json' }
import chat from '#messages/chat.json' with { type: 'json' }
import contact from '#messages/contact.json' with { type: 'json' }
import forms from '#messages/forms.json' with { type: 'json' }
import founder from '#messages/founder.json' with { type: 'json' }
import home from '#messages/home.json' with { type: 'json' }
import projects from '#messages/projects.json' with { type: 'json' }
import questionnaire from '#messages/questionnaire.json' with { type: 'json' }
import resume from '#messages/resume.json' with { type: 'json' }
import services from '#messages/services.json' with { type: 'json' }
import skills from '#messages/skills.json' with { type: 'json' }
import snake from '#messages/snake-game.json' with { type: 'json' }
import ui from '#messages/ui.json' with { type: 'json' }
import wordGame from '#messages/word-game.json' with { type: 'json' }
import { languages, paths, posts, withoutOffer } from './pages.ts'

/** The other browser tests find these texts by their keys. */
const texts: [text: string, specified: string][] = [
  [contact.sent.message, "Message sent successfully! We'll get back to you soon."],
  [forms.failure, 'Failed to send message. Please try again.'],
  [wordGame.notices.loadFailure, 'Failed to load word. Please try again.'],
  [wordGame.notices.length, 'Please enter a 5-letter word'],
  [wordGame.notices.won, 'Congratulations! You won!'],
  [wordGame.notices.lost, 'Game Over! The word was: {word}'],
  [wordGame.end.again, 'Play Again'],
  [assistant.form.missing, 'Please enter a problem statement'],
  [
    assistant.failure.analysis,
    'Failed to analyze problem. Make sure the server is running and Ollama is installed.',
  ],
  [blog.title, 'Tech Insights'],
  [blog.none, 'No posts found.'],
  [blog.readMore, 'Read More'],
  [blog.pages.previous, 'Prev'],
  [blog.pages.next, 'Next'],
  [article.backToBlog, 'Back to Blog'],
  [article.subscribe, 'Subscribe to Newsletter'],
  [chat.title, 'Chat with {company}'],
  [chat.redirecting, 'Redirecting you to WhatsApp...'],
  [chat.start.replace(/.*<chat>(.*)<\/chat>.*/, '$1'), 'click here to start the chat'],
  [skills.search, 'Search skills…'],
  [skills.none, 'No skills found. Try a different keyword or reset the search.'],
  [resume.skills, 'Core Technical Skills'],
  [resume.experience, 'Relevant Project Experience'],
  [resume.strengths, 'Strengths'],
  [home.mission.method, 'How We Work'],
  [home.services.heading, 'What We Do'],
  [home.projects.heading, 'Featured Projects'],
  [home.newsletter.heading, 'Stay Updated'],
  [services.start.action, 'Get Started'],
  [projects.technologies, 'Technologies'],
  [questionnaire.page.title, 'Custom Website Questionnaire'],
  [founder.education, 'Education'],
  [founder.writing, 'Writing'],
  [founder.skills, 'Skills'],
  [founder.philosophy, 'Philosophy'],
  [ui.home, 'Home'],
  [Object.values(ui.status).join(', '), 'Live, Beta, Alpha'],
  [
    Object.values(contact.types).join(', '),
    'General Inquiry, Consulting Services, AI Development, Press & Media',
  ],
  [
    [snake.skins.classic, snake.skins.retro, snake.skins.neon, snake.skins.forest].join(', '),
    'Classic, Retro, Neon, Forest',
  ],
]

test('the interface has the specified texts', () => {
  for (const [text, specified] of texts) expect.soft(text).toBe(specified)
})

const serviceParts = [
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

for (const [id, title, features, steps] of serviceParts)
  test(`the service ${id} has the specified parts`, async ({ page }) => {
    await page.goto(`/services/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
    for (const name of ['Overview', 'Key Features', 'Our Process', 'Technologies'])
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    const part = (name: string) => page.getByRole('region', { name })
    await expect(part('Key Features').getByRole('listitem')).toHaveCount(features)
    const headings = part('Our Process').getByRole('listitem').getByRole('heading')
    const shown = (await headings.allInnerTexts()).map((text) => text.replace(/^\d\s*/, ''))
    expect(shown.join(', ')).toBe(steps)
  })

test('what procurement signs can be read and downloaded', async ({ page }) => {
  await page.goto('/procurement')
  await page.getByRole('link', { name: 'sample agreement' }).click()
  await expect(page.getByRole('main')).toContainText(identity.company.legalName)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: '(PDF)' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('sample-agreement.pdf')
  expect(readFileSync(await download.path(), 'latin1').slice(0, 5)).toBe('%PDF-')
})

test('the fractional CTO has seven technologies', async ({ page }) => {
  await page.goto('/services/cto')
  const technologies = page.getByRole('region', { name: 'Technologies' }).getByRole('listitem')
  await expect(technologies).toHaveCount(7)
})

test('the index links to six services, counts none of them, and answers three questions', async ({
  page,
}) => {
  await page.goto('/services')
  const links = await page
    .getByRole('main')
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(links).toEqual(
    ['software', 'cto', 'ai-development', 'coaching', 'consulting', 'freelance'].map(
      (id) => `/services/${id}`,
    ),
  )
  await expect(page.locator('details > p')).toHaveCount(3)
  await expect(page.getByRole('main')).not.toContainText(/\b(three|six|seven) ways\b/i)
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

test('the bar has five entries and three services in the submenu', async ({ page }) => {
  await page.goto('/about-us')
  const links = page.locator('#navigation > ul > li > a:not([hreflang])')
  await expect(links).toHaveText(['Home', 'About Us', 'Services', 'Blog', 'Contact'])
  await expect(page.locator('#submenu-services b')).toHaveText([
    'AI Development',
    'Software Solutions',
    'Fractional CTO',
  ])
})

test('the home page has seven slides, four steps, three services, and five projects', async ({
  page,
}) => {
  await withoutOffer(page)
  await page.goto('/')
  await expect(page.locator('[data-hero=slide]')).toHaveCount(7)
  await expect(page.locator('#method-panel li h3')).toHaveText([
    'Discovery',
    'Planning',
    'Development',
    'Support',
  ])
  await expect(page.locator('#services article')).toHaveCount(3)
  await expect(page.locator('section[aria-labelledby=projects-heading] article')).toHaveCount(5)
})

test('the projects are two games on this site, and tools', async ({ page }) => {
  await page.goto('/projects')
  const games = page.getByRole('region', { name: 'Games' }).getByRole('article')
  await expect(games.getByRole('link')).toHaveCount(2)
  await expect(games.filter({ hasText: 'WIZEsnake' }).getByRole('link')).toHaveAttribute(
    'href',
    '/games/wizesnake',
  )
  await expect(page.getByRole('region', { name: 'AI Tools' }).getByRole('article')).not.toHaveCount(
    0,
  )
  await games.getByRole('link', { name: 'WordWIZE' }).click()
  await expect(page).toHaveURL('/games/wordwize')
})

test('the questionnaire’s frame is 1,813 px high', async ({ page }) => {
  for (const width of [320, 360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/questionnaire/custom-website')
    const frame = page.frameLocator('iframe')
    await expect(frame.locator('astro-island:not([ssr])')).toBeAttached()
    expect((await page.locator('iframe').boundingBox())?.height).toBe(1813)
  }
})

test('the four values are those of the specification', async ({ page }) => {
  await page.goto('/about-us')
  await expect(page.locator('[data-value=turn] + div h3')).toHaveText([
    'Wisdom',
    'Impact',
    'Zero Guessing',
    'Execution',
  ])
})

test('there are 15 posts in four categories', () => {
  expect(posts).toHaveLength(15)
  expect(filters.map(({ id, name }) => `${id}: ${name}`)).toEqual([
    'all: All Posts',
    'ai: AI & ML',
    'software: Software Development',
    'leadership: Tech Leadership',
    'strategy: Tech Strategy',
  ])
})

test('every post publishes data, at least ten have a figure, and six a calculator', () => {
  const sources = posts.map(({ slug }) => ({
    slug,
    text: readFileSync(siteFile(`content/en/blog/${slug}.mdx`), 'utf8'),
  }))
  for (const { slug } of sources)
    expect(readdirSync(siteFile(`public/evidence/${slug}`)), slug).not.toEqual([])
  expect(sources.filter(({ text }) => text.includes('<Figure')).length).toBeGreaterThanOrEqual(10)
  expect(sources.filter(({ text }) => text.includes('<Calculator'))).toHaveLength(6)
})

test('every post about AI or software has code, all of it in languages that are tested', () => {
  const tested = /^(ts|typescript|js|javascript|py|python|sql)$/
  for (const { slug, category } of posts) {
    const text = readFileSync(siteFile(`content/en/blog/${slug}.mdx`), 'utf8')
    const languages = [...text.matchAll(/^ *(?:`{3,}|~{3,})([^\s`]+)/gm)].map(
      ([, name = '']) => name,
    )
    if (['ai', 'software'].includes(category))
      expect(
        languages.filter((name) => tested.test(name)),
        slug,
      ).not.toEqual([])
    const others = languages.filter((name) => !tested.test(name))
    expect(
      others.filter((name) => !['json', 'sh', 'text'].includes(name)),
      slug,
    ).toEqual([])
  }
})

test('the resume has nine groups of skills, four projects, and six strengths', async ({ page }) => {
  await page.goto(`/${identity.director.initials}`)
  await expect(page.locator('details')).toHaveCount(9)
  const experience = page.getByRole('region', { name: 'Relevant Project Experience' })
  await expect(experience.getByRole('heading', { level: 3 })).toHaveCount(4)
  await expect(experience.getByRole('listitem')).toHaveCount(16)
  await expect(page.getByRole('region', { name: 'Strengths' }).getByRole('listitem')).toHaveCount(6)
  await expect(
    page.getByText('Available for AI/ML projects, platform builds, and performance makeovers.'),
  ).toBeVisible()
})

for (const { locale, prefix } of languages)
  test(`the resume in ${locale} fits two pages, printed and as a PDF`, async ({
    page,
    request,
  }) => {
    const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
    await page.goto(withPrefix(prefix, `/${identity.director.initials}`))
    for (const format of ['A4', 'Letter'])
      expect(pagesOf(await page.pdf({ format }))).toBeLessThanOrEqual(2)
    const built = await request.get(`${prefix}/resume.pdf`)
    expect(pagesOf(await built.body())).toBeLessThanOrEqual(2)
  })

test('the legal pages take the company’s name and city from placeholders', () => {
  for (const name of ['privacy-policy', 'terms-of-service']) {
    const text = readFileSync(siteFile(`content/en/legal/${name}.md`), 'utf8')
    expect(text, name).not.toMatch(/WIZE|New York/)
  }
})

for (const [path, sections] of [
  ['/privacy-policy', 8],
  ['/terms-of-service', 7],
] as const)
  test(`${path} has ${sections} numbered sections`, async ({ page }) => {
    await page.goto(path)
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
    expect(headings.map((heading) => Number.parseInt(heading, 10))).toEqual(
      Array.from({ length: sections }, (_, index) => index + 1),
    )
  })

test('each page has the company’s motto at most twice', () => {
  const crowded = paths.flatMap((path) => {
    const html = readFileSync(siteFile(`dist${path === '/' ? '/index' : path}.html`), 'utf8')
    const body = html.slice(html.indexOf('<body')).replaceAll(/<[^>]+>/g, ' ')
    const times = body.match(/\b(find|finding|found) out first\b/gi)?.length ?? 0
    return times > 2 ? [`${path}: ${times} times`] : []
  })
  expect(crowded).toEqual([])
})
