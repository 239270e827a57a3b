// `#locale` in the browser. Read from the page, so that islands needn't include `identity.ts`.
export const locale: string = document.documentElement.lang

/** The locale to write in at the moment. */
export const localeNow = (): string => locale
