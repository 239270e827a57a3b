import type { Kind } from '../family.ts'
import { coreOf, type Program } from '../programs.ts'
import {
  answerIn,
  bodyOf,
  type CallsReading,
  guarded,
  type ValuesReading,
  type WordsReading,
  wordsIn,
} from './body.ts'
import {
  type Argument,
  describeReading,
  indent,
  isList,
  kindsOf,
  listPlaces,
  type Printing,
  replacements,
  type Step,
  unreadable,
  type Writing,
} from './writing.ts'

export const types: Record<Kind, string> = {
  int: 'int',
  long: 'long',
  number: 'double',
  bool: 'boolean',
  text: 'String',
  ints: 'int[]',
  longs: 'long[]',
  numbers: 'double[]',
  bools: 'boolean[]',
  texts: 'String[]',
  rows: 'int[][]',
  textRows: 'String[][]',
  grid: 'String[]',
  levels: 'Integer[]',
}

const readers: Record<Kind, string> = {
  int: 'Integer.parseInt',
  long: 'Long.parseLong',
  number: 'Double.parseDouble',
  bool: 'Boolean.parseBoolean',
  text: 'readText',
  ints: 'readInts',
  longs: 'readLongs',
  numbers: 'readNumbers',
  bools: 'readBools',
  texts: 'readTexts',
  rows: 'readRows',
  textRows: 'readTextRows',
  grid: 'readGrid',
  levels: 'readLevels',
}

