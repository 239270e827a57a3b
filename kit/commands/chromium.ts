import { findOnPath, isExecutable } from './on-path.ts'

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Path of a Chromium: `CHROMIUM_PATH` if it names a program, otherwise one on this machine's PATH,
 * these names before the usual ones. Undefined if there is none.
 */
export function findChromium(...names: string[]): string | undefined {
  const chosen = process.env['CHROMIUM_PATH']
  return chosen && isExecutable(chosen) ? chosen : findOnPath([...names, ...browsers])
}
