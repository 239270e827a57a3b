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
  [
    /\btwo (of \w+ |\w+ )?(say|show|are|have|carry|bear) the same\b|\bthe same \w+ twice\b|\ba second time\b/g,
    'duplicate appears twice',
  ],
  [
    /\b(on|in) both (lists?|files?|tables?|books?|registers?)\b|\bboth (lists?|files?) (name|contain|have|hold)\b/g,
    'intersection of two arrays common to both',
  ],
  [
    /\b(replac\w+|exchang\w+|swap\w*|stands? for) (every|each) (letter|sign|symbol|character) (by|for|with) another\b|\balways the same one\b/g,
    'isomorphic letters mapped one to one',
  ],
  [
    /\bat most two (cars?|people|persons?|passengers?|guests?|children|animals?|sacks?|of them)\b/g,
    'boats carry two people pair the lightest with the heaviest',
  ],
  [
    /\bread\w* (it )?(from|in) (the )?(left|right|either|both|front|back)\b.{0,40}\b(left|right|back|front|ends?|directions?|sides?)\b/g,
    'palindrome reads the same forwards and backwards',
  ],
  [
    /\b(each|both) (are |is )?(already )?(in (alphabetical )?order|sorted|ordered)\b|\btwo (sorted|ordered)\b/g,
    'merge two sorted arrays',
  ],
  [
    /\b(push|mov\w+|bring|shift|put)\b.{0,40}\b(to|at) the (end|back|front|left|right)\b.{0,80}\border\b/g,
    'move zeros to the end in place',
  ],
  [
    /\b(lined up|ordered|arranged|sorted|hang\w*|stand\w*)\b.{0,30}\bby (size|weight|height|length|price|age|value)\b|\b(lightest|smallest|cheapest|lowest|shortest) (on the left|first)\b/g,
    'sorted array',
  ],
  [
    /\b(days|hours|weeks|nights|evenings|games|matches|months|minutes|years) (running|on end|in a row|at a stretch|one after (another|the other))\b|\b(best|worst) (week|fortnight)\b|\b(fell|falls?|fit|fits|lie) (into|in|within) any\b|\bwithin any \d+\b/g,
    'consecutive window of size k',
  ],
  [
    /\b(runs?|series|pieces?|stretch(es)?|number) of (neighbou?ring|successive|adjoining)\b|\bneighbou?ring (days|hours|stalls|shops|stones|elements)\b/g,
    'contiguous subarray consecutive',
  ],
  [
    /\basked (thousands|hundreds|millions|10\^\d|many|\d+) ?(of )?times\b|\b(\d{3,}|10\^\d|thousands of|many) (drivers|people|rangers|visitors|users|customers|questions|requests|guests|callers)\b.{0,30}\b(want|wish|like|ask|need)\w*\b/g,
    'many queries for the sum between two indices range',
  ],
  [
    /\bnever changes?\b|\b(is|are|stays?|remains?) (known and )?(fixed|unchanged|the same for ever)\b/g,
    'array that does not change',
  ],
  [
    /\bboth (sides|halves|parts|ends) (weigh|are|have|hold|carry|add up to) (the same|equal\w*)\b|\bbalance point\b/g,
    'pivot index where the left sum equals the right sum',
  ],
  [
    /\b(opening and closing|opens? and closes?|comes? and goes?|arriv\w+ and (leav\w+|depart\w+)|(a )?beginning and (an )?end|from an? \w+ to another|from when (until|to) when)\b/g,
    'intervals with start and end times',
  ],
  [
    /\b(parts?|some|places?) (of it )?(twice|more than once|several times)\b|\bhow many (metres|meters|hours|minutes|kilometres) (are|were|is|of it)\b.{0,30}\b(covered|painted|taken|watched|used|busy)\b/g,
    'total length covered by segments union of intervals',
  ],
  [
    /\b(from the top|the top one|top (plate|book|tray|card|ring|box)|on top of one another|last in,? first out)\b/g,
    'stack push and pop',
  ],
  [
    /\b(key|button|sign|symbol|#|character)\b.{0,20}\b(erases?|deletes?|removes?|rubs? out)\b.{0,20}\bbefore\b|\bbackspace\b/g,
    'text editor with backspace stack',
  ],
  [/\b(folders?|director(y|ies))\b.{0,60}"?\.\."?/g, 'simplify a unix file path stack'],
  [
    /\b(running|in a row|on end),? (up to|until|before) (that|this|and including)\b/g,
    'stock span consecutive days before with value not higher',
  ],
  [
    /\b(each|every) of (\d+|k|n|many|several|the)\b.{0,50}\b(sorted|ordered|in order)\b.{0,80}\bone (sorted |ordered )?(file|list|sequence|stream|table)\b/g,
    'merge k sorted lists heap',
  ],
  [
    /\b(most|more) (urgent|important|severe|pressing)\b|\b(urgency|importance|severity)\b/g,
    'priority process by priority as they arrive top k',
  ],
  [
    /\b(knows?|tells?|names?|coupled|hooked|tied|points?|leads?|holds?|sees?)\b.{0,30}\b(the )?(next|one after|one behind|bead after|following) (one |it |note |person |waggon |node )?(only|is|alone)?\b/g,
    'linked list node with a reference to the next',
  ],
  [
    /\b(walk|go|run|travel|move|end)\w* (round )?in (a )?(circles?|loops?|rounds?)\b/g,
    'detect a cycle circular',
  ],
  [
    /\b(cut|broken|split|turned|shifted) (somewhere|at (some|an unknown) (place|point))\b|\bbegins? (in|at) (its|the) middle\b/g,
    'rotated sorted array',
  ],
  [
    /\b(few|fewer|fewest|little|handful of) (drops|looks|guesses|tries|tests|questions|measurements|glances|openings)\b|\bmay (open|look at|ask) (it|them)? ?(anywhere|where you like)\b|\b(million|10\^\d+|billion) (floors|pages|entries|versions)\b/g,
    'binary search in sorted order',
  ],
  [
    /\b(minutes|seconds|hours|days) (for|per) (a|an|one|each) \w+\b.{0,120}\b(at the same time|in parallel|side by side|together)\b/g,
    'minimum time in which machines produce a number of items',
  ],
  [
    /\b(mixed up|confused|mistaken) (with|for)\b|\btell (them|it|one) (apart|from)\b|\b(shorten|abbreviat|cut)\w*\b.{0,60}\b(letters|names?|words?)\b/g,
    'shortest unique prefix of each word',
  ],
  [
    /\bletters? (pressed|entered|keyed|given|typed)( in)? so far\b|\b(begin|start)s? with the letters\b|\bwhile (someone|somebody|the user|one) is typing\b/g,
    'autocomplete words that start with each prefix',
  ],
  [
    /\b(how (often|many times) does|at which (places|positions)|where does|count how often)\b.{0,80}\b(occur|stand|appear|turn up|come|sound)\w*|\brun into one another\b|\b(letters|notes|signs|symbols) of a\b.{0,60}\bat which (places|positions)\b/g,
    'all positions where a pattern occurs in a long text',
  ],
  [
    /\b(row|strip|string|line|sequence) of \w+ that repeats?\b|\bshortest (pattern|piece|part|word|motif)\b.{0,60}\b(printed|made|built|composed|repeat\w*)\b/g,
    'string made by repeating a substring smallest period',
  ],
  [
    /\bnow (holds?|counts?|contains?|costs?|weighs?)\b|\b(change|changes|changing) all the time\b|\bmessages (arrive|come)\b/g,
    'two types of queries update an element and ask for a range',
  ],
  [
    /\bgenerations?\b|\b(have|has) (sons|daughters|children)\b|\blowest common boss\b|\bcommon (boss|chief|superior|manager|ancestor)\b|\bdynasty\b/g,
    'tree levels hierarchy lowest common ancestor',
  ],
  [
    /\b(each|every) \w+ (carries|holds|has|bears) (at most |exactly )?two (things|parts|arms|branches|children)\b|\b(river system|branches off|fork\w* into two)\b/g,
    'binary tree subtree',
  ],
  [
    /\b(lower|smaller|less|earlier|lighter)\b.{0,40}\b(on|to|at|go|goes|hang\w*)\b.{0,20}\bleft\b|\bto the left must be (lower|smaller|less)\b/g,
    'binary search tree keys on the left are smaller and on the right are larger',
  ],
  [
    /\b(quarrel|dislike|hate|enem(y|ies)|at odds|cannot stand)\b.{0,120}\btwo\b|\btwo\b.{0,80}\b(quarrel|dislike|hate|enem(y|ies))\b/g,
    'bipartite divide into two groups graph',
  ],
  [
    /\b(as|how|too) few (jumps|clicks|moves|steps|turns|throws|hops|changes|flips|twists|presses)\b|\bhow soon can\b/g,
    'fewest moves shortest',
  ],
  [
    /\b(knights?|horse)\b.{0,60}\bboard\b|\bchess ?board\b.{0,60}\b(knight|horse)\b|\bboard\b.{0,20}\bhorse\b/g,
    'knight moves on a chessboard',
  ],
  [
    /\b(takes?|costs?|needs?) (it |him |her |them |exactly )?one (second|minute|step|hour|day)( each)?\b|\bevery (hour|minute|day)\b.{0,60}\bneighbou?rs\b/g,
    'each edge counts one shortest distance spread minutes until everything is reached',
  ],
  [
    /\bfor (every|each) \w+ between two\b.{0,60}\b(known|given|listed)\b|\bfrom \w+ to \w+;? the way back takes another\b|\beach \w+ between \w+ costs a different\b/g,
    'weighted edges shortest path',
  ],
  [
    /\b(minutes|hours|seconds)\b.{0,120}\bat the earliest\b|\bleast (climb\w*|effort|fare|time|toll) in total\b|\bin total.{0,20}least\b/g,
    'shortest time from source in a weighted graph',
  ],
  [
    /\b(cannot|can't|may not|must not|not) (be )?(start|begin|started|begun|read|taken|cooked|made|done|understood)\b.{0,40}\b(before|until|without)\b|\b(need|require)s? (the )?other(s| \w+)\b|\bfrom other (dishes|parts|things|modules)\b|\b(socks?|shirt|coat)\b.{0,20}\bbefore\b/g,
    'order of tasks with dependencies prerequisites',
  ],
  [
    /\b(all|every|each) (the |of the )?\w+ (need|should|must|shall|have to|are to)\b.{0,60}\b(one another|each other|water|current|power|reach\w*|joined|connected|linked)\b|\b(reaches|supplies|serves) all of them\b|\bcheapest (set|choice|network) of\b/g,
    'connect all at minimum total cost',
  ],
  [
    /\b(string|text|line|message) without (spaces|blanks|gaps)\b|\bread as words\b/g,
    'word break into dictionary words',
  ],
  [
    /\b(both|two)\b.{0,120}\bin the same order\b|\blines? kept,? in order\b/g,
    'longest common subsequence of two',
  ],
  [
    /\btwo (heaps?|piles?|stacks?|stones?|pieces?) (that are |which are |lying )?(next to each other|side by side|neighbou?ring|adjacent)\b|\b(row of (heaps|piles))\b|\b(heaps|piles)\b.{0,30}\bin a row\b/g,
    'merge neighbouring piles of stones at minimum cost',
  ],
  [
    /\b(only )?(be )?(divided|divisible|divide) (only )?by (1|one|itself|themselves)\b/g,
    'prime numbers',
  ],
  [
    /\b(meet|coincide|together|line up|fall together) again\b|\bsquare without cutting\b/g,
    'least common multiple',
  ],
  [
    /\beach \w+ (has|takes|with) (a |some |its )?(weight|volume|size|length|time|space) and (has |brings |with )?(a |some |its )?(worth|value|profit|price|points?|gain)\b|\b(has|have) room for\b/g,
    'knapsack maximum value within a weight capacity each item once',
  ],
  [
    /\b(have|has|with) a (last day|deadline|due date|latest day)\b|\b(done|finished|delivered) (by|before) then\b/g,
    'schedule jobs with deadlines and profits',
  ],
  [
    /\b(stand|are|appear|occur|turn up|is|found) (on|in) both\b|\bcommon to (both|the two)\b/g,
    'intersection of two arrays common to both',
  ],
  [
    /\bmore than one (guest|person|time|place|owner|name|shelf|child)\b|\b(handed|given|sold|used|taken|booked) (out )?twice\b/g,
    'duplicate appears twice',
  ],
  [
    /\b(canoe|boat|raft|ferr(y|ie)|gondola|cabin|tandem|sledge|kayak|lift|taxi|cart)s?\b.{0,40}\btwo\b/g,
    'boats carry two people pair the lightest with the heaviest',
  ],
  [
    /\b(overlook|forgive|repair|replace|mend|change|ignore|tolerate)\w* (up to|at most|no more than) \w+\b/g,
    'longest stretch after flipping at most k',
  ],
  [/\b(piled|stacked) (up )?(in|on|upon)\b|\b(uppermost|topmost)\b/g, 'stack push and pop'],
  [
    /\btwo at a time\b.{0,120}\b(costs?|effort|price|work|time|equals|takes?)\b|\b(join|glue|melt|merge|weld|sew|tie)\w*\b.{0,20}\btwo\b.{0,80}\b(costs?|effort|price|work)\b/g,
    'heap connect ropes at minimum cost joining two at a time',
  ],
  [
    /\bwithout (reading|looking at|opening|checking|visiting|seeing|trying) (it |them )?(all|every|each|one by one)\b|\bin order of (time|date|size|age|number|height)\b.{0,60}\bfirst\b/g,
    'binary search first position in a sorted array',
  ],
  [
    /\b(hardest|longest|heaviest|largest|busiest|biggest|fullest|slowest)\b.{0,40}\bas (easy|short|light|small|little|low|quick|soon|lucky) as (possible|can be|you can)\b|\bas (fairly|evenly) as possible\b/g,
    'split an array into k contiguous parts with the smallest largest sum minimise the maximum',
  ],
  [
    /\b(any|each|every|a given) beginning\b|\bgo on from (there|it)\b/g,
    'words in a dictionary that start with each prefix',
  ],
  [
    /\bhow (often|many times) (is|are|does|do|can)\b.{0,60}\b(heard|found|seen|contained|played|hidden|inside|in the (long|whole|text|recording|book|song))\b|\b(may|can|could) overlap\b|\boverlap(s|ping)? (also )?counts?\b/g,
    'all positions where a pattern occurs in a long text',
  ],
  [
    /\b(who|which \w+) (reports|answers) to (whom|which)\b|\bunder each (head|boss|manager|chief|node|person)\b/g,
    'company hierarchy with managers and subordinates tree',
  ],
  [
    /\beach (ride|trip|step|hop|flight|jump|move|change) (being|is|costs?|needs?|counts?|takes?) (as )?one\b|\bhow many (tickets|rides|hops|moves|steps|jumps|clicks|changes|turns) (does|do|must|will|are|at)\b|\bin how many (hops|moves|steps|jumps|clicks)\b/g,
    'fewest moves each edge counts one',
  ],
  [
    /\b(merge|join|melt|grow together|become one|unite)\w*\b.{0,60}\bafter (each|every)\b|\bafter (each|every) (contact|marriage|merger|treaty|new \w+|handshake|bridge|link|union)\b/g,
    'union-find groups left after each added connection',
  ],
  [
    /\b(one row at a time|row by row|diagonally below|diagonally above|straight or (to a|diagonally))\b/g,
    'minimum falling path sum grid',
  ],
  [
    /\b(part of|contained in|found in|left in|obtained from) (both|either)\b.{0,80}\b(skip\w*|left out|leaving out|order|delet\w*|omit\w*)\b/g,
    'longest common subsequence of two',
  ],
  [/\bevery \w+ and every \w+\b/g, 'least common multiple'],
  [/\bbelongs? to (both|either\b.{0,40}\bother)\b/g, 'intersection of two arrays common to both'],
  [/\b(rises?|grows?|increases?|goes up) from (left|first|one end)\b/g, 'sorted array'],
  [
    /\b(couple|two of them)\b.{0,60}\b(balance|add up|total|together|match)\w*\b/g,
    'pair with a given sum',
  ],
  [
    /\bshortest (part|piece|bit|stretch|section|passage)\b.{0,60}\b(each|every|all|whole)\b/g,
    'smallest window of a string that contains all characters of another',
  ],
  [
    /\b(when|from when) each\b.{0,30}\b(was|were|is|are) (on|open|there|busy|lit|awake)\b|\bfor how long (was|were|is)\b/g,
    'total time covered by intervals union',
  ],
  [/\blargest square\b.{0,80}\b(pav|til|cover|divid|cut)\w*\b/g, 'greatest common divisor'],
]

/** The text with the usual words added after the turns of phrase that stand for them. */
export function withSynonyms(prose: string): string {
  return synonyms.reduce(
    (text, [phrase, usual]) => text.replace(phrase, (found) => `${found} ${usual}`),
    prose,
  )
}
