import { expect, type Page, test } from '@playwright/test'
import { fill } from '#i18n/format.ts'
import { identity } from '#identity.ts'
import words from '#messages/layout.json' with { type: 'json' }
import {
  defaultTheme,
  fallbackTheme,
  faviconOf,
  type ThemeName,
  themeKey,
} from '#site/theme/theme-names.ts'
import { themes } from '#site/theme/themes.ts'
import { otherTheme } from './other-theme.ts'
import { posts } from './pages.ts'

const bar = (page: Page) => page.getByRole('navigation', { name: words.navigation, exact: true })
/** A theme's bar color, which the build may have shortened. */
const barColorOf = (theme: ThemeName) => {
  const color = themes[theme].nav
  return new RegExp(`^(${color}|${color.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3')})$`, 'i')
}
const servicesMenu = fill(words.submenu, { page: words.pages['/services'] })

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the services menu opens on hover and closes when the mouse leaves', async ({ page }) => {
    await page.goto('/about-us')
    const menu = page.locator('#submenu-services')
    await expect(menu).toBeHidden()
    await bar(page).getByText(words.pages['/services'], { exact: true }).hover()
    await expect(menu).toBeVisible()
    expect((await menu.boundingBox())?.width).toBeGreaterThanOrEqual(200)
    await page.mouse.move(200, 600)
    await expect(menu).toBeHidden()
  })

  test('the services menu stays open on a slow diagonal into it, and closes beside it', async ({
    page,
  }) => {
    await page.goto('/about-us')
    const menu = page.locator('#submenu-services')
    const item = bar(page).locator('[data-shell=submenu]')
    await item.getByRole('link').first().hover()
    await expect(menu).toBeVisible()
    const from = await item.boundingBox()
    const to = await menu.boundingBox()
    if (!from || !to) throw new Error('there is no menu')
    // The menu is wider than its link, so the way to its far corner leaves the link at the side.
    const start = { x: from.x + 6, y: from.y + from.height * 0.4 }
    const end = { x: to.x + 10, y: to.y + 12 }
    expect(end.x).toBeLessThan(from.x - 10)
    await page.mouse.move(start.x, start.y)
    for (let step = 1; step <= 30; step++) {
      await page.mouse.move(
        start.x + ((end.x - start.x) * step) / 30,
        start.y + ((end.y - start.y) * step) / 30,
      )
      await page.waitForTimeout(20)
    }
    await expect(menu).toBeVisible()
    await expect(page.getByRole('button', { name: servicesMenu })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    // Sideways isn't the way into the menu.
    await page.mouse.move(start.x, start.y)
    await page.mouse.move(from.x - 60, start.y, { steps: 5 })
    await expect(menu).toBeHidden()
  })

  test('the arrow beside Services keeps the menu open with one click and closes it with the next', async ({
    page,
  }) => {
    await page.goto('/about-us')
    const arrow = page.getByRole('button', { name: servicesMenu })
    for (const expanded of ['true', 'false', 'true']) {
      await arrow.click()
      await expect(arrow).toHaveAttribute('aria-expanded', expanded)
    }
  })

  test('the services menu works by keyboard; Escape closes it and returns the focus', async ({
    page,
  }) => {
    await page.goto('/about-us')
    const arrow = page.getByRole('button', { name: servicesMenu })
    await arrow.focus()
    await page.keyboard.press('Enter')
    await expect(arrow).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await expect(page.locator('#submenu-services a').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(arrow).toHaveAttribute('aria-expanded', 'false')
    await expect(arrow).toBeFocused()
  })

  test('only one menu is open at a time', async ({ page }) => {
    await page.goto('/about-us')
    const services = page.getByRole('button', { name: servicesMenu })
    const theme = page.getByRole('button', { name: words.theme })
    await services.focus()
    await page.keyboard.press('Enter')
    await theme.focus()
    await page.keyboard.press('Enter')
    await expect(services).toHaveAttribute('aria-expanded', 'false')
    await expect(theme).toHaveAttribute('aria-expanded', 'true')
  })

  test('in an open menu, the arrow key moves into it instead of scrolling the page', async ({
    page,
  }) => {
    await page.goto('/about-us')
    await page.getByRole('button', { name: words.theme }).press('Enter')
    await page.keyboard.press('ArrowDown')
    await expect(page.locator(`input[value=${defaultTheme}]`)).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.getByRole('button', { name: servicesMenu }).press('Enter')
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('[data-shell=submenu] :focus')).toHaveRole('link')
  })

  test('a theme is chosen by keyboard, and the panel closes when the focus leaves it', async ({
    page,
  }) => {
    await page.goto('/about-us')
    const button = page.getByRole('button', { name: words.theme })
    await button.press('Enter')
    await page.keyboard.press('Tab')
    const chosen = page.locator(`input[value=${defaultTheme}]`)
    await expect(chosen).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', defaultTheme)
    await page.keyboard.press('Tab')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(chosen).toBeHidden()
  })

  test('a theme, its icon, and its bar’s color stay on the next page', async ({ page }) => {
    if (!otherTheme) return test.skip(true, 'theme/names.json has one theme')
    await page.goto('/about-us')
    const root = page.locator('html')
    await expect(root).toHaveAttribute('data-theme', defaultTheme)
    const icon = page.locator('link[rel=icon]')
    await expect(icon).toHaveAttribute('href', faviconOf(defaultTheme))
    const color = page.locator('meta[name=theme-color]')
    await expect(color).toHaveAttribute('content', barColorOf(defaultTheme))
    await page.getByRole('button', { name: words.theme }).click()
    await page.locator(`[data-shell=themes] input[value=${otherTheme}]`).check()
    await expect(root).toHaveAttribute('data-theme', otherTheme)
    await expect(color).toHaveAttribute('content', barColorOf(otherTheme))
    await page.goto('/services')
    await expect(root).toHaveAttribute('data-theme', otherTheme)
    await expect(icon).toHaveAttribute('href', faviconOf(otherTheme))
    await expect(color).toHaveAttribute('content', barColorOf(otherTheme))
    await page.getByRole('button', { name: words.theme }).click()
    await expect(page.locator(`[data-shell=themes] input[value=${otherTheme}]`)).toBeChecked()
  })

  test('a theme chosen in another tab applies to the page, its frame, and its picker', async ({
    page,
    context,
  }) => {
    test.skip(!identity.parts.newsletter, 'identity.ts has the newsletter off')
    if (!otherTheme) return test.skip(true, 'theme/names.json has one theme')
    await page.goto('/newsletter')
    const frame = page.frameLocator('iframe').locator('html')
    await expect(frame).toHaveAttribute('data-theme', defaultTheme)
    const other = await context.newPage()
    await other.goto('/about-us')
    await other.getByRole('button', { name: words.theme }).click()
    await other.locator(`[data-shell=themes] input[value=${otherTheme}]`).check()
    await expect(page.locator('html')).toHaveAttribute('data-theme', otherTheme)
    await expect(frame).toHaveAttribute('data-theme', otherTheme)
    await expect(page.locator(`[data-shell=themes] input[value=${otherTheme}]`)).toBeChecked()
  })

  test('an unknown saved theme shows as dark, or as the default where dark is left out', async ({
    page,
  }) => {
    await page.addInitScript(
      (key) => localStorage.setItem(key, 'sepia'),
      `${identity.company.id}:${themeKey}`,
    )
    await page.goto('/about-us')
    await expect(page.locator('html')).toHaveAttribute('data-theme', fallbackTheme)
  })

  test('the first Tab reaches the skip link, which leads to the content', async ({ page }) => {
    await page.goto('/about-us')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: words.skip })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#main$/)
  })

  test('every page starts at the top', async ({ page }) => {
    await page.goto('/services')
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.getByRole('contentinfo').locator('a[href="/privacy-policy"]').click()
    await expect(page).toHaveURL(/privacy-policy/)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})