/** A whole Java 17 program in one file, run with `java Main.java`. */
export function writeJava(writing: Writing): string {
  const { program, header, reading } = writing
  const core = coreOf(program, 'java')
  const body = bodyOf(writing, { values: valuesBody, words: wordsBody, calls: callsBody })
  const members = [
    `public static void main(String[] args) throws IOException {
    System.out.println(solve(new String(System.in.readAllBytes(), StandardCharsets.UTF_8)));
}`,
    `/** ${describeReading(reading)} */
static String solve(String input) {
${indent(checked(body, writing).join('\n'), '    ')}
}`,
    ...readersFor(writing),
  ]
  const code = members.join('\n\n')
  const imports = new Set([...core.imports, ...importsFor(code)])
  return `${[
    header.map((line) => `// ${line}`.trimEnd()).join('\n'),
    [...imports].sort().join('\n'),
    `public class Main {\n${indent(code, '    ')}\n}`,
    core.body,
  ].join('\n\n')}\n`
}

function checked(body: string[], writing: Writing): string[] {
  return guarded(body, writing, {
    open: 'try {',
    checks: listPlaces(writing.reading).map(
      (place) =>
        `if (!parts.get(${place}).startsWith("[")) throw new IllegalArgumentException(parts.get(${place}));`,
    ),
    close: [
      '} catch (RuntimeException | StackOverflowError unreadable) {',
      `    return ${JSON.stringify(unreadable(writing))};`,
      '}',
    ],
    indentation: '    ',
  })
}

/** Imports for the classes that the code names. */
function importsFor(code: string): string[] {
  const known = [
    'java.io.IOException',
    'java.nio.charset.StandardCharsets',
    'java.util.ArrayList',
    'java.util.Arrays',
    'java.util.List',
    'java.util.Scanner',
    'java.util.regex.Pattern',
    'java.util.stream.Collectors',
    'java.util.stream.IntStream',
  ]
  return known
    .filter((name) => new RegExp(`\\b${name.split('.').at(-1)}\\b`).test(code))
    .map((name) => `import ${name};`)
}

function valuesBody(reading: ValuesReading, { program, printing }: Writing): string[] {
  return [
    'List<String> parts = readValues(input);',
    ...reading.values.map(
      ({ name, kind }, i) => `${types[kind]} ${name} = ${readers[kind]}(parts.get(${i}));`,
    ),
    ...answer(program, reading.args, printing, (text) => `return ${text};`),
  ]
}

function wordsBody(reading: WordsReading, writing: Writing): string[] {
  const { label } = writing.printing
  const labeled = (text: string) =>
    label === undefined ? text : `"${label}" + (answers.size() + 1) + ": " + (${text})`
  return wordsIn(reading, writing, {
    open: ['Scanner in = new Scanner(input);'],
    readStep,
    answer,
    give: (text) => `return ${text};`,
    loop: {
      head: [
        'List<String> answers = new ArrayList<>();',
        'for (int left = in.nextInt(); left > 0; left--) {',
      ],
      collect: (text) => `answers.add(${labeled(text)});`,
      tail: ['}', 'return String.join("\\n", answers);'],
      indentation: '    ',
    },
  })
}

function readStep({ name, kind, count, width, isLine }: Step): string[] {
  if (isLine) {
    const line = 'in.skip("\\\\s*").nextLine().strip()'
    const lists: Partial<Record<Kind, string>> = {
      ints: '.mapToInt(Integer::parseInt).toArray()',
      longs: '.mapToLong(Long::parseLong).toArray()',
      numbers: '.mapToDouble(Double::parseDouble).toArray()',
      levels: '.map(Integer::valueOf).toArray(Integer[]::new)',
    }
    const words = `${line}.split("\\\\s+")`
    const list = lists[kind]
    const value = kind === 'text' ? line : list ? `Arrays.stream(${words})${list}` : words
    return [`${types[kind]} ${name} = ${value};`]
  }
  const fill = (entry: string, newList: string) => [
    `${types[kind]} ${name} = new ${newList};`,
    `for (int i = 0; i < ${count}; i++) ${name}[i] = ${entry};`,
  ]
  const fillRows = (entry: string, type: string) => [
    `${type}[][] ${name} = new ${type}[${count}][${width}];`,
    `for (int i = 0; i < ${count}; i++) {`,
    `    for (int j = 0; j < ${width}; j++) ${name}[i][j] = ${entry};`,
    '}',
  ]
  const number = 'Double.parseDouble(in.next())'
  switch (kind) {
    case 'int':
      return [`int ${name} = in.nextInt();`]
    case 'long':
      return [`long ${name} = in.nextLong();`]
    case 'number':
      return [`double ${name} = ${number};`]
    case 'bool':
      return [`boolean ${name} = in.nextBoolean();`]
    case 'text':
      return [`String ${name} = in.next();`]
    case 'ints':
      return fill('in.nextInt()', `int[${count}]`)
    case 'levels':
      return fill('in.nextInt()', `Integer[${count}]`)
    case 'longs':
      return fill('in.nextLong()', `long[${count}]`)
    case 'numbers':
      return fill(number, `double[${count}]`)
    case 'bools':
      return fill('in.nextBoolean()', `boolean[${count}]`)
    case 'texts':
      return fill('in.next()', `String[${count}]`)
    case 'rows':
      return fillRows('in.nextInt()', 'int')
    case 'textRows':
      return fillRows('in.next()', 'String')
    case 'grid':
      if (width === undefined) return fill('in.next()', `String[${count}]`)
      return [
        `String[] ${name} = new String[${count}];`,
        `for (int i = 0; i < ${count}; i++) {`,
        `    StringBuilder row = new StringBuilder();`,
        `    for (int j = 0; j < ${width}; j++) row.append(in.next());`,
        `    ${name}[i] = row.toString();`,
        '}',
      ]
  }
}

function argument(arg: Argument): string {
  const { from } = arg
  switch (arg.as) {
    case undefined:
      return from
    case 'minusOne':
      return `${from} - 1`
    case 'edgesMinusOne':
      return `minusOne(${from})`
    case 'edgesReversed':
      return `reversed(${from})`
    case 'edgesReversedMinusOne':
      return `minusOne(reversed(${from}))`
    case 'length':
      return `${from}.length`
    case 'joined':
      return `String.join("", ${from})`
    case 'characters':
      return `${from}.split("")`
    case 'splitAtBlanks':
      return `${from}.strip().split("\\\\s+")`
    case 'constant':
      return typeof arg.value === 'number' ? `${arg.value}` : `new int[] {${arg.value.join(', ')}}`
    case 'negated':
      return `Arrays.stream(${from}).map(value -> -value).toArray()`
    case 'ranked':
      return `ranked(${from}, ${arg.isFalling})`
    case 'later':
      return `later(${from}, ${arg.by})`
    case 'lowered':
      return `${from}.toLowerCase()`
    case 'backward':
      return arg.isText
        ? `new StringBuilder(${from}).reverse().toString()`
        : `IntStream.rangeClosed(1, ${from}.length).map(i -> ${from}[${from}.length - i]).toArray()`
    case 'recoded':
      return `Arrays.stream(${from}).map(row -> row${replacements(arg.codes)
        .map(([one, other]) => `.replace('${one}', '${other}')`)
        .join('')}).toArray(String[]::new)`
    case 'column':
      return `Arrays.stream(${from}).mapToInt(row -> row[${arg.index}]).toArray()`
    case 'pairedWith':
      return `paired(${from}, ${arg.other})`
  }
}

const answer = answerIn({
  call: ({ entry }, args) => `Solution.${entry}(${args.map(argument).join(', ')})`,
  keep: (call) => [`var result = ${call};`],
  derived: (program) => derived('result', program),
  textOf,
  counted: (text) => `result.length + "\\n" + ${text}`,
  orNone(text, none, { returns }) {
    const isText = returns === 'text'
    const isEmpty = isText ? 'result.isEmpty()' : 'result.length == 0'
    const isNone = isText || isList(returns) ? isEmpty : 'result == -1'
    return `${isNone} ? "${none}" : ${text}`
  },
})

function derived(result: string, { derive, returns }: Program): string {
  switch (derive) {
    case undefined:
      return result
    case 'length':
      return returns === 'text' ? `${result}.length()` : `${result}.length`
    case 'isNotEmpty':
      return returns === 'text' ? `!${result}.isEmpty()` : `${result}.length > 0`
    case 'isPositive':
      return `${result} > 0`
    case 'isFound':
      return `${result} != -1`
    case 'isZero':
      return `${result} == 0`
    case 'not':
      return `!${result}`
    case 'first':
      return `${result}[0]`
    case 'last':
      return `${result}[${result}.length - 1]`
    case 'max':
    case 'min':
      return `Arrays.stream(${result}).${derive}().${
        { longs: 'getAsLong', numbers: 'getAsDouble' }[returns as string] ?? 'getAsInt'
      }()`
    case 'sum':
      return returns === 'ints'
        ? `Arrays.stream(${result}).asLongStream().sum()`
        : `Arrays.stream(${result}).sum()`
    case 'plusOne':
      return isList(returns)
        ? `Arrays.stream(${result}).map(index -> index + 1).toArray()`
        : `${result} + 1`
    case 'minusOne':
      return `(${result} - 1)`
    case 'negated':
      return isList(returns)
        ? `Arrays.stream(${result}).map(value -> -value).toArray()`
        : `-${result}`
    case 'sorted':
      return `Arrays.stream(${result}).sorted().toArray()`
    case 'reversed':
      return returns === 'text'
        ? `new StringBuilder(${result}).reverse().toString()`
        : `IntStream.rangeClosed(1, ${result}.length).map(i -> ${result}[${result}.length - i]).toArray()`
    case 'withoutRepeats':
      return `Arrays.stream(${result}).distinct().toArray()`
    case 'longest':
      return `Arrays.stream(${result}).mapToInt(row -> row.length).max().orElse(0)`
    case 'lowerCase':
      return `${result}.toLowerCase()`
    case 'upperCase':
      return `${result}.toUpperCase()`
  }
}

/** How a list becomes one text. */
const collect = {
  json: 'Collectors.joining(", ", "[", "]")',
  ' ': 'Collectors.joining(" ")',
  '\n': 'Collectors.joining("\\n")',
}

function textOf(value: string, kind: Kind, printing: Printing): string {
  const { style, yes, no, between, asCells, modulo, decimals } = printing
  const isJson = style === 'json'
  const quote = '"\\""'
  if (kind === 'bool') return `${value} ? "${yes}" : "${no}"`
  if (kind === 'text') return isJson ? `${quote} + ${value} + ${quote}` : value
  if (kind === 'number' && decimals) {
    const unit = 10 ** decimals
    return `String.valueOf(Math.round(${value} * ${unit}) / ${unit}.0)`
  }
  if (!isList(kind)) {
    return `String.valueOf(${modulo === undefined ? value : `${value} % ${modulo}`})`
  }
  const list = isJson ? collect.json : collect[between]
  const entries: Partial<Record<Kind, string>> = {
    ints: 'mapToObj(String::valueOf)',
    longs: 'mapToObj(String::valueOf)',
    numbers: 'mapToObj(String::valueOf)',
    levels: 'map(String::valueOf)',
    ...(isJson && { texts: `map(entry -> ${quote} + entry + ${quote})` }),
  }
  const mapped = (of: string, as: Kind) =>
    `Arrays.stream(${of})${entries[as] ? `.${entries[as]}` : ''}`
  const broken = (text: string) => text.replaceAll('\n', '\n        ')
  switch (kind) {
    case 'bools':
      return broken(
        `IntStream.range(0, ${value}.length)\n.mapToObj(i -> ${value}[i] ? "${yes}" : "${no}")\n.collect(${list})`,
      )
    case 'rows':
    case 'textRows': {
      const row = mapped('row', kind === 'rows' ? 'ints' : 'texts')
      const inner = `${row}.collect(${isJson ? collect.json : collect[' ']})`
      return broken(
        `Arrays.stream(${value})\n.map(row -> ${inner})\n.collect(${isJson ? collect.json : collect['\n']})`,
      )
    }
    case 'grid': {
      const cells = isJson ? collect.json : collect[' ']
      const cell = isJson ? `${quote} + (char) cell + ${quote}` : 'String.valueOf((char) cell)'
      const row = asCells
        ? `row.chars().mapToObj(cell -> ${cell}).collect(${cells})`
        : isJson
          ? `${quote} + row + ${quote}`
          : 'row'
      return broken(
        `Arrays.stream(${value})\n.map(row -> ${row})\n.collect(${isJson ? collect.json : collect['\n']})`,
      )
    }
    default:
      return `${mapped(value, kind)}.collect(${list})`
  }
}

function callsBody(reading: CallsReading, { program, printing }: Writing): string[] {
  if (!program.class) return []
  const { name: className, params, methods } = program.class
  const given = (list: typeof params) =>
    list.map(({ kind }, i) => `${readers[kind]}(given.get(${i}))`).join(', ')
  const create = `new ${className}(${given(params)})`
  const isLists = reading.layout === 'lists'
  const branch = (name: string, lines: string[]) => [
    `        case "${name}": {`,
    ...lines.map((line) => `            ${line}`),
    '            break;',
    '        }',
  ]
  const branches = methods.flatMap(({ name, params: taken, returns }) => {
    const called = reading.methods[name]
    if (called === undefined) return []
    const call = `object.${name}(${given(taken)})`
    if (returns) return branch(called, [`results.add(${textOf(call, returns, printing)});`])
    return branch(called, isLists ? [`${call};`, 'results.add("null");'] : [`${call};`])
  })
  const otherwise = ['        default:', '            throw new IllegalArgumentException(name);']
  if (isLists) {
    return [
      'List<String> parts = split(input.replaceFirst("\\\\]\\\\s*,?\\\\s*\\\\[\\\\s*\\\\[", "],[["));',
      'String[] names = readTexts(parts.get(0));',
      'List<String> lists = split(inside(parts.get(1)));',
      'List<String> results = new ArrayList<>();',
      ...(reading.constructorName
        ? [`${className} object = null;`]
        : ['List<String> given = List.of();', `${className} object = ${create};`]),
      'for (int i = 0; i < names.length; i++) {',
      '    String name = names[i];',
      `    ${reading.constructorName ? 'List<String> ' : ''}given = split(inside(lists.get(i)));`,
      '    switch (name) {',
      ...(reading.constructorName
        ? branch(reading.constructorName, [`object = ${create};`, 'results.add("null");'])
        : []),
      ...branches,
      ...otherwise,
      '    }',
      '}',
      'return results.toString();',
    ]
  }
  return [
    'List<String> lines = new ArrayList<>(input.lines().filter(line -> !line.isBlank()).toList());',
    ...(params.length > 0
      ? ['List<String> given = List.of(lines.remove(0).strip().split("\\\\s+"));']
      : [
          '// The number of calls, in a line of its own, is not needed.',
          'if (lines.get(0).strip().matches("\\\\d+")) lines.remove(0);',
        ]),
    `${className} object = ${create};`,
    'List<String> results = new ArrayList<>();',
    'for (String line : lines) {',
    '    List<String> words = List.of(line.strip().split("\\\\s+"));',
    '    String name = words.get(0);',
    ...(methods.some((method) => method.params.length > 0)
      ? [`    ${params.length > 0 ? '' : 'List<String> '}given = words.subList(1, words.size());`]
      : []),
    '    switch (name) {',
    ...branches,
    ...otherwise,
    '    }',
    '}',
    'return String.join("\\n", results);',
  ]
}

function readersFor({ program, reading }: Writing): string[] {
  const args = reading.form === 'calls' ? [] : reading.args
  const adapters = [
    args.some(({ as }) => /^edges.*MinusOne/i.test(as ?? '')) && minusOne,
    args.some(({ as }) => /^edgesReversed/.test(as ?? '')) && reversed,
    args.some(({ as }) => as === 'pairedWith') && paired,
    args.some(({ as }) => as === 'ranked') && ranked,
    args.some(({ as }) => as === 'later') && later,
  ]
  const found = (list: (string | false)[]) => list.filter((member) => member !== false)
  if (reading.form === 'words') return found(adapters)
  const kinds = kindsOf(reading, program)
  const has = (...some: Kind[]) => some.some((kind) => kinds.has(kind))
  const isCalls = reading.form === 'calls'
  const isSplit =
    (isCalls && reading.layout === 'lists') || (!isCalls && reading.separator === 'commas')
  return found([
    !isCalls && readValues[reading.separator],
    isSplit && split,
    isCalls && reading.layout === 'lists' && inside,
    has('text') && readText,
    has('ints', 'rows') && readInts,
    has('longs') && readLongs,
    has('numbers') && readNumbers,
    has('bools') && readBools,
    (has('texts', 'textRows') || (isCalls && reading.layout === 'lists')) && readTexts,
    has('rows') && readRows,
    has('textRows') && readTextRows,
    has('grid') && readGrid,
    has('levels') && readLevels,
    ...adapters,
  ])
}

const minusOne = `/** The edges with nodes that are numbered from 0 instead of 1. */
static int[][] minusOne(int[][] edges) {
    return Arrays.stream(edges)
        .map(edge -> IntStream.range(0, edge.length).map(i -> i < 2 ? edge[i] - 1 : edge[i]).toArray())
        .toArray(int[][]::new);
}`

const reversed = `/** The edges from their ends to their starts. */
static int[][] reversed(int[][] edges) {
    return Arrays.stream(edges)
        .map(edge -> IntStream.range(0, edge.length).map(i -> i < 2 ? edge[1 - i] : edge[i]).toArray())
        .toArray(int[][]::new);
}`

const ranked = `/** Each value's place in sorted order. Of equal values, the right one comes later, or earlier if falling. */
static int[] ranked(int[] values, boolean falling) {
    int[] places = IntStream.range(0, values.length).boxed()
        .sorted((a, b) -> values[a] != values[b]
            ? Integer.compare(values[a], values[b])
            : falling ? b - a : a - b)
        .mapToInt(place -> place).toArray();
    int[] ranks = new int[values.length];
    for (int rank = 0; rank < places.length; rank++) ranks[places[rank]] = rank;
    return ranks;
}`

const later = `/** The intervals with their ends moved later. */
static int[][] later(int[][] intervals, int by) {
    return Arrays.stream(intervals)
        .map(row -> IntStream.range(0, row.length).map(i -> i == 1 ? row[i] + by : row[i]).toArray())
        .toArray(int[][]::new);
}`

const paired = `/** Two lists as one of pairs. */
static int[][] paired(int[] firsts, int[] seconds) {
    return IntStream.range(0, firsts.length)
        .mapToObj(i -> new int[] {firsts[i], seconds[i]})
        .toArray(int[][]::new);
}`

const readValues = {
  names: `/** The texts of the values in \`a = [1, 2], b = 3\`, or one a line. */
static List<String> readValues(String input) {
    // Outside quotes, that is, with an even number of them ahead.
    String name = "(?:^|[,;\\\\s]+)[A-Za-z_]\\\\w*(?:\\\\[\\\\])*\\\\s*[=:]\\\\s*";
    String[] named = input.split(name + "(?=(?:[^\\"]*+\\"[^\\"]*+\\")*+[^\\"]*$)", -1);
    String[] parts = named.length > 1 ? named : input.split("\\\\R");
    List<String> values = new ArrayList<>();
    for (String part : parts) if (!part.isBlank()) values.add(part.strip().replaceAll("[,;]$", ""));
    return values;
}`,
  lines: `/** The texts of the values, one a line. */
