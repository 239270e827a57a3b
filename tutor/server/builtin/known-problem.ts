import { anyWord } from './any-of.ts'
import type { Statement } from './statement.ts'

/** What problems are about. Words that other requests use as well, such as “list”, don't count. */
const data = anyWord(
  'g',
  'arrays?|strings?|integers?|numbers?|digits?|sequences?|subsequences?',
  'matri(?:x|ces)|grids?|graphs?|nodes?|vert(?:ex|ices)|edges?',
  '(?:binary|search|linked|sorted|spanning) (?:trees?|lists?|arrays?)|trees?',
  'intervals?|coordinates?|words|characters?|letters?|substrings?|subarrays?',
  'subsets?|permutations?|combinations?|coins?|stacks?|queues?|cache|heap',
  String.raw`elements?|pairs?|cells?|sum|sums|primes?|brackets?|parenthes[ie]s|palindrom\w+`,
  String.raw`anagrams?|prefix\w*|roads?|cities|costs?|prices?|weights?|lengths?|heights?`,
  'sizes?|jobs|tasks|meetings?|rows?|columns?|steps?|moves?|cards?|stones?|boxes',
  'houses|rooms?|amounts?|distances?|bits?|modulo|n|k',
)
const question = anyWord(
  'g',
  'return|print|output|find|compute|determine|count|calculate|check|decide',
  'evaluate|implement|how (?:many|much|long|far|often)|longest|shortest|largest',
  'smallest|minimum|maximum|minimal|maximal|fewest|most|least|greatest|highest',
  String.raw`lowest|cheapest|whether|sort\w*|reverse\w*|merge\w*|given|k-?th`,
)
/** What a learner may ask for that isn't a problem to solve by an algorithm. */
const otherWork = anyWord(
  '',
  String.raw`react|angular|vue|css|html|docker\w*|kubernetes|rest api|express|mongodb|sql`,
  String.raw`select \*|log-?in|web ?sites?|web ?pages?|home ?page|front-?end|back-?end`,
  String.raw`unit tests?|deploy\w*|npm|essays?|jokes?|translate|logo|cover letter|homework`,
  'prove that|schema|(?:should|can|to) (?:i|we) (?:cook|eat|wear|do)|plan a trip',
  'which laws|header|summari[sz]e|short story|(?:write|compose) (?:me )?a poem',
  'neural networks?|spreadsheets?|workout|world cup|weather (?:today|tomorrow)',
  String.raw`how (?:do|can|to) (?:i )?\w+|explain the|what does .{1,40} mean`,
  String.raw`the difference between \w+ and \w+ in \w+|write (?:me )?a reg(?:ex|ular expression)`,
)

/** Geometry that no family of ours is about. */
const unknownGeometry =
  /\b(?:(?:smallest|enclosing|radius of (?:a|the)) circles?|circles? that enclos\w+|spheres?|cylinders?|cones?|ellips\w+|voronoi|delaunay|centroids?|tangents?|triangulat\w+|angles?|volume of|radius|tetrahedr\w+|curves?|curved|integral of|derivative of|convex region|light rays?|lens|union of (?:two |the )?polygons?)\b/

/** How problems tell what holds for their data. */
const condition = anyWord(
  'g',
  'each|every|all|any|no two|at (?:most|least)|exactly|only|distinct|different',
  String.raw`equal|same|adjacent|consecutive|neighbou?rs?|repeat\w*|without|between|order`,
  'first|last|next|once|twice|times|one after another',
  'as (?:few|many|long|short|small|large|much|little) as|more than|less than|must',
  'may|can',
)

/** What a program prints when it stops. It may look like an example. */
const stackTrace =
  /traceback \(most recent|exception in thread|\bat \w{1,60}(?:\.\w{1,60}){1,9}\(\w{1,60}\.\w{1,9}:\d/
/** Code, markup, and what tools print, which someone pastes to have it explained. */
const pastedCode =
  /\b\w{2,40}error:|\berror \w{1,9}\d|\bnpm err|<\/?\w{1,20}[^>]{0,200}>\s*<|\bselect\b.{1,200}\bfrom\b|\bfunction \w{1,40}\(.{0,80}\{|=>\s{0,9}\{|\bconsole\.log\(|\bimport .{1,80} from\b|\w: ?[^;{}]{1,80}; ?\}/

const englishWords = /^(?:the|an?|of|is|are|to|and|in|for|that|it|with|by|on|from|which|how|all)$/
const otherWords =
  /^(?:der|die|das|und|ist|ich|nicht|mit|den|wie|que|para|por|una|uma|el|los|las|com|como|il|elle|je|les|des|est|pour|une|deux|di|che|è)$/

function isEnglish(words: readonly string[]): boolean {
  const count = (list: RegExp) => words.filter((word) => list.test(word)).length
  return count(otherWords) <= count(englishWords)
}

/**
 * The score that a text's likeliest pattern needs, by how many of the words that problems use it
 * has. Some story resembles a problem by chance, and some problem is told in no usual word.
 */
const minScores = [9, 6.2, 4.4, 3.4, 2.5]

/**
 * Whether the text is a problem of a kind that the knowledge base is about, given the score of its
 * likeliest pattern and whether a program gives its examples' outputs. Examples and bounds show that
 * it's a problem. Without them it may still be a story, unless its words are about other work, or too
 * few of them are words that problems use.
 */
export function isKnownProblem(statement: Statement, score: number, isSolved: boolean): boolean {
  const { text, prose, examples, bounds } = statement
  const whole = text.toLowerCase()
  if (stackTrace.test(whole)) return false
  if (isSolved) return true
  if (unknownGeometry.test(prose)) return false
  if (examples.length > 0) return true
  if (pastedCode.test(whole)) return false
  const [about, asked, told] = [data, question, condition].map(
    (words) => new Set(prose.match(words)).size,
  ) as [number, number, number]
  if (bounds.length > 0 && about + asked > 0) return true
  if (otherWork.test(prose)) return about >= 3 && asked >= 2
  if (!isEnglish(prose.match(/\p{L}+/gu) ?? [])) return false
  const found = about + asked
  const evidence = Math.min(found + (found > 0 ? told : Math.ceil(told / 2)), minScores.length - 1)
  const needed = minScores[evidence] as number
  return score >= needed
}
