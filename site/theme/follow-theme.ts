// For a page in a frame: the page around it, or another tab, changes the theme.
import { followStoredTheme } from './theme-store.ts'

followStoredTheme()