static List<String> readValues(String input) {
    return input.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
}`,
  commas: `/** The texts of the values in \`[1, 2], 3\`. */
static List<String> readValues(String input) {
    return split(input);
}`,
}

const split = `/** Splits at commas and line ends that are outside brackets and quotes. */
static List<String> split(String text) {
    List<String> parts = new ArrayList<>();
    int depth = 0;
    int start = 0;
    boolean quoted = false;
    for (int i = 0; i <= text.length(); i++) {
        char c = i < text.length() ? text.charAt(i) : ',';
        if (c == '"') quoted = !quoted;
        if (!quoted && c == '[') depth++;
        if (!quoted && c == ']') depth--;
        if (!quoted && depth == 0 && (c == ',' || c == '\\n')) {
            String part = text.substring(start, i).strip();
            if (!part.isEmpty()) parts.add(part);
            start = i + 1;
        }
    }
    return parts;
}`

const inside = `/** What is between the outer brackets. */
static String inside(String list) {
    String text = list.strip();
    return text.substring(1, text.length() - 1);
}`

const numberList = (name: string, type: string, digits: string, convert: string) =>
  `static ${type}[] ${name}(String text) {
    return Pattern.compile("${digits}").matcher(text).results()
        .${convert}
        .toArray();
}`

const readInts = numberList(
  'readInts',
  'int',
  '-?\\\\d+',
  'mapToInt(match -> Integer.parseInt(match.group()))',
)
const readLongs = numberList(
  'readLongs',
  'long',
  '-?\\\\d+',
  'mapToLong(match -> Long.parseLong(match.group()))',
)
const readNumbers = numberList(
  'readNumbers',
  'double',
  '-?\\\\d+(?:\\\\.\\\\d+)?(?:[eE][-+]?\\\\d+)?',
  'mapToDouble(match -> Double.parseDouble(match.group()))',
)

const readBools = `static boolean[] readBools(String text) {
    String[] words = text.replaceAll("[\\\\[\\\\],]", " ").strip().split("\\\\s+");
    boolean[] values = new boolean[words.length];
    for (int i = 0; i < words.length; i++) values[i] = Boolean.parseBoolean(words[i]);
    return values;
}`

const readRows = `static int[][] readRows(String text) {
    String inside = text.substring(1, text.length() - 1);
    return Pattern.compile("\\\\[[^\\\\[\\\\]]*\\\\]").matcher(inside).results()
        .map(match -> readInts(match.group()))
        .toArray(int[][]::new);
}`

const readText = `static String readText(String text) {
    return text.replaceAll("^[\\"']|[\\"']$", "");
}`

const readTexts = `static String[] readTexts(String text) {
    return Pattern.compile("\\"[^\\"]*\\"|'[^']*'").matcher(text).results()
        .map(match -> match.group().substring(1, match.group().length() - 1))
        .toArray(String[]::new);
}`

const readTextRows = `static String[][] readTextRows(String text) {
    String inside = text.substring(1, text.length() - 1);
    return Pattern.compile("\\\\[[^\\\\[\\\\]]*\\\\]").matcher(inside).results()
        .map(match -> readTexts(match.group()))
        .toArray(String[][]::new);
}`

const readGrid = `/** Rows of cells, written as texts or as lists of single characters. */
static String[] readGrid(String text) {
    String inside = text.substring(1, text.length() - 1);
    return Pattern.compile("\\\\[[^\\\\[\\\\]]*\\\\]|\\"[^\\"]*\\"|'[^']*'").matcher(inside).results()
        .map(match -> match.group().replaceAll("[\\\\[\\\\]\\"',\\\\s]", ""))
        .toArray(String[]::new);
}`

const readLevels = `static Integer[] readLevels(String text) {
    return Pattern.compile("-?\\\\d+|null").matcher(text).results()
        .map(match -> match.group().equals("null") ? null : Integer.valueOf(match.group()))
        .toArray(Integer[]::new);
}`
