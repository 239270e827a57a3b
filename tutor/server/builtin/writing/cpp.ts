import type { Derivation, Kind } from '../family.ts'
import { coreOf, type Program, snakeCase } from '../programs.ts'
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
  answerKind,
  describeReading,
  entryKind,
  indent,
  isList,
  kindsOf,
  listPlaces,
  type Printing,
  type Step,
  unreadable,
  type Writing,
} from './writing.ts'

export const types: Record<Kind, string> = {
  int: 'int',
  long: 'long long',
  number: 'double',
  bool: 'bool',
  text: 'std::string',
  ints: 'std::vector<int>',
  longs: 'std::vector<long long>',
  numbers: 'std::vector<double>',
  bools: 'std::vector<bool>',
  texts: 'std::vector<std::string>',
  rows: 'std::vector<std::vector<int>>',
  textRows: 'std::vector<std::vector<std::string>>',
  grid: 'std::vector<std::string>',
  levels: 'std::vector<std::optional<int>>',
}

const readers: Record<Kind, string> = {
  int: 'std::stoi',
  long: 'std::stoll',
  number: 'std::stod',
  bool: 'read_bool',
  text: 'read_text',
  ints: 'read_list<int>',
  longs: 'read_list<long long>',
  numbers: 'read_list<double>',
  bools: 'read_bools',
  texts: 'read_texts',
  rows: 'read_rows',
  textRows: 'read_text_rows',
  grid: 'read_grid',
  levels: 'read_levels',
}

/** A whole C++17 program. */
export function writeCpp(writing: Writing): string {
  const { program, header, reading } = writing
  const core = coreOf(program, 'cpp')
  const body = bodyOf(writing, { values: valuesBody, words: wordsBody, calls: callsBody })
  const parts = [
    ...readersFor(writing),
    ...printersFor(writing, body.join('\n')),
    `/** ${describeReading(reading)} */
std::string solve(const std::string& input) {
${indent(checked(body, writing).join('\n'), '    ')}
}`,
    `int main() {
    const std::string input{std::istreambuf_iterator<char>(std::cin), {}};
    std::cout << solve(input) << '\\n';
}`,
  ]
  const code = parts.filter(Boolean).join('\n\n')
  const includes = new Set([...core.imports, ...includesFor(code)])
  return `${[
    header.map((line) => `// ${line}`.trimEnd()).join('\n'),
    [...includes].sort().join('\n'),
    core.body,
    code,
  ].join('\n\n')}\n`
}

function checked(body: string[], writing: Writing): string[] {
  return guarded(body, writing, {
    open: 'try {',
    checks: listPlaces(writing.reading).map(
      (place) =>
        `if (parts.at(${place}).at(0) != '[') throw std::invalid_argument(parts.at(${place}));`,
    ),
    close: [
      '} catch (const std::exception&) {',
      `    return ${JSON.stringify(unreadable(writing))};`,
      '}',
    ],
    indentation: '    ',
  })
}

/** Headers for the names that the code uses. */
function includesFor(code: string): string[] {
  const known: [RegExp, string][] = [
    [/std::cin/, 'iostream'],
    [/std::exception/, 'exception'],
    [/std::invalid_argument/, 'stdexcept'],
    [/std::map/, 'map'],
    [/std::ws/, 'istream'],
    [/std::istreambuf_iterator|std::istream_iterator/, 'iterator'],
    [/stringstream|std::getline/, 'sstream'],
    [/std::string/, 'string'],
    [/std::vector/, 'vector'],
    [/std::optional/, 'optional'],
    [/std::(?:isdigit|isspace|isalnum|tolower|toupper)/, 'cctype'],
    [/std::(?:m(ax|in)(_element)?|sort|reverse|unique)\b/, 'algorithm'],
    [/std::(?:accumulate|iota)/, 'numeric'],
    [/std::round/, 'cmath'],
    [/std::unique_ptr/, 'memory'],
    [/std::size_t/, 'cstddef'],
    [/std::swap/, 'utility'],
  ]
  return known.filter(([name]) => name.test(code)).map(([, header]) => `#include <${header}>`)
}

