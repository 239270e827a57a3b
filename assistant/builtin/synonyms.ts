/** Everyday turns of phrase, with the words that problems usually use for the same. */
const synonyms: readonly (readonly [RegExp, string])[] = [
  [/\b(couples?|duos?) of\b|\btwo (different|distinct) \w+ that\b|\bpick two\b/g, 'pair of two'],
  [
    /\b(strik\w+|cross\w*|rub\w*|leav\w+|throw\w*) out\b|\b(taken?|taking) (off|away|out)\b|\beras\w+|\bdiscard\w*|\bdrop(ped|ping)?\b/g,
    'delete remove',
  ],
  [
    /\b(following|follow) (directly|immediately)( \w+)? (up)?on\b|\bin direct succession\b|\bside by side in time\b|\bpiece of (the|it)\b|\bshortest piece\b|\blongest (block|piece|stretch|run|streak)\b|\bblock of\b|\b(first|start) and (last|end) (day|hour|position|index) of a (period|stretch)\b|\bperiod of exactly\b/g,
    'consecutive stretch segment',
  ],
  [
    /\b(busiest|highest|biggest|richest|most)\b (period|stretch|hours|days|run)/g,
    'maximum consecutive stretch',
  ],
  [
    /\b(lowest|cheapest|least|slightest|smallest possible|easiest|dearest least)\b|\bas (little|low|cheap|small|short|light) as (possible|you can)\b|\bminimal\b/g,
    'minimum',
  ],
  [
    /\bat (the )?least how (often|many)\b|\bhow (often|many)\b.{0,60}\bat (the )?least\b|\bas few\b.{0,30}\bas (possible|you can)\b|\bsmallest number of\b|\bleast number of\b/g,
    'minimum number of fewest',
  ],
  [
    /\bas (many|much|large|big|long) \w*\s?as (possible|you can)\b|\bhow (many|much|long)\b.{0,60}\bat (the )?most\b/g,
    'maximum number of most',
  ],
  [/\b(labyrinth|warren|cave|dungeon)\b/g, 'maze grid'],
  [
    /\b(stations?|airports?|villages?|ponds?|chambers?|pumps?|towns?|harbou?rs?|ports?|junctions?|crossings?|warehouses?|planets?|offices?|huts?|lakes?)\b/g,
    'nodes cities',
  ],
  [
    /\b(canals?|tunnels?|rides?|streets?|pipes?|flights?|wires?|paths between|lines? between|ferr(y|ies)|trails?|corridors?|channels?|passages?|railways?|tracks?)\b/g,
    'edges roads connections',
  ],
  [
    /\bin (one|a single|each|every) (operation|move|step|turn)\b.{0,80}\b(number|fewest|least|minimum|smallest|how many)\b|\b(number|fewest|least|minimum|smallest|how many)\b.{0,80}\boperations\b.{0,40}\b(leads?|from|to (get|reach|turn))\b/g,
    'fewest moves from a state to another',
  ],
  [
    /\b(exchang\w+|swap\w*|switch\w*)\b (two )?(adjacent|neighbou?r\w*)\b|\b(adjacent|neighbou?ring) (swaps|exchanges)\b/g,
    'inversions wrong order',
  ],
  [
    /\b(events?|requests?|orders?|commands?|operations) (of|come in) (the |two |three )?(kinds?|types?|sorts?|forms?)\b|\bnow has\b|\bin between\b.{0,40}\b(asked|questions?|answer)/g,
    'two types of queries update',
  ],
  [
    /\bquestions? (of this (sort|kind|form)|like|are asked)\b|\bwould like to know\b|\banswer them\b/g,
    'queries',
  ],
  [
    /\bk\b.{0,30}\b(nearest|closest|best|dearest|oldest|youngest|heaviest|lightest)\b|\b(nearest|closest|best|oldest|heaviest) k\b/g,
    'k closest k largest',
  ],
  [
    /\bbinary (forms?|notations?|expansions?|strings? of)\b|\bin binary\b|\bbase two\b/g,
    'binary representation bits',
  ],
  [/\b(square|grid|table|board|matrix) of letters\b/g, 'word search letters board'],
  [
    /\bas (distant|remote|far) \w*\s?\w*\s?\w*\s?as possible\b|\b(closest|nearest) two\b/g,
    'as far apart minimum distance between',
  ],
  [/\balphabetical(ly)?( order)?\b/g, 'sorted alphabetical order'],
  [
    /\b(climb|rise|increase|grow|ascend)s?\b.{0,20}\b(then|and|before) (they )?(then )?(fall|drop|decrease|descend|sink)\w*/g,
    'peak mountain',
  ],
  [
    /\bmay be negative\b|\b(gains? (and|or) loss\w*|profits? (and|or) loss\w*|positive (and|or) negative)\b/g,
    'negatives',
  ],
  [
    /\b(rest|pause|wait|skip)\b.{0,30}\b(for )?(at least )?(one|a|the next) (day|turn|week|month|hour)\b|\bafter (a|each|every) (day|turn|night|week) \w+ .{0,30}\brest\b/g,
    'no two consecutive',
  ],
  [
    /\b(worth|brings?|yields?|earns?)\b (some |a |\w+ )?(points?|euros?|money|coins|credits?|reward)\b/g,
    'value worth',
  ],
  [
    /\b(mixing|interleav\w+|shuffl\w+|merg\w+)\b.{0,60}\b(stay|keep|remain|preserv)\w*\b.{0,20}\border\b/g,
    'interleaving of two strings',
  ],
  [/\bpass(ed)? on\b|\btransitive(ly)?\b|\bindirectly\b/g, 'same group friends of friends'],
  [
    /\b(each|every|all|any)\b.{0,30}\bremains? (connected|reachable)\b|\bhave (power|water|internet|light)\b|\bbill\b/g,
    'connect all minimum cost',
  ],
  [
    /\b(shows? up|turns? up|comes?|met|seen|read|scanned) (for )?(a|the) second time\b|\brepeated\b|\bmore than one time\b/g,
    'appears twice duplicate',
  ],
  [
    /\b(enough|sufficient) of (every|each)\b|\bhow many of (each|every)\b/g,
    'count of each frequency',
  ],
  [
    /\bwithout (allocating|using|needing|taking) (another|a second|a new|any (other|further))\b/g,
    'in place without extra memory',
  ],
  [
    /\bnon-?decreasing( order)?\b|\bordered (array|list|sequence)\b|\bascending\b|\bfrom (smallest|small|low|lowest) to (largest|large|high|highest|tall|tallest)\b/g,
    'sorted in order',
  ],
  [/\bpoints? on a (map|plane)\b/g, 'points'],
  [/\bidentical in\b|\bsame (structure|shape)\b/g, 'same tree shape symmetric'],
  [/\bonly the right change\b|\bright change\b/g, 'change for bills'],
  [
    /\b(vanish|disappear|annihilate|dissolve|burst|pop)\w*\b/g,
    'cancel out disappear removed together',
  ],
  [/\b(overlook|view|visible|sees?|hidden|hides?)\b/g, 'view visible'],
  [
    /\b(sliced?|slic\w+|saw\w*|cut|chop\w*)\b.{0,40}\b(equal|same) (length|size)\b|\bequally long\b/g,
    'longest equal pieces cut',
  ],
  [
    /\b(every|each) (way|set|possibility|sequence|choice|group|selection|valid \w+|correct\w* \w+)\b|\bshow (them )?all\b|\bshow every\b/g,
    'all combinations every combination list all',
  ],
]

/** The text with the usual words added after the turns of phrase that stand for them. */
export function withSynonyms(prose: string): string {
  return synonyms.reduce(
    (text, [phrase, usual]) => text.replace(phrase, (found) => `${found} ${usual}`),
    prose,
  )
}
