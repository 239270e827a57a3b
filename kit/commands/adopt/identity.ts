import type { OfferedAddOn } from '#commands/setup/add-ons.ts'
import { valuesIn, withValues } from '#owner/identity-values.ts'

/** What `services` had for parts that are add-ons now. */
const services: Record<string, string> = { games: 'word', assistant: 'assistant' }

/** What we change. A value that code sets is undefined, and stays. */
interface Values extends Record<string, unknown> {
  addOns?: string[]
  parts?: Record<string, boolean>
  questionnaire?: { path?: string }
  services?: Record<string, unknown>
  navigation?: { path: string; submenu?: string[] }[]
  footer?: { heading: string; paths: string[] }[]
}

/**
 * The text of `identity.ts` with the add-ons that the site uses, and without the switches, settings,
 * and links of those that it doesn't.
 */
export function identityWithAddOns(
  text: string,
  used: readonly OfferedAddOn[],
  gone: readonly OfferedAddOn[],
): string {
  const values = valuesIn(text) as Values
  for (const { part } of gone) {
    delete values.parts?.[part]
    delete values.services?.[services[part] ?? part]
  }
  for (const { part } of used)
    values.parts = { ...values.parts, [part]: values.parts?.[part] ?? true }
  const addresses = gone.flatMap(({ paths }) => paths)
  const isKept = (path: string) => !addresses.some((address) => path.startsWith(address))
  values.navigation = values.navigation
    ?.filter(({ path }) => isKept(path))
    .map((item) => ({ ...item, ...(item.submenu && { submenu: item.submenu.filter(isKept) }) }))
  // A column that only had links of those goes, too.
  values.footer = values.footer
    ?.map((column) => ({ ...column, paths: column.paths.filter(isKept) }))
    .filter(({ paths }, index) => paths.length > 0 || values.footer?.[index]?.paths.length === 0)
  // In version 1, the questionnaire's address was fixed.
  if (values.parts?.['questionnaire'])
    values.questionnaire = { path: '/questionnaire/custom-website', ...values.questionnaire }
  if (used.length > 0) values.addOns = used.map((addOn) => addOn.package)
  return withValues(text, values)
}