function valuesBody(reading: ValuesReading, { program, printing }: Writing): string[] {
  return [
    'const std::vector<std::string> parts = read_values(input);',
    ...reading.values.map(({ name, kind }, i) => {
      const isUsed = reading.args.some(
        (arg) => arg.from === name || (arg.as === 'pairedWith' && arg.other === name),
      )
      const value = `const ${types[kind]} ${snakeCase(name)} = ${readers[kind]}(parts.at(${i}));`
      return isUsed ? value : `[[maybe_unused]] ${value}`
    }),
    ...answer(program, reading.args, printing, (text) => `return ${text};`),
  ]
}

function wordsBody(reading: WordsReading, writing: Writing): string[] {
  const { label } = writing.printing
  return wordsIn(reading, writing, {
    open: ['std::istringstream in(input);'],
    readStep,
    answer,
    give: (text) => `return ${text};`,
    loop: {
      head: [
        'std::string answers;',
        ...(label === undefined ? [] : ['int number = 0;']),
        'int left;',
        'for (in >> left; left > 0; --left) {',
      ],
      before: [
        "if (!answers.empty()) answers += '\\n';",
        ...(label === undefined
          ? []
          : [`answers += "${label}" + std::to_string(++number) + ": ";`]),
      ],
      collect: (text) => `answers += ${text};`,
      tail: ['}', 'return answers;'],
      indentation: '    ',
    },
  })
}

function readLine(variable: string, kind: Kind): string[] {
  const line = kind === 'text' ? variable : `${variable}_line`
  const get = [`std::string ${line};`, `std::getline(in >> std::ws, ${line});`]
  if (kind === 'text') {
    return [...get, `if (!${line}.empty() && ${line}.back() == '\\r') ${line}.pop_back();`]
  }
  return [
    ...get,
    `std::istringstream ${variable}_words(${line});`,
    `const ${types[kind]} ${variable}{std::istream_iterator<${types[entryKind(kind)]}>(${variable}_words), {}};`,
  ]
}

function readStep({ name, kind, count, width, isLine }: Step): string[] {
  const variable = snakeCase(name)
  if (isLine) return readLine(variable, kind)
  const rows = count && snakeCase(count)
  const columns = width && snakeCase(width)
  switch (kind) {
    case 'int':
    case 'long':
    case 'number':
    case 'text':
      return [`${types[kind]} ${variable};`, `in >> ${variable};`]
    case 'bool':
      return [`bool ${variable};`, `in >> std::boolalpha >> ${variable};`]
    case 'ints':
    case 'longs':
    case 'numbers':
    case 'texts':
      return [
        `${types[kind]} ${variable}(${rows});`,
        `for (auto& entry : ${variable}) in >> entry;`,
      ]
    case 'bools':
      return [
        `${types[kind]} ${variable};`,
        `for (bool entry; static_cast<int>(${variable}.size()) < ${rows} && in >> std::boolalpha >> entry;) ${variable}.push_back(entry);`,
      ]
    case 'levels':
      return [
        `${types[kind]} ${variable}(${rows});`,
        `for (auto& entry : ${variable}) in >> entry.emplace();`,
      ]
    case 'grid':
      if (columns === undefined) {
        return [`${types[kind]} ${variable}(${rows});`, `for (auto& row : ${variable}) in >> row;`]
      }
      return [
        `${types[kind]} ${variable}(${rows}, std::string(${columns}, ' '));`,
        `for (auto& row : ${variable}) {`,
        '    for (char& cell : row) in >> cell;',
        '}',
      ]
    case 'rows':
    case 'textRows':
      return [
        `${types[kind]} ${variable}(${rows}, ${types[entryKind(kind)]}(${columns}));`,
        `for (auto& row : ${variable}) {`,
        '    for (auto& entry : row) in >> entry;',
        '}',
      ]
  }
}

