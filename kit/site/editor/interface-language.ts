// Sveltia's buttons speak the browser's language, and an owner's fields the site's. Sveltia asks the
// browser as it's loaded, so page.ts imports this before it. Who chooses another in Sveltia keeps it.
const { lang } = document.documentElement
Object.defineProperties(navigator, { language: { value: lang }, languages: { value: [lang] } })
