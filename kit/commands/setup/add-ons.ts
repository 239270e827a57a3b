/**
 * The add-ons that `wize new` offers. Their packages aren't installed then, so it can't ask them.
 * Any other package or folder can be added to `identity.ts` by hand.
 */
export interface OfferedAddOn {
  /** Its switch in `parts`. */
  part: string
  package: string
  /** What it needs in `services`, as TypeScript. */
  services?: { [name: string]: string }
  /** Where its pages are. */
  paths: string[]
}

export const offeredAddOns: readonly OfferedAddOn[] = [
  { part: 'games', package: '@wize/games', paths: ['/games/'] },
  {
    part: 'assistant',
    package: '@wize/tutor',
    services: { assistant: "{ source: sample('https://example.com/your/site') }" },
    paths: ['/learning-assistant'],
  },
]