test('pages change with a transition, except for the resume and under reduced motion', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event
      document.documentElement.dataset['revealed'] = String(viewTransition !== null)
      viewTransition?.ready.then(() => {
        document.documentElement.dataset['arrives'] = document
          .getAnimations()
          .flatMap((each) => (each instanceof CSSAnimation ? each.animationName : []))
          .join()
      })
    })
  })
  const follow = async (from: string, to: string) => {
    await page.goto(from)
    await page.evaluate((path) => {
      const link = document.createElement('a')
      link.href = path
      document.body.append(link)
      link.click()
    }, to)
    await page.waitForURL(`**${to}`)
    return page.locator('html').getAttribute('data-revealed')
  }
  const resume = `/${identity.director.initials}`
  const arrives = () => page.locator('html').getAttribute('data-arrives')
  expect(await follow('/services', '/about-us')).toBe('true')
  // A slide; an article fades in.
  await expect.poll(arrives).toMatch(/cells$/)
  if (posts[0]) {
    await follow('/about-us', `/blog/${posts[0].slug}`)
    await expect.poll(arrives).toMatch(/arrive$/)
  }
  expect(await follow('/services', resume)).toBe('false')
  expect(await follow(resume, '/services')).toBe('false')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await follow('/services', '/about-us')).toBe('false')
})

