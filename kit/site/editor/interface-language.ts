// An owner's fields are in the site's language, and Sveltia's buttons in the browser's: so this makes
// that the site's. Sveltia reads it as it's loaded, so page.ts imports this before Sveltia. A language
// chosen in Sveltia's settings comes first.
const { lang } = document.documentElement
Object.defineProperties(navigator, { language: { value: lang }, languages: { value: [lang] } })
