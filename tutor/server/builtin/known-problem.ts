import type { Statement } from './statement.ts'

/** What problems are about. Words that other requests use as well, such as “list”, don't count. */
const data =
  /\b(?:arrays?|strings?|integers?|numbers?|digits?|sequences?|subsequences?|matri(?:x|ces)|grids?|graphs?|nodes?|vert(?:ex|ices)|edges?|(?:binary|search|linked|sorted|spanning) (?:trees?|lists?|arrays?)|trees?|intervals?|coordinates?|words|characters?|letters?|substrings?|subarrays?|subsets?|permutations?|combinations?|coins?|stacks?|queues?|cache|heap|elements?|pairs?|cells?|sum|sums|primes?|brackets?|parenthes[ie]s|palindrom\w+|anagrams?|prefix\w*|roads?|cities|costs?|prices?|weights?|lengths?|heights?|sizes?|jobs|tasks|meetings?|rows?|columns?|steps?|moves?|cards?|stones?|boxes|houses|rooms?|amounts?|distances?|bits?|modulo|n|k)\b/g
const question =
  /\b(?:return|print|output|find|compute|determine|count|calculate|check|decide|evaluate|implement|how (?:many|much|long|far|often)|longest|shortest|largest|smallest|minimum|maximum|minimal|maximal|fewest|most|least|greatest|highest|lowest|cheapest|whether|sort\w*|reverse\w*|merge\w*|given|k-?th)\b/g
/** What a learner may ask for that isn't a problem to solve by an algorithm. */
const otherWork =
  /\b(?:react|angular|vue|css|html|docker\w*|kubernetes|rest api|express|mongodb|sql|select \*|log-?in|web ?sites?|web ?pages?|home ?page|front-?end|back-?end|unit tests?|deploy\w*|npm|essays?|jokes?|translate|logo|cover letter|homework|world cup|weather (?:today|tomorrow)|how (?:do|can|to) (?:i )?\w+|explain the)\b/

/** Geometry that no family of ours is about. */
const unknownGeometry =
  /\b(?:(?:smallest|enclosing|radius of (?:a|the)) circles?|circles? that enclos\w+|spheres?|cylinders?|cones?|ellips\w+|voronoi|delaunay|centroids?|tangents?|triangulat\w+|angles?|volume of|radius|union of (?:two |the )?polygons?)\b/

/** A text of so few words tells a problem only in words that problems use. */
const fewWords = 12

/**
 * Whether the text is a problem of a kind that the knowledge base is about. Examples and bounds show
 * that it's a problem. Without them it may still be a story, unless its words are about other work,
 * or it's short and has none that problems use.
 */
export function isKnownProblem({ prose, examples, bounds }: Statement): boolean {
  if (unknownGeometry.test(prose)) return false
  if (examples.length > 0 || bounds.length > 0) return true
  const about = new Set(prose.match(data)).size
  const asked = new Set(prose.match(question)).size
  if (otherWork.test(prose)) return about >= 3 && asked >= 2
  return prose.split(/\s+/).length > fewWords || about + asked > 0
}
