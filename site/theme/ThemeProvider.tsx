import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import { defaultTheme, type ThemeName } from './theme-names.ts'
import { currentTheme, onThemeChange, setTheme } from './theme-store.ts'
import { type PageTokens, pageTokensOf } from './themes.ts'

interface ThemeContextValue {
  theme: ThemeName
  /** Colors of the current theme as #RRGGBB, for what CSS cannot reach, such as a canvas. */
  tokens: PageTokens
  /** Shows and keeps a theme; an unknown name is ignored. */
  setTheme: (name: string) => void
}

const ThemeContext = createContext<ThemeContextValue | null>(null)

/** Gives an island the document's theme. The document itself is themed before the first paint. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const theme = useSyncExternalStore(onThemeChange, currentTheme, () => defaultTheme)
  const value = useMemo(() => ({ theme, tokens: pageTokensOf(theme), setTheme }), [theme])
  return <ThemeContext value={value}>{children}</ThemeContext>
}

/** The current theme, its tokens and its setter. Throws outside a `ThemeProvider`. */
export function useTheme(): ThemeContextValue {
  const value = useContext(ThemeContext)
  if (!value) throw new Error('useTheme must be used within a ThemeProvider')
  return value
}