test.describe('below the medium breakpoint', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the hamburger opens a list with the submenu in it; Escape and a choice close it', async ({
    page,
  }) => {
    await page.goto('/about-us')
    const burger = page.getByRole('button', { name: words.menu, exact: true })
    const blog = bar(page).locator('a[href="/blog"]')
    await expect(blog).toBeHidden()
    await burger.tap()
    await expect(blog).toBeVisible()
    const indent = await page.locator('#submenu-services a').last().boundingBox()
    expect(indent?.x).toBeGreaterThan((await blog.boundingBox())?.x ?? 0)
    await page.keyboard.press('Escape')
    await expect(blog).toBeHidden()
    await expect(burger).toBeFocused()
    await burger.tap()
    // While the panel is still opening, a tap can hit what will be below it.
    await page
      .locator('[data-shell=panel]')
      .evaluate((panel) => Promise.all(panel.getAnimations().map(({ finished }) => finished)))
    await blog.tap()
    await expect(page).toHaveURL(/\/blog$/)
    await expect(burger).toHaveAttribute('aria-expanded', 'false')
    await page.goBack()
    await expect(burger).toHaveAttribute('aria-expanded', 'false')
  })
})

test('on a small screen, a tap beside the list closes it and does nothing else', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 1200 })
  await page.goto('/about-us')
  const burger = page.getByRole('button', { name: words.menu, exact: true })
  await burger.click()
  await expect(burger).toHaveAttribute('aria-expanded', 'true')
  const below = await page.locator('[data-shell=panel]').boundingBox()
  // A link of the page, wherever it is below the list.
  await page.evaluate((y) => {
    const link = document.createElement('a')
    link.href = '/contact'
    link.textContent = 'A link'
    link.style.cssText = `position:fixed;top:${y}px;left:20px;width:100px;height:40px`
    document.querySelector('main')?.append(link)
  }, 1150)
  expect((below?.y ?? 0) + (below?.height ?? 0)).toBeLessThan(1150)
  await page.mouse.click(40, 1170)
  await expect(burger).toHaveAttribute('aria-expanded', 'false')
  await expect(page).toHaveURL(/about-us$/)
})

test('on a small screen, the focus moves from the hamburger into the list, which closes after it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about-us')
  const burger = page.getByRole('button', { name: words.menu, exact: true })
  await burger.press('Enter')
  const links = bar(page).getByRole('link')
  for (const link of await links.all()) {
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: words.theme })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(burger).toHaveAttribute('aria-expanded', 'false')
  await expect(links.first()).toBeHidden()
})

test('in a low window, the open list scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/about-us')
  await page.getByRole('button', { name: words.menu, exact: true }).click()
  const links = bar(page).getByRole('link')
  await expect(links.first()).toBeInViewport({ ratio: 1 })
  await expect(links.last()).not.toBeInViewport()
  await page.mouse.move(160, 150)
  await page.mouse.wheel(0, 2000)
  await expect(links.last()).toBeInViewport({ ratio: 1 })
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  for (const width of [390, 1440])
    test(`the bar’s links work at ${width} px, and leave the screen to the page`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/about-us')
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
      await bar(page).locator('a[href="/blog"]').click()
      await expect(page).toHaveURL(/\/blog$/)
    })
})
