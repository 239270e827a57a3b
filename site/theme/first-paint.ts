import {
  defaultTheme,
  fallbackTheme,
  faviconOf,
  themeNames,
  themeStorageKey,
} from './theme-names.ts'

const favicons = Object.fromEntries(themeNames.map((name) => [name, faviconOf(name)]))

/**
 * Script for the head, run before the first paint: shows the kept theme and its favicon. Written as
 * text because it must be inline, and short because every page carries it.
 */
export const firstPaint = `(()=>{let t=null;try{t=localStorage.getItem('${themeStorageKey}')}catch{}
const f=${JSON.stringify(favicons)};
t=t===null?'${defaultTheme}':Object.hasOwn(f,t)?t:'${fallbackTheme}';
document.documentElement.dataset.theme=t;
if(f[t]!==f.${defaultTheme})addEventListener('DOMContentLoaded',()=>document.querySelector('link[rel=icon]').href=f[t])})()`
