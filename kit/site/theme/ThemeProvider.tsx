import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import { defaultTheme, type ThemeName } from './theme-names.ts'
import { currentTheme, onThemeChange, setTheme } from './theme-store.ts'

interface ThemeContextValue {
  theme: ThemeName
  /** Whether the page is light or dark, in a browser. */
  readonly scheme: string
  /** The page's colors in a browser, for what CSS can't reach, such as a canvas. */
  readonly tokens: ReturnType<typeof pageTokens>
  /** Applies and stores a theme. Unknown names are ignored. */
  setTheme: (name: string) => void
}

const ThemeContext = createContext<ThemeContextValue | null>(null)

/** The styles that the page has now. With them, a script needn't bring the colors of every theme. */
const pageStyles = () => getComputedStyle(document.documentElement)

/** The colors that pages share. */
function pageTokens() {
  const styles = pageStyles()
  // With whole names, because a build leaves out colors that nothing on the page names.
  const color = (name: string) => styles.getPropertyValue(name)
  return {
    text: color('--text'),
    textSecondary: color('--text-secondary'),
    nav: color('--nav'),
    button: color('--button'),
    border: color('--border'),
    bg: color('--surface'),
    background: color('--background'),
    accent: color('--accent'),
  }
}

/** Gives an island the document's theme, which is already set before the first paint. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const theme = useSyncExternalStore(onThemeChange, currentTheme, () => defaultTheme)
  const value = useMemo(
    () => ({
      theme,
      get scheme() {
        return pageStyles().colorScheme
      },
      get tokens() {
        return pageTokens()
      },
      setTheme,
    }),
    [theme],
  )
  return <ThemeContext value={value}>{children}</ThemeContext>
}

/** The current theme, its colors, and its setter. Throws outside a `ThemeProvider`. */
export function useTheme(): ThemeContextValue {
  const value = useContext(ThemeContext)
  if (!value) throw new Error('useTheme must be used within a ThemeProvider')
  return value
}