function argument(arg: Argument): string {
  const from = snakeCase(arg.from)
  switch (arg.as) {
    case undefined:
      return from
    case 'minusOne':
      return `${from} - 1`
    case 'edgesMinusOne':
      return `minus_one(${from})`
    case 'edgesReversed':
      return `reversed(${from})`
    case 'edgesReversedMinusOne':
      return `minus_one(reversed(${from}))`
    case 'length':
      return `static_cast<int>(${from}.size())`
    case 'joined':
      return `joined(${from})`
    case 'characters':
      return `characters(${from})`
    case 'splitAtBlanks':
      return `split_at_blanks(${from})`
    case 'constant':
      return typeof arg.value === 'number' ? `${arg.value}` : `{${arg.value.join(', ')}}`
    case 'negated':
      return `negated(${from})`
    case 'ranked':
      return `ranked(${from}, ${arg.isFalling})`
    case 'later':
      return `later(${from}, ${snakeCase(arg.by)})`
    case 'lowered':
      return `lowered(${from})`
    case 'backward':
      return `${arg.isText ? 'std::string' : 'std::vector<int>'}(${from}.rbegin(), ${from}.rend())`
    case 'recoded':
      return `recoded(${from}, {${arg.codes
        .map(([one, other]) => `{'${one}', '${other}'}`)
        .join(', ')}})`
    case 'column':
      return `column(${from}, ${arg.index})`
    case 'pairedWith':
      return `paired(${from}, ${snakeCase(arg.other)})`
  }
}

const answer = answerIn({
  call: ({ entry }, args) => `${snakeCase(entry)}(${args.map(argument).join(', ')})`,
  keep(call, { derive, returns }) {
    const change =
      derive === 'plusOne' && !isList(returns) ? '++result;' : derive && changes[derive]
    const isChanged = change !== undefined && (isList(returns) || returns === 'text')
    if (!isChanged && derive !== 'plusOne') return [`const auto result = ${call};`]
    return [`auto result = ${call};`, change ?? '']
  },
  derived: (program) => derived('result', program),
  textOf,
  counted: (text) => `std::to_string(result.size()) + '\\n' + ${text}`,
  orNone(text, none, { derive, returns }) {
    const canBeEmpty = isList(returns) || returns === 'text'
    const isNone = canBeEmpty ? 'result.empty()' : `result == ${derive === 'plusOne' ? 0 : -1}`
    return `${isNone} ? std::string("${none}") : ${text}`
  },
})

/** Derivations of a list or a text that change it in place. */
const changes: Partial<Record<Derivation, string>> = {
  plusOne: 'for (auto& index : result) ++index;',
  negated: 'for (auto& value : result) value = -value;',
  sorted: 'std::sort(result.begin(), result.end());',
  reversed: 'std::reverse(result.begin(), result.end());',
  withoutRepeats: 'result.erase(std::unique(result.begin(), result.end()), result.end());',
  lowerCase:
    'for (char& c : result) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));',
  upperCase:
    'for (char& c : result) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));',
}

function derived(result: string, { derive, returns }: Program): string {
  switch (derive) {
    case undefined:
    case 'plusOne':
    case 'sorted':
    case 'reversed':
    case 'withoutRepeats':
    case 'lowerCase':
    case 'upperCase':
      return result
    case 'negated':
      return isList(returns) ? result : `-${result}`
    case 'minusOne':
      return `${result} - 1`
    case 'longest':
      return `longest(${result})`
    case 'length':
      return `static_cast<int>(${result}.size())`
    case 'isNotEmpty':
      return `!${result}.empty()`
    case 'isPositive':
      return `${result} > 0`
    case 'isFound':
      return `${result} != -1`
    case 'isZero':
      return `${result} == 0`
    case 'not':
      return `!${result}`
    case 'first':
      return `${result}.front()`
    case 'last':
      return `${result}.back()`
    case 'max':
    case 'min':
      return `*std::${derive}_element(${result}.begin(), ${result}.end())`
    case 'sum':
      return `std::accumulate(${result}.begin(), ${result}.end(), 0LL)`
  }
}

const literal = (text: string) => (text === '\n' ? '"\\n"' : `"${text}"`)

function textOf(value: string, kind: Kind, printing: Printing): string {
  const { style, yes, no, between, asCells, modulo, decimals } = printing
  const isJson = style === 'json'
  const list = isJson ? '"[", ", ", "]"' : `"", ${literal(between)}, ""`
  const lines = isJson ? '"[", ", ", "]"' : '"", "\\n", ""'
  switch (kind) {
    case 'bool':
      return `${value} ? "${yes}" : "${no}"`
    case 'text':
      return isJson ? `'"' + ${value} + '"'` : value
    case 'int':
    case 'long':
      return `std::to_string(${modulo === undefined ? value : `${value} % ${modulo}`})`
    case 'number':
      return decimals
        ? `show(std::round(${value} * ${10 ** decimals}) / ${10 ** decimals})`
        : `show(${value})`
    case 'rows':
    case 'textRows':
      return `show_list(${value}, ${lines})`
    case 'grid':
      return `show_list(${asCells ? `cells_of(${value})` : value}, ${lines})`
    default:
      return `show_list(${value}, ${list})`
  }
}

