import type { Page } from '@playwright/test'

/** Collects everything that the browser refuses or warns about on this page from now on. */
export async function complaintsOf(page: Page): Promise<string[]> {
  const complaints: string[] = []
  await page.exposeFunction('complain', (text: string) => complaints.push(text))
  await page.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sample }) => {
        ;(window as unknown as { complain(text: string): void }).complain(
          `${effectiveDirective} ${blockedURI} ${sample}`,
        )
      },
    )
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    // The assistant's page asks for a server that doesn't run here.
    if (message.text().includes('ERR_CONNECTION_REFUSED')) return
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  return complaints
}
