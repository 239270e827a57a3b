import { expect, test } from 'vitest'
import kit from '#site/theme/colors.json' with { type: 'json' }
import { contrast } from '#site/theme/contrast.ts'
import { withOwnColors } from './own-colors.ts'

const theme = (name: 'wize' | 'dark', own: Record<string, string>) =>
  withOwnColors(kit[name], own) as (typeof kit)['wize']

test.each(['#c8102e', '#ffd400', '#003366', '#2f6b3a', '#000000', '#ffffff'])(
  'with %s as primary, all text that goes with it can be read and has no other hue',
  (primary) => {
    for (const name of ['wize', 'dark'] as const) {
      const colors = theme(name, { primary })
      for (const [text, ground] of [
        [colors.onPrimary, primary],
        [colors.primaryText, colors.background],
        [colors.primaryText, colors.surface],
        [colors.inkPrimaryText, colors.ink],
      ] as const)
        expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
      expect(Object.values(colors)).not.toContain(kit[name].primaryText)
    }
  },
)

test('a red gets white text, and is the color of links as it is', () => {
  expect(theme('wize', { primary: '#c8102e' })).toMatchObject({
    onPrimary: '#FFFFFF',
    primaryText: '#c8102e',
  })
})

test('what the site names stays, and without a primary color nothing follows', () => {
  const own = { primary: '#d9541e', primaryText: '#a8380f' }
  expect(theme('wize', own)).toMatchObject(own)
  expect(theme('wize', { accent: '#123456' })).toEqual({ ...kit.wize, accent: '#123456' })
})
