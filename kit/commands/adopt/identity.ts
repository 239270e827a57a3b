import type { OfferedAddOn } from '#commands/setup/add-ons.ts'
import {
  fieldRange,
  itemCount,
  quoted,
  withoutField,
  withoutItems,
  withValue,
} from '#owner/identity-edits.ts'

/** What `services` had for parts that are add-ons now. */
const services: Record<string, string> = { games: 'word', assistant: 'assistant' }

/**
 * The text of `identity.ts` with the add-ons that the site uses, and without the switches, settings,
 * and links of those that it doesn't.
 */
export function identityWithAddOns(
  text: string,
  used: readonly OfferedAddOn[],
  gone: readonly OfferedAddOn[],
): string {
  const paths = gone.flatMap((addOn) => addOn.paths)
  const isGone = (item: string) => paths.some((path) => item.slice(1).startsWith(path))
  let edited = gone.reduce(
    (all, { part }) =>
      withoutField(withoutField(all, ['parts', part]), ['services', services[part] ?? part]),
    text,
  )
  for (const list of ['footer', 'navigation']) {
    const inner = list === 'footer' ? 'paths' : 'submenu'
    for (let i = itemCount(edited, [list]) - 1; i >= 0; i--) {
      const before = itemCount(edited, [list, `${i}`, inner])
      edited = withoutItems(edited, [list, `${i}`, inner], isGone)
      const after = itemCount(edited, [list, `${i}`, inner])
      if (before > 0 && after === 0 && list === 'footer') {
        let at = 0
        edited = withoutItems(edited, [list], () => at++ === itemCount(edited, [list]) - 1 - i)
      }
    }
  }
  edited = withoutItems(edited, ['navigation'], (item) =>
    paths.some((path) => new RegExp(`path: '${path}`).test(item)),
  )
  for (const { part } of used)
    if (!fieldRange(edited, ['parts', part])) edited = withValue(edited, ['parts', part], 'true')
  return used.length > 0
    ? withValue(edited, ['addOns'], `[${used.map((addOn) => quoted(addOn.package)).join(', ')}]`)
    : edited
}
