import { moduloIn } from './answers.ts'
import { anyOf } from './any-of.ts'
import { alphabetIn } from './generated-inputs.ts'
import type { Program } from './programs.ts'
import type { Statement } from './statement.ts'

/** A wording that changes what is asked, and what a program's own description says if it keeps it. */
interface Condition {
  says: RegExp
  kept: RegExp
  /** Only sentences that ask for something count, because the words are common elsewhere. */
  isAsked?: boolean
}

const most =
  /\b(?:max\w*|largest|greatest|longest|(?<!at )most|highest|biggest|best|richest|latest|as (?:many|much|long|large|far) as)\b/
const least =
  /\b(?:min(?!us|ute)\w*|smallest|(?<!at )least|shortest|fewest|lowest|cheapest|earliest|as (?:few|little|short|small|early) as)\b/
const fewNumbers = `(?:two|three|four|five|[2-9])`

/** Number words and digits are the same number. */
const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

const conditions: readonly Condition[] = [
  {
    says: /\b(?:last|final|rightmost)\b(?! (?:row|line|cell|column|day|index|position|step|element of|house|stair))/,
    kept: /\b(?:last|final|latest|rightmost)\b/,
    isAsked: true,
  },
  {
    says: /\b(?:first|earliest|leftmost)\b(?! (?:line|row|column|element of|house|\w+ (?:contains?|is|has)\b))/,
    kept: /\b(?:first|earliest|leftmost|lower|lowest|begin\w*|start\w*|insert|smallest)\b/,
    isAsked: true,
  },
  {
    says: /\b(?:circular(?:ly)?|cyclic(?:ally)?|wraps? around|(?:in|around|on) an? (?:circle|ring)|round table)\b/,
    kept: /\b(?:circular\w*|cyclic\w*|wrap\w*|circle|ring|around)\b/,
  },
  {
    says: /\b(?:non-?(?:decreasing|increasing) (?:sub)?sequence|never (?:falls?|decreas\w+|rises?)|longest non-?(?:decreasing|increasing))\b/,
    kept: /\b(?:non-?(?:decreasing|increasing)|never|equal|weakly)\b/,
  },
  {
    says: /\bstrictly (?:increasing|decreasing|larger|smaller|greater|less|more|fewer)\b/,
    kept: /\b(?:strict\w*|increasing|decreasing|rising|falling|greater|larger|smaller|less|more|below|above|higher|lower|peak)\b/,
  },
  {
    says: /(?<!\b(?:no|not|never) )\b(?:less|fewer|smaller|lower|cheaper|shorter) than\b(?! or equal)|\bbelow\b/,
    kept: /\b(?:short\w*|less|fewer|smaller|lower|below|under|cheaper|before|at most)\b/,
    isAsked: true,
  },
  {
    says: /(?<!\b(?:no|not|never) )\b(?:more|greater|larger|higher|longer) than\b(?! or equal)|\bexceeds?\b/,
    kept: /\b(?:long\w*|more|greater|larger|higher|above|over|exceed\w*|bigger|majority|warmer|taller)\b/,
    isAsked: true,
  },
  {
    says: /\bat least (?:k|[a-z]|\d+|target)\b/,
    kept: /\b(?:at least|or more|no less|minimum|reach\w*|not below|enough)\b/,
    isAsked: true,
  },
  {
    says: /\b(?:at most|up to|no more than) k\b/,
    kept: /^(?!.*\bexactly k\b).*\b(?:at most|up to|no more than|within|k)\b/s,
  },
  {
    says: /\b(?:only|just|a single) one (?:\w+ )?(?:of|from) each\b|\b(?:only|just) one [\w ]{0,20}\bof each\b|\beach (?:\w+ ){1,3}(?:can|may|must) (?:only )?be (?:\w+ )?(?:only |at most )?once\b/,
    kept: /^(?!.*\b(?:any number|as many|unlimited|again)\b).*\b(?:once|one of each|at most one)\b/s,
  },
  {
    says: /\bonly letters\b|\b(?:not|n['’]t) an? letters?\b|\bnon-?letters?\b|\b(?:ignor|remov|skip|dropp)\w+ (?:the |all )?digits\b|\bdigits are (?:ignored|removed|skipped|dropped)\b/,
    kept: /\bonly letters\b/,
  },
  {
    says: /\bat most (?:one|1|a single)\b/,
    kept: /\b(?:once|at most (?:one|1)|one (?:of|from) each|single|distinct|different|no two)\b/,
    isAsked: true,
  },
  {
    says: /\bexactly (?:[a-z]|\d+|twice|three) ?times\b/,
    kept: /^(?!.*\bat most (?:k|twice)\b).*\b(?:exactly|times|occurs?|often|frequen\w+|repeat\w*)\b/s,
  },
  {
    says: /\b(?:starts?|begins?) with (?:two|three|four|five|some|[$€]?[2-9]\d*) (?:\w+ )?\w+s\b/,
    kept: /\b(?:starts?|begins?|initial\w*) with\b|\binitial\b/,
  },
  {
    says: /\b(?:duplicates?|repeat\w*|equal|already (?:there|present|stored|in (?:it|the \w+)))\b[^.]{0,50}\b(?:ignored?|skip\w*|dropped|discarded|not (?:inserted|added|stored)|left out)\b/,
    kept: /\b(?:ignor\w+|skip\w*|once|distinct|different|repeats?|duplicates?)\b/,
  },
  {
    says: /\b(?:equal|same|duplicates?)\b[^.;]{0,60}\b(?:to|into|in|on) the left\b/,
    kept: /\b(?:equal|same)\b[^|]{0,60}\bleft\b/,
  },
  {
    says: /\b(?:together|along) with (?:everything|all|its|the (?:whole|entire))\b/,
    kept: /\b(?:together|along with|whole|entire)\b/,
  },
  {
    says: /\b(?:becomes?|as) (?:the|its) (?:new )?root\b/,
    kept: /\b(?:becomes?|as) (?:the|its) (?:new )?root\b/,
  },
  {
    says: /\b(?:second|third)[- ](?:largest|smallest|highest|lowest|biggest|longest|shortest|most|best)\b/,
    kept: /\b(?:second|third|k-?th|(?:two|three|k) (?:largest|smallest|highest|lowest|longest))\b/,
    isAsked: true,
  },
  {
    says: /\bdirect(?:ly)?\b(?= (?:connected|linked|friends?|neighbou?rs?|connections?|links?))/,
    kept: /\bdirect(?:ly)?\b|\bneighbou?rs?\b|\badjacent\b/,
    isAsked: true,
  },
  {
    says: /\b(?:everybody|everyone|every (?:member|pair|two))\b[^.]{0,60}\b(?:everybody|everyone|each other|every other|directly)\b|\bcliques?\b/,
    kept: /\b(?:cliques?|everybody|everyone|every other|complete)\b/,
    isAsked: true,
  },
  {
    says: /\b(?:every|each|all) (?:\w+ ){1,3}(?:is|are|be) used\b/,
    kept: /\b(?:once|uses?|used|using)\b/,
  },
  {
    says: /\b(?:are|is|counts?|counted|considered) (?:as )?(?:the same|equal|one) (?:if|when)\b|\bup to (?:rotation|reflection|symmetry)\b/,
    kept: /\b(?:rotat\w+|reflect\w+|symmetr\w+|the same (?:if|when))\b/,
  },
  { says: /\b(?:is|are|for) free\b/, kept: /\bfree\b/ },
  {
    says: /\bexactly k\b/,
    kept: /\bexactly\b|^(?!.*\b(?:at most|up to) k\b).*\b(?:k|given|fixed)\b/s,
  },
  {
    says: /\b(?:used?|chosen|taken|picked|bought)\b.{0,25}\b(?:at most|only|exactly|no more than) once\b/,
    kept: /\b(?:once|one time|each (?:one|number|item) (?:is|in) one|at most one)\b/,
  },
  {
    says: /\b(?:as many (?:of each|times|as you)|any number of times|unlimited|as often as|infinite(?:ly)?|in any number|used (?:again|repeatedly|more than once))\b/,
    kept: /\b(?:as many|any number|often|again|reus\w*|repeat\w*|unlimited|endless|supply|infinite\w*|several times|coins?|transactions?|trades?)\b/,
  },
  {
    says: /\b(?:distinct|different|unique)\b(?! (?:ways|indices|indexes|positions|paths|elements that|integers? [a-z]\b|pairs? of indices))/,
    kept: /\b(?:distinct|different|unique|once|non-?repeating)\b/,
    isAsked: true,
  },
  {
    says: /(?<!\b(?:not|no|never|nor) (?:\w+ ){0,2})\bdiagonal/,
    kept: /\b(?:diagonal\w*|corners?|eight|queens?|bishops?)\b/,
  },
  {
    says: /\b(?:lexicographic\w*|alphabetic(?:al|ally)|dictionary order)\b/,
    kept: /\b(?:lexicographic\w*|alphabet\w*|dictionary|sorted)\b/,
  },
  {
    says: /\b(?:largest|greatest|biggest|latest|last) (?:of them|one|such)\b/,
    kept: /\b(?:largest|greatest|biggest|latest|last)\b[^|]{0,30}\b(?:ties?|of them|of several|of equal)\b|\bties?\b[^|]{0,30}\b(?:largest|greatest|biggest|last)\b/,
  },
  {
    says: /\b(?:smallest|least|lowest|earliest) of (?:them|those)\b/,
    kept: /\b(?:smallest|smaller|least|lowest|earliest|first)\b[^|]{0,30}\b(?:ties?|of them|of several|of equal)\b|\bties?\b[^|]{0,30}\b(?:smallest|least|lowest|first)\b/,
  },
  {
    says: /(?<!\bneed )\b(?:never|not|no|without)(?! (?:necessarily|have to|need to)\b)(?: [\w-]+){1,6} in (?:a row|succession)\b/,
    kept: /\b(?:in a row|in succession|consecutive|adjacent|neighbou?r\w*|next to)\b/,
  },
  {
    says: /\bonline\b|\bxor(?:ed)? with (?:the )?(?:last|previous)\b|\bdecrypt/,
    kept: /\bonline\b/,
  },
  { says: most, kept: most, isAsked: true },
  { says: least, kept: least, isAsked: true },
  {
    says: /\bcase[- ]sensitive\b|\bcase matters\b|\bcharacter by character\b/,
    kept: /\bcase[- ]sensitive\b|\bcase matters\b/,
  },
  {
    says: /\bcase[- ]insensitive\b|\bignor\w+ (?:the )?case\b|\bcase is ignored\b|\bupper\b.{0,20}\blower ?-?(?:case)?\b.{0,30}\b(?:same|equal|alike|no difference)\b/,
    kept: /\b(?:ignor\w*|case|letters and digits|alphanumeric|only letters)\b/,
  },
  { says: /\b(?:counter-?|anti-?)clockwise\b/, kept: /\b(?:counter-?|anti-?)clockwise\b|\bleft\b/ },
  { says: /\bto the left\b/, kept: /\bleft\b/ },
  { says: /\bto the right\b/, kept: /\bright\b/, isAsked: true },
  {
    says: /\b(?:except|unless|other than|excluding)\b/,
    kept: /\b(?:except|unless|other|without|excluding|but)\b/,
    isAsked: true,
  },
  {
    says: /\bexactly (?!one\b|once\b|two\b|twice\b|k\b|[2-9]\b|the\b|th[aeo]\w+)\w+/,
    kept: /\bexact(?:ly)?\b/,
  },
  {
    says: /(?<!\bin )\babsolute values?\b/,
    kept: /\babsolute (?:value|difference)|\b(?:differences?|distances?)\b/,
  },
  {
    says: /\bexactly (?:that|as|so|this) (?:far|many|much|long|often|few)\b/,
    kept: /\bexact(?:ly)?\b/,
  },
  {
    says: /\b(?:is|are) (?:considered|treated|regarded)\b/,
    kept: /\b(?:considered|treated|regarded)\b/,
  },
  { says: /\bfees?\b/, kept: /\bfees?\b/ },
  {
    says: /\bround(?:ed|ing|s)? (?:it )?(?:down|up|off|to the nearest|to an? (?:whole|integer))\b/,
    kept: /\b(?:round\w*|integer part|whole|floor|largest integer|quotient)\b/,
  },
  { says: /\b(?:contain\w*|has|have|with) (?:the |a |an )?digit\b/, kept: /\bdigits?\b/ },
  {
    says: /\bcool-?down\b|\brest(?:s|ing)? (?:for|a) /,
    kept: /\bcool-?down\b|\brest\b|\bpause\b|\bwait\w*\b/,
  },
  {
    says: /\bsubsequences?\b/,
    kept: /\b(?:subsequences?|sub-?sets?|order|sequence|rising|increasing|choose|pick)\b/,
    isAsked: true,
  },
  {
    says: /\b(?:contiguous|substrings?|subarrays?|consecutive|block)\b/,
    kept: /\b(?:contiguous|substrings?|subarrays?|consecutive|stretch\w*|windows?|parts?|pieces?|blocks?|runs?|prefix\w*|segments?|range|row|span|section|neighbou?r\w*|in a row|streak)\b/,
    isAsked: true,
  },
  {
    says: /\btouch\w*\b[^.]{0,60}\b(?:separate|(?:do|does|did|are|is)(?: not|n['’]t) (?:overlap|count|merge\w*|conflict\w*))\b/,
    kept: /\b(?:apart|separate|not touch|contact)\b/,
  },
]

/**
 * Terms that change a question when they're in it, each with its other forms and synonyms. A program
 * for that question has one of them in its description.
 */
interface Term {
  says: RegExp
  also?: RegExp
}

const terms: readonly Term[] = [
  { says: /\b(?:products?(?! (?:codes?|names?|ids?)\b)|multipl(?:y|ied|ying|ication))\b/ },
  { says: /\b(?:xor|exclusive or)\b/ },
  { says: /\b(?:averages?|mean)\b/ },
  { says: /\bmedians?\b/ },
  {
    says: /\bdiffer(?:ence|ences|s|ing)?\b/,
    also: /\bapart\b|\bdistances?\b|\b(?:gap|spread)s?\b/,
  },
  { says: /\b(?:divisors?|gcd|common factor|divides)\b/ },
  { says: /\b(?:lcm|multiples?)\b/ },
  { says: /\b(?:divisible|remainders?)\b/ },
  { says: /\b(?:(?<!odd or )even(?! or odd)|(?<!even or )odd(?! or even)|parity)\b/ },
  { says: /\bprimes?\b/ },
  { says: /\b(?:vowels?|consonants?)\b/ },
  { says: /\bpalindrom\w*\b/, also: /\breads? the same\b/ },
  {
    says: /\banagrams?\b/,
    also: /\brearrang\w+\b|\bsame letters\b|\bpermutations?\b|\bshuffl\w+\b|\bmix\w*\b|\barrangements?\b|\border\w*\b/,
  },
  {
    says: /\b(?:frequen\w+|most often|most common|majority|mode)\b/,
    also: /\boccurs?\b|\bappears?\b|\bcounts?\b/,
  },
  { says: /\b(?:closest|nearest)\b/ },
  { says: /\b(?:triples?|triplets?)\b/, also: /\bthree\b/ },
  { says: /\b(?:quadruples?|quadruplets?)\b/, also: /\bfour\b/ },
  {
    says: /\b(?:delet\w+|remov\w+|eras\w+|drop\w*|discard\w*|tak\w+ (?:out|away)|throw\w* out)\b/,
    also: /\bfree of\b/,
  },
  { says: /\b(?:insert\w*|add(?:ing|itions?)?)\b/, also: /\bsum\b|\badd up\b/ },
  { says: /\b(?:replac\w+|substitut\w+)\b/, also: /\bchang\w+\b/ },
  { says: /\b(?:swap\w*|exchang\w+)\b/ },
  { says: /\b(?:flip\w*|toggl\w+|invert\w*)\b/, also: /\bmirror\w*\b/ },
  { says: /\b(?:alternat\w+|zig-?zag|wiggl\w+)\b/ },
  { says: /\b(?:peaks?|valleys?|mountains?|local (?:max\w*|min\w*))\b/ },
  { says: /\b(?:prefix\w*)\b/, also: /\bbegin\w*\b|\bstart\w*\b/ },
  { says: /\b(?:suffix\w*)\b/, also: /\bend(?:s|ing)?\b/ },
  { says: /\b(?:perimeter|border length|fence)\b/ },
  {
    says: /\b(?:borders?|frame|boundary|outline)\b/,
    also: /\b(?:edges?|walls?|surround\w*|outside|perimeter|islands?|oceans?)\b/,
  },
  { says: /\bareas?\b/, also: /\bsquares?\b|\brectangles?\b|\bwater\b|\bcells?\b|\bislands?\b/ },
  { says: /\b(?:depth|height|levels?)\b/, also: /\bdeep\w*\b|\bhigh\w*\b/ },
  { says: /\b(?:leaf|leaves)\b/ },
  { says: /\bancestors?\b/ },
  { says: /\bpredecessors?\b/ },
  { says: /\bsuccessors?\b/, also: /\bnext\b/ },
  { says: /\b(?:probabilit\w+|expected (?:value|number)|chance)\b/ },
  { says: /\bcycl\w+\b/, also: /\bloops?\b|\bcircular\w*\b|\bring\b/ },
  { says: /\b(?:topological|prerequisites?)\b/, also: /\border\w*\b|\bbefore\b/ },
  { says: /\bknights?\b/ },
  { says: /\b(?:queens?|rooks?|bishops?|kings?)\b/ },
  {
    says: /\b(?:subsets?|selections?)\b/,
    also: /\bchoos\w+\b|\bpick\w*\b|\btake\w*\b|\bcombinations?\b|\bcarr\w+\b/,
  },
  {
    says: /\b(?:partition\w*|split\w*|divid\w+)\b/,
    also: /\bcuts?\b|\bparts?\b|\bhalves\b|\bpieces?\b|\bgroups?\b|\bdays?\b/,
  },
  {
    says: /\b(?:merg\w+|combin(?:e|es|ed|ing)|join\w*|unit(?:e|es|ed|ing))\b/,
    also: /\bconnect\w*\b|\btogether\b/,
  },
  { says: /\b(?:rotat\w+|turn\w*)\b/ },
  { says: /\b(?:revers\w+|backwards?)\b/, also: /\bturn\w* (?:a|it|them|around)\b|\bopposite\b/ },
  { says: /\b(?:unsorted|shortest (?:subarray|part) to sort)\b/ },
  { says: /\b(?:wildcards?|asterisks?|regular expression)\b/, also: /\bpattern\b/ },
  { says: /\b(?:jumps?|leaps?|hops?)\b/, also: /\bsteps?\b/ },
  { says: /\b(?:median|middle|center)\b/ },
  {
    says: /(?<!\b(?:leading|trailing|or|return|print|is) )\bzero(?:s|es| \w+s)\b(?! and (?:ones|1s))/,
    also: /\bzero\b/,
  },
  {
    // “-1 if it’s missing” only says what’s not in the list.
    says: /(?<!\b(?:if|when|where) (?:\w+ ){0,3})\b(?:missing|absent)\b/,
    also: /\blacks?\b|\black\w*\b/,
  },
  { says: /\bassign\w*\b/, also: /\bmatch\w*\b/ },
  {
    says: /\b(?:binary(?! (?:matrix|grid|array|list))|(?<!\d[- ])bits?|bitwise)\b/,
    also: /\bones\b/,
  },
]

/** What the description of a program says, in lower case. */
function descriptionOf({ id, family, does, approach }: Program): string {
  const variant = family.variants.find((one) => id === `${family.id}/${one.id}`)
  const { problems, cues } = variant ?? family
  const patterns = cues.flatMap(({ text = [] }) => text.map(({ source }) => source))
  const title = variant ? '' : family.title
  const parts = [title, does, approach.name, approach.description, ...problems]
  // A regular expression's own letters, as in \b, aren't words.
  const readable = patterns.map((source) => source.replace(/\\[bswd]|[^a-z\s|-]/gi, ' '))
  const description = [...parts, ...readable].join(' | ').toLowerCase()
  // “Not the kth distinct element” says the opposite.
  return description.replace(
    /\b(?:not|never|no) (?:[\w-]+ ){0,3}(?:distinct|different|unique)\b/g,
    ' ',
  )
}

const asks =
  /\b(?:return|print|output|find|compute|determine|count|calculate|report|what is|how many|how much|number of|give|need|want|which|maximi[sz]e|minimi[sz]e|tell|show|list|decide|is it possible)\b/

const sentencesOf = (prose: string) => prose.split(/(?<=[.!?:;])\s+/)

/** What says that a number is a limit from below, or from above. */
const limits = [
  { says: /^at least|or more$/, kept: /\b(?:at least|or more|no fewer|no less|minimum)\b/ },
  {
    says: /^(?:at most|up to|no more)|or (?:fewer|less)$/,
    kept: /\b(?:at most|up to|no more|within|or fewer)\b/,
  },
]

/** “at most two”, “exactly 3”: the number itself has to be the program's, and so does the limit. */
const numbered = new RegExp(
  String.raw`\b(?:at most|at least|exactly|up to|only|no more than) (${fewNumbers})\b(?! ?[·*^×\d,]| (?:children|child|neighbou?rs|subtrees))|\b(${fewNumbers}) or (?:more|fewer|less)\b`,
  'g',
)

/** A small number that the question rests on, as in “take 1, 2, or 3 stairs”. */
const smallNumber = /(?<![\w.^*\-+/=(<≤≥>·×])([3-9])(?= [a-z]+s\b)/g

function unkeptNumbers(prose: string, description: string, areExamplesInProse: boolean): string[] {
  const small = [...prose.matchAll(smallNumber)].flatMap(([, digit = '']) => {
    const isKept = new RegExp(String.raw`\b(?:${numberWords[Number(digit)]}|${digit})\b`)
    return isKept.test(description) ? [] : [digit]
  })
  // The numbers of an example in a sentence aren't conditions.
  return areExamplesInProse
    ? numberedIn(prose, description)
    : [...small, ...numberedIn(prose, description)]
}

function numberedIn(prose: string, description: string): string[] {
  return [...prose.matchAll(numbered)].flatMap(([phrase, limited, open]) => {
    const number = limited ?? open ?? ''
    const digit = numberWords.indexOf(number) >= 0 ? String(numberWords.indexOf(number)) : number
    const word = numberWords[Number(digit)] ?? number
    const limit = limits.find(({ says }) => says.test(phrase))
    const isPair = !limit && digit === '2' && /\b(?:pairs?|twice|both)\b/.test(description)
    const hasNumber = new RegExp(String.raw`\b(?:${word}|${digit})\b`)
    const isKept =
      isPair ||
      description
        .split(/[.;|]/)
        .some((part) => hasNumber.test(part) && (limit?.kept.test(part) ?? true))
    return isKept ? [] : [phrase]
  })
}

/** Directions in a grid, and what a program says that goes there. */
const directions = [
  { says: /\b(?:left|west)(?:wards?)?\b/, kept: /\b(?:left|west|l)\b/ },
  { says: /\b(?:right|east)(?:wards?)?\b/, kept: /\b(?:right|east|r)\b/ },
  { says: /\b(?:up|north|above)(?:wards?)?\b/, kept: /\b(?:up|north|u)\b/ },
  {
    says: /\b(?:down|south|below|beneath)(?:wards?)?\b/,
    kept: /\b(?:down|south|below|bottom|d)\b/,
  },
]

const anyDirection =
  /\b(?:four|eight|any|all|every|each|both) (?:\w+ )?(?:directions?|sides?|neighbou?rs?)\b|\b(?:adjacent|neighbou?r(?:s|ing)?|connected|touch\w*|surround\w*|edges?|to the side|sideways?|horizontal\w*|side by side|next to|chess\w*|swipes?)\b/

const moves =
  /\b(?:mov\w+|steps?|stepping|go(?:es|ing)?|walks?|walking|travel\w*|climb\w*|slid\w*|roll\w*|driv\w*|straight|diagonal\w*)\b/

const way = String.raw`(?:up|left|right|down|back|diagonal\w*)`

/** Words that aren't moves: corners and sides of the grid, where a move starts, and what's forbidden. */
const notMoves = new RegExp(
  anyOf(
    // Corners, and what's outermost.
    String.raw`\b(?:top|upper|bottom|lower|north|south)(?:[- ]?most)?[- ](?:left|right|east|west)\b`,
    String.raw`\b(?:left|right|up|down)-?most\b`,
    // Where something is or comes from.
    String.raw`\b(?:from|on) (?:the )?(?:left|right|above|below)\b(?! to )`,
    String.raw`\b(?:left|right) (?:corner|edge|side|column|over|with|child|subtree)\b`,
    // Other meanings: what's left, up to, adds up.
    String.raw`\b(?:is|are|what['’]s) left\b|\bup to\b`,
    String.raw`\b(?:adds?|add\w*|sums?|ends?|picks?|picked|picking) up\b`,
    // What's forbidden.
    String.raw`\b(?:not|n['’]t|never|cannot|no) (?:\w+ ){0,3}${way}(?:(?:,| or| and|, or) ${way})*`,
  ),
  'g',
)

/** Directions in which the statement allows a move but the program never moves. */
function unkeptMoves(prose: string, description: string, { params }: Program): string[] {
  if (!params.some(({ kind }) => kind === 'rows' || kind === 'grid')) return []
  const own = description.replace(notMoves, ' ')
  if (anyDirection.test(own)) return []
  const moved = sentencesOf(prose.replace(notMoves, ' ')).filter((one) => moves.test(one))
  return directions.flatMap(({ says, kept }) => {
    const said = says.exec(moved.join(' '))?.[0]
    return said === undefined || kept.test(own) ? [] : [said]
  })
}

/**
 * The statement's words for conditions that nothing shows the program to keep, such as “circular”.
 */
export function unkeptConditions(statement: Statement, program: Program): string[] {
  // The operations of a class say what is asked.
  if (program.class) return []
  const { title, outputFormat, text } = statement
  // A title of its own only names the matter.
  const hasTitle = text.trimStart().startsWith(`${title}\n`) || /^subject:/i.test(text.trimStart())
  const prose = hasTitle ? statement.prose.replace(title.toLowerCase(), ' ') : statement.prose
  const description = descriptionOf(program)
  const asked = [
    ...sentencesOf(prose).filter((one) => asks.test(one)),
    outputFormat.toLowerCase(),
  ].join(' ')
  const unkept = conditions.flatMap(({ says, kept, isAsked }) => {
    const said = says.exec(isAsked ? asked : prose)?.[0]
    return said === undefined || kept.test(description) ? [] : [said]
  })
  const unknownTerms = terms.flatMap(({ says, also }) => {
    const said = says.exec(asked)?.[0]
    const isKnown = says.test(description) || also?.test(description)
    return said === undefined || isKnown ? [] : [said]
  })
  return [
    ...new Set([
      ...unkept,
      ...unknownTerms,
      ...unkeptNumbers(prose, description, statement.areExamplesInProse),
      ...otherQuestion(prose, program),
      ...unkeptMoves(prose, description, program),
      ...unkeptCharacters(text, program),
      ...unkeptModulo(text, program),
      ...unkeptOrder(`${prose} ${outputFormat.toLowerCase()}`, program),
    ]),
  ]
}

/** The modulus that a program's variant reduces by. */
const ownModulus = 1_000_000_007

/** Words that the program's family says it isn't for, such as “siblings”. */
function otherQuestion(prose: string, { family }: Program): string[] {
  if (family.notFor === undefined) return []
  return new RegExp(family.notFor).exec(prose)?.slice(0, 1) ?? []
}

/** A remainder has to be taken at every step, because counts grow beyond what numbers hold. */
function unkeptModulo(text: string, { does, modulus, params }: Program): string[] {
  const wanted = moduloIn(text)
  const own = /\bmodulo\b/.test(does) ? ownModulus : modulus
  const isGiven = params.some(({ name }) => /^mod/i.test(name))
  return wanted === own || isGiven ? [] : ['modulo']
}

/** Outputs are compared in any order only if the statement accepts that. */
function unkeptOrder(text: string, { compare }: Program): string[] {
  if (!compare.startsWith('any order')) return []
  const accepts =
    /\b(?:in )?any order\b|\border (?:\w+ )*(?:does not|doesn['’]t|is not|isn['’]t) (?:matter|important)|\bno particular order\b/
  const demanded =
    /\b(?:sorted|in (?:\w+ )?(?:order|sequence)|ascending|descending|order of)\b/.exec(text)?.[0]
  return accepts.test(text) || demanded === undefined ? [] : [demanded]
}

/** Characters that the statement lists for its input and the program's own cases don't have. */
function unkeptCharacters(text: string, { params, cases }: Program): string[] {
  if (!params.some(({ kind }) => kind === 'text')) return []
  const known = cases.map(({ input }) => input).join('')
  return alphabetIn(text).filter((character) => !known.includes(character))
}
