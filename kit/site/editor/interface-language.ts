import { readStored, writeStored } from '#site/storage/browser-storage.ts'

// Sveltia reads its settings as it's loaded, so page.ts imports this before it. Otherwise its buttons
// would speak the browser's language, and the fields the site's.
const settings = 'sveltia-cms.prefs'
const locale = document.documentElement.dataset['interface']
writeStored(settings, JSON.stringify({ ...JSON.parse(readStored(settings) ?? '{}'), locale }))
