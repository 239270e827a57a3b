import {
  defaultTheme,
  fallbackTheme,
  faviconOf,
  themeNames,
  themeStorageKey,
} from './theme-names.ts'

/**
 * Script for the head, run before the first paint: shows the kept theme and its favicon. Written as
 * text because it must be inline, and short because every page carries it.
 */
export const firstPaint = `(()=>{let t=null;try{t=localStorage.getItem('${themeStorageKey}')}catch{}
const n=${JSON.stringify(themeNames)},f=${JSON.stringify(Object.fromEntries(themeNames.map((name) => [name, faviconOf(name)])))};
t=t===null?'${defaultTheme}':n.includes(t)?t:'${fallbackTheme}';
document.documentElement.dataset.theme=t;
if(f[t]!==f.${defaultTheme})addEventListener('DOMContentLoaded',()=>document.querySelector('link[rel=icon]').href=f[t])})()`
