// `#locale` in the browser: the page says which language it is in, so islands needn't carry `identity.ts`.
export const locale: string = document.documentElement.lang
