import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import { defaultTheme, type ThemeName } from './theme-names.ts'
import { currentTheme, onThemeChange, setTheme } from './theme-store.ts'
import { type PageTokens, pageTokensOf } from './themes.ts'

interface ThemeContextValue {
  theme: ThemeName
  /** The current theme's colors as #RRGGBB, for what CSS can't reach, such as a canvas. */
  tokens: PageTokens
  /** Applies and stores a theme. Unknown names are ignored. */
  setTheme: (name: string) => void
}

const ThemeContext = createContext<ThemeContextValue | null>(null)

/** Gives an island the document's theme, which is already set before the first paint. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const theme = useSyncExternalStore(onThemeChange, currentTheme, () => defaultTheme)
  const value = useMemo(() => ({ theme, tokens: pageTokensOf(theme), setTheme }), [theme])
  return <ThemeContext value={value}>{children}</ThemeContext>
}

/** The current theme, its colors, and its setter. Throws outside a `ThemeProvider`. */
export function useTheme(): ThemeContextValue {
  const value = useContext(ThemeContext)
  if (!value) throw new Error('useTheme must be used within a ThemeProvider')
  return value
}
