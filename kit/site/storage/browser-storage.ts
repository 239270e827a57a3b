/**
 * The browser's storage, for everything that is kept on a visitor's device. Browsers that block cookies
 * throw at the mere mention of `localStorage`, and full ones throw on writing: reads then give null,
 * and writes are dropped. A test keeps all other code away from the two globals.
 */
export type StorageArea = 'local' | 'session'

const areaOf = (area: StorageArea) => (area === 'local' ? localStorage : sessionStorage)

/**
 * The name of an entry in the browser's storage, such as `wize:theme`. The prefix separates sites
 * that share an origin, for example on localhost. Layouts put the company's id on the document.
 */
export const siteKey = (name: string): string =>
  `${document.documentElement.dataset['company']}:${name}`

export function readStored(key: string, area: StorageArea = 'local'): string | null {
  try {
    return areaOf(area).getItem(key)
  } catch {
    return null
  }
}

export function writeStored(key: string, text: string, area: StorageArea = 'local'): void {
  try {
    areaOf(area).setItem(key, text)
  } catch {
    // Without storage, the value lasts as long as the page.
  }
}

export function removeStored(key: string, area: StorageArea = 'local'): void {
  try {
    areaOf(area).removeItem(key)
  } catch {
    // Then nothing was stored.
  }
}
