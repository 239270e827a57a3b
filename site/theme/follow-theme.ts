// For a page in a frame: the page around it changes the theme of both.
import { onThemeChange } from './theme-store.ts'

onThemeChange(() => {})
