/** The European Economic Area, which drafts call `EEA`. */
const eea =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'

/**
 * A draft with the passages that are meant for the company's country: of those between
 * `<!-- where … -->` and `<!-- end where -->`, the first that names it, or the one after
 * `<!-- elsewhere -->`.
 */
export function forCountry(draft: string, country: string): string {
  const isMeant = (places: string | undefined) =>
    !places || places.replace('EEA', eea).split(' ').includes(country)
  const chosen = draft.replaceAll(/<!-- where .*?<!-- end where -->/gs, (passages) => {
    const [, ...parts] = passages
      .replace('<!-- end where -->', '')
      .split(/<!-- (?:where (.+?)|elsewhere) -->/)
    const at = parts.findIndex((places, index) => index % 2 === 0 && isMeant(places))
    return (at >= 0 && parts[at + 1]) || ''
  })
  return chosen.replaceAll(/\n{3,}/g, '\n\n')
}
