// Sveltia uses the browser's language. This makes it use the site's, as an owner's fields do. Sveltia reads
// it as it's loaded, so page.ts imports this before Sveltia. A language chosen in Sveltia's settings comes
// first.
const { lang } = document.documentElement
Object.defineProperties(navigator, { language: { value: lang }, languages: { value: [lang] } })