/** The functions that format results, if `solve` uses them. */
function printersFor({ program, printing }: Writing, solve: string): string[] {
  const kinds = program.class
    ? new Set(program.class.methods.map(({ returns }) => returns))
    : new Set([answerKind(program)])
  const { style, yes, no, asCells } = printing
  const isJson = style === 'json'
  const some = (...list: Kind[]) => list.some((kind) => kinds.has(kind))
  if (!/\bshow(_list)?\(/.test(solve)) return []
  const show = (type: string, body: string) => `std::string show(${type} value) {\n${body}\n}`
  const printers = [
    some('ints', 'rows') && show('int', '    return std::to_string(value);'),
    some('longs') && show('long long', '    return std::to_string(value);'),
    some('number', 'numbers') &&
      show(
        'double',
        '    std::ostringstream out;\n    out.precision(12);\n    out << value;\n    return out.str();',
      ),
    some('bools') && show('bool', `    return value ? "${yes}" : "${no}";`),
    some('texts', 'textRows', 'grid') &&
      show('const std::string&', isJson ? `    return '"' + value + '"';` : '    return value;'),
    some('levels') &&
      show('const std::optional<int>&', '    return value ? std::to_string(*value) : "null";'),
    solve.includes('cells_of(') && cellsOf,
    some('rows', 'textRows') && showRow(isJson),
    (some('rows', 'textRows') || asCells) && asCells && kinds.has('grid') && showRow(isJson),
    showList,
  ]
  return printers.filter((printer) => typeof printer === 'string')
}

const showRow = (isJson: boolean) => `template <typename T>
std::string show(const std::vector<T>& row) {
    std::string text = "${isJson ? '[' : ''}";
    for (std::size_t i = 0; i < row.size(); ++i) text += (i ? "${isJson ? ', ' : ' '}" : "") + show(row[i]);
    return text${isJson ? ' + "]"' : ''};
}`

const showList = `template <typename T>
std::string show_list(const std::vector<T>& list, const std::string& open,
                      const std::string& between, const std::string& close) {
    std::string text = open;
    for (std::size_t i = 0; i < list.size(); ++i) text += (i ? between : "") + show(list[i]);
    return text + close;
}`

const cellsOf = `std::vector<std::vector<std::string>> cells_of(const std::vector<std::string>& grid) {
    std::vector<std::vector<std::string>> rows;
    for (const std::string& row : grid) {
        rows.emplace_back();
        for (const char cell : row) rows.back().emplace_back(1, cell);
    }
    return rows;
}`

function callsBody(reading: CallsReading, { program, printing }: Writing): string[] {
  if (!program.class) return []
  const { name: className, params, methods } = program.class
  const given = (list: typeof params) =>
    list.map(({ kind }, i) => `${readers[kind]}(given.at(${i}))`).join(', ')
  const isLists = reading.layout === 'lists'
  const branches: string[] = []
  const branch = (name: string, lines: string[]) =>
    branches.push(
      `    ${branches.length > 0 ? '} else ' : ''}if (name == "${name}") {`,
      ...lines.map((line) => `        ${line}`),
    )
  const create = params.length > 0 ? `(${given(params)})` : '{}'
  if (isLists && reading.constructorName) {
    branch(reading.constructorName, [
      `object = std::make_unique<${className}>(${given(params)});`,
      'results.push_back("null");',
    ])
  }
  const access = isLists && reading.constructorName ? 'object->' : 'object.'
  for (const { name, params: taken, returns } of methods) {
    const called = reading.methods[name]
    if (called === undefined) continue
    const call = `${access}${snakeCase(name)}(${given(taken)})`
    if (returns) branch(called, [`results.push_back(${textOf(call, returns, printing)});`])
    else branch(called, isLists ? [`${call};`, 'results.push_back("null");'] : [`${call};`])
  }
  branches.push('    }')
  if (isLists) {
    return [
      'const std::vector<std::string> parts = split(input);',
      'const std::vector<std::string> names = read_texts(parts.at(0));',
      'const std::vector<std::string> lists = split(inside(parts.at(1)));',
      'std::vector<std::string> results;',
      ...(reading.constructorName
        ? [`std::unique_ptr<${className}> object;`]
        : [`${className} object${create};`]),
      'for (std::size_t i = 0; i < names.size(); ++i) {',
      '    const std::string& name = names[i];',
      '    const std::vector<std::string> given = split(inside(lists.at(i)));',
      ...branches,
      '}',
      'std::string text = "[";',
      'for (std::size_t i = 0; i < results.size(); ++i) text += (i ? "," : "") + results[i];',
      'return text + "]";',
    ]
  }
  return [
    'std::vector<std::vector<std::string>> lines = read_lines(input);',
    ...(params.length > 0
      ? [
          'const std::vector<std::string> first = lines.at(0);',
          'lines.erase(lines.begin());',
          `${className} object(${given(params).replaceAll('given.at', 'first.at')});`,
        ]
      : [
          '// The number of calls, in a line of its own, is not needed.',
          'if (lines.at(0).size() == 1 && std::isdigit(static_cast<unsigned char>(lines[0][0][0]))) {',
          '    lines.erase(lines.begin());',
          '}',
          `${className} object;`,
        ]),
    'std::string text;',
    'std::vector<std::string> results;',
    'for (const auto& line : lines) {',
    '    const std::string& name = line[0];',
    ...(methods.some((method) => method.params.length > 0)
      ? ['    const std::vector<std::string> given(line.begin() + 1, line.end());']
      : []),
    ...branches,
    '}',
    'for (const std::string& result : results) text += (text.empty() ? "" : "\\n") + result;',
    'return text;',
  ]
}

function readersFor({ program, reading }: Writing): string[] {
  const found = (list: (string | false)[]) => list.filter((member) => member !== false)
  const args = reading.form === 'calls' ? [] : reading.args
  const adapters = [
    args.some(({ as }) => /^edges.*MinusOne/i.test(as ?? '')) && minusOne,
    args.some(({ as }) => /^edgesReversed/.test(as ?? '')) && reversed,
    args.some(({ as }) => as === 'joined') && joined,
    args.some(({ as }) => as === 'characters') && characters,
    args.some(({ as }) => as === 'splitAtBlanks') && splitAtBlanks,
    args.some(({ as }) => as === 'recoded') && recoded,
    args.some(({ as }) => as === 'column') && column,
    args.some(({ as }) => as === 'pairedWith') && paired,
    args.some(({ as }) => as === 'negated') && negated,
    args.some(({ as }) => as === 'lowered') && lowered,
    args.some(({ as }) => as === 'ranked') && ranked,
    args.some(({ as }) => as === 'later') && later,
    program.derive === 'longest' && longest,
  ]
  if (reading.form === 'words') return found(adapters)
  const kinds = kindsOf(reading, program)
  const has = (...some: Kind[]) => some.some((kind) => kinds.has(kind))
  const isLists = reading.form === 'calls' && reading.layout === 'lists'
  const isLines = reading.form === 'calls' && reading.layout === 'lines'
  return found([
    isLines && readLines,
    !isLines && split,
    reading.form === 'values' && readValues[reading.separator],
    (isLists || has('rows', 'textRows', 'grid')) && inside,
    has('text') && readText,
    has('bool') && readBool,
    has('ints', 'longs', 'numbers', 'rows') && readList,
    has('bools') && readBools,
    (isLists || has('texts', 'textRows', 'grid')) && readTexts,
    has('rows') && readRows,
    has('textRows') && readTextRows,
    has('grid') && readGrid,
    has('levels') && readLevels,
    ...adapters,
  ])
}

const negated = `/** The numbers with their signs changed. */
std::vector<int> negated(std::vector<int> values) {
    for (int& value : values) value = -value;
    return values;
}`

const ranked = `/** Each value's place in sorted order. Of equal values, the right one comes later, or earlier if falling. */
std::vector<int> ranked(const std::vector<int>& values, bool falling) {
    std::vector<int> places(values.size());
    std::iota(places.begin(), places.end(), 0);
    std::sort(places.begin(), places.end(), [&](int a, int b) {
        return values[a] != values[b] ? values[a] < values[b] : falling ? b < a : a < b;
    });
    std::vector<int> ranks(values.size());
    for (std::size_t rank = 0; rank < places.size(); ++rank) ranks[places[rank]] = static_cast<int>(rank);
    return ranks;
}`

const later = `/** The intervals with their ends moved later. */
std::vector<std::vector<int>> later(std::vector<std::vector<int>> intervals, int by) {
    for (auto& row : intervals) row[1] += by;
    return intervals;
}`

const lowered = `/** The text in lower case. */
std::string lowered(std::string text) {
    for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return text;
}`

const longest = `/** The length of the longest row. */
template <typename T>
int longest(const std::vector<std::vector<T>>& rows) {
    std::size_t length = 0;
    for (const auto& row : rows) length = std::max(length, row.size());
    return static_cast<int>(length);
}`

const split = `/** Splits at commas, semicolons and line ends that are outside brackets and quotes. */
std::vector<std::string> split(const std::string& text) {
    std::vector<std::string> parts;
    std::string part;
    int depth = 0;
    bool quoted = false;
    for (const char c : text + ",") {
        if (c == '"') quoted = !quoted;
        if (!quoted && c == '[') ++depth;
        if (!quoted && c == ']') --depth;
        if (quoted || depth > 0 || (c != ',' && c != ';' && c != '\\n')) {
            part += c;
            continue;
        }
        const auto first = part.find_first_not_of(" \\t\\r\\n");
        const auto last = part.find_last_not_of(" \\t\\r\\n");
        if (first != std::string::npos) parts.push_back(part.substr(first, last - first + 1));
        part.clear();
    }
    return parts;
}`

const readLines = `/** The words of each line that is not empty. */
std::vector<std::vector<std::string>> read_lines(const std::string& input) {
    std::vector<std::vector<std::string>> lines;
    std::istringstream in(input);
    for (std::string line; std::getline(in, line);) {
        std::istringstream words(line);
        std::vector<std::string> list{std::istream_iterator<std::string>(words), {}};
        if (!list.empty()) lines.push_back(list);
    }
    return lines;
}`

const readValues = {
  names: `/** The texts of the values in \`a = [1, 2], b = 3\`, or one a line. */
std::vector<std::string> read_values(const std::string& input) {
    std::vector<std::string> values = split(input);
    for (std::string& value : values) {
        std::size_t end = 0;
        while (end < value.size() && (std::isalnum(static_cast<unsigned char>(value[end])) || value[end] == '_')) ++end;
        while (value.compare(end, 2, "[]") == 0) end += 2;
        const std::size_t sign = value.find_first_not_of(' ', end);
        if (end == 0 || sign == std::string::npos || (value[sign] != '=' && value[sign] != ':')) continue;
        value.erase(0, std::min(value.size(), value.find_first_not_of(' ', sign + 1)));
    }
    return values;
}`,
  lines: `/** The texts of the values, one a line. */
std::vector<std::string> read_values(const std::string& input) {
    std::vector<std::string> values;
    std::istringstream in(input);
    for (std::string line; std::getline(in, line);) {
        const auto first = line.find_first_not_of(" \\t\\r");
        if (first == std::string::npos) continue;
        values.push_back(line.substr(first, line.find_last_not_of(" \\t\\r") - first + 1));
    }
    return values;
}`,
  commas: `/** The texts of the values in \`[1, 2], 3\`. */
std::vector<std::string> read_values(const std::string& input) {
    return split(input);
}`,
}

const inside = `/** What is between the outer brackets. */
std::string inside(const std::string& list) {
    return list.size() < 2 ? "" : list.substr(1, list.size() - 2);
}`

const readList = `/** The numbers of a list. */
template <typename T>
std::vector<T> read_list(std::string text) {
    for (char& c : text) {
        if (c == '[' || c == ']' || c == ',') c = ' ';
    }
    std::istringstream in(text);
    return {std::istream_iterator<T>(in), std::istream_iterator<T>()};
}`

const readBool = `bool read_bool(const std::string& text) {
    return text == "true" || text == "True";
}`

const readBools = `std::vector<bool> read_bools(const std::string& text) {
    std::vector<bool> values;
    for (std::size_t at = text.find_first_of("tTfF"); at != std::string::npos;
         at = text.find_first_of("tTfF", text.find_first_of(",]", at))) {
        values.push_back(text[at] == 't' || text[at] == 'T');
    }
    return values;
}`

const readRows = `std::vector<std::vector<int>> read_rows(const std::string& text) {
    std::vector<std::vector<int>> rows;
    for (const std::string& row : split(inside(text))) rows.push_back(read_list<int>(row));
    return rows;
}`

const readText = `std::string read_text(const std::string& text) {
    const bool quoted = text.size() > 1 && (text.front() == '"' || text.front() == '\\'');
    return quoted ? text.substr(1, text.size() - 2) : text;
}`

const readTexts = `std::vector<std::string> read_texts(const std::string& text) {
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '"' && text[i] != '\\'') continue;
        const std::size_t end = text.find(text[i], i + 1);
        if (end == std::string::npos) break;
        texts.push_back(text.substr(i + 1, end - i - 1));
        i = end;
    }
    return texts;
}`

const readTextRows = `std::vector<std::vector<std::string>> read_text_rows(const std::string& text) {
    std::vector<std::vector<std::string>> rows;
    for (const std::string& row : split(inside(text))) rows.push_back(read_texts(row));
    return rows;
}`

const readGrid = `/** Rows of cells, written as texts or as lists of single characters. */
std::vector<std::string> read_grid(const std::string& text) {
    std::vector<std::string> grid = split(inside(text));
    for (std::string& row : grid) {
        std::string cells;
        for (const char c : row) {
            if (std::string("[]\\"', ").find(c) == std::string::npos) cells += c;
        }
        row = cells;
    }
    return grid;
}`

const readLevels = `std::vector<std::optional<int>> read_levels(std::string text) {
    for (char& c : text) {
        if (c == '[' || c == ']' || c == ',') c = ' ';
    }
    std::istringstream in(text);
    std::vector<std::optional<int>> levels;
    for (std::string word; in >> word;) {
        if (word == "null") levels.emplace_back();
        else levels.emplace_back(std::stoi(word));
    }
    return levels;
}`

const edgesWith = (name: string, about: string, change: string) => `/** ${about} */
std::vector<std::vector<int>> ${name}(std::vector<std::vector<int>> edges) {
    for (auto& edge : edges) {
        ${change}
    }
    return edges;
}`

const minusOne = edgesWith(
  'minus_one',
  'The edges with nodes that are numbered from 0 instead of 1.',
  '--edge[0];\n        --edge[1];',
)
const reversed = edgesWith(
  'reversed',
  'The edges from their ends to their starts.',
  'std::swap(edge[0], edge[1]);',
)

const characters = `std::vector<std::string> characters(const std::string& text) {
    std::vector<std::string> list;
    for (const char c : text) list.emplace_back(1, c);
    return list;
}`

const splitAtBlanks = `std::vector<std::string> split_at_blanks(const std::string& text) {
    std::istringstream in(text);
    return {std::istream_iterator<std::string>(in), {}};
}`

const recoded = `/** The grid with other characters for its cells. */
std::vector<std::string> recoded(std::vector<std::string> grid, const std::map<char, char>& codes) {
    for (std::string& row : grid) {
        for (char& cell : row) {
            const auto code = codes.find(cell);
            if (code != codes.end()) cell = code->second;
        }
    }
    return grid;
}`

const joined = `std::string joined(const std::vector<std::string>& texts) {
    std::string whole;
    for (const std::string& text : texts) whole += text;
    return whole;
}`

const column = `std::vector<int> column(const std::vector<std::vector<int>>& rows, std::size_t index) {
    std::vector<int> values;
    for (const auto& row : rows) values.push_back(row[index]);
    return values;
}`

const paired = `/** Two lists as one of pairs. */
std::vector<std::vector<int>> paired(const std::vector<int>& firsts, const std::vector<int>& seconds) {
    std::vector<std::vector<int>> pairs;
    for (std::size_t i = 0; i < firsts.size(); ++i) pairs.push_back({firsts[i], seconds[i]});
    return pairs;
}`
