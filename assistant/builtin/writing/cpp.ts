import { coreOf, type Kind, snakeCase } from '../program.ts'
import { describeReading, kindsOf, type Step, type Writing } from './writing.ts'

const types: Record<Kind, string> = {
  int: 'int',
  ints: 'std::vector<int>',
  rows: 'std::vector<std::vector<int>>',
  text: 'std::string',
  texts: 'std::vector<std::string>',
  grid: 'std::vector<std::string>',
  levels: 'std::vector<std::optional<int>>',
}

const readers: Record<Kind, string> = {
  int: 'std::stoi',
  ints: 'read_ints',
  rows: 'read_rows',
  text: 'read_text',
  texts: 'read_texts',
  grid: 'read_grid',
  levels: 'read_levels',
}

/** A whole C++17 program. */
export function writeCpp({ program, header, reading, printing }: Writing): string {
  const core = coreOf(program.id, 'cpp')
  const call = `${snakeCase(program.entry)}(${reading.args.map(snakeCase).join(', ')})`
  const kinds = kindsOf(reading)
  const fromValues = reading.form === 'values'
  const includes = new Set(core.imports)
  for (const name of ['iostream', 'iterator', 'sstream', 'string', 'vector']) {
    includes.add(`#include <${name}>`)
  }
  if (fromValues) includes.add('#include <regex>')
  if (kinds.has('levels')) includes.add('#include <optional>')
  if (fromValues && (kinds.has('ints') || kinds.has('rows'))) includes.add('#include <cctype>')

  const body = fromValues
    ? [
        'const std::vector<std::string> parts = read_values(input);',
        ...reading.values.map(
          ({ name, kind }, i) =>
            `const ${types[kind]} ${snakeCase(name)} = ${readers[kind]}(parts[${i}]);`,
        ),
      ]
    : ['std::istringstream in(input);', ...reading.steps.flatMap(readStep)]

  const parts = [
    header.map((line) => `// ${line}`.trimEnd()).join('\n'),
    [...includes].sort().join('\n'),
    core.body,
    fromValues && readValues,
    fromValues && (kinds.has('ints') || kinds.has('rows')) && readInts,
    fromValues && (kinds.has('rows') || kinds.has('grid')) && innerParts,
    fromValues && kinds.has('rows') && readRows,
    fromValues && kinds.has('text') && readText,
    fromValues && (kinds.has('texts') || kinds.has('grid')) && readTexts,
    fromValues && kinds.has('grid') && readGrid,
    fromValues && kinds.has('levels') && readLevels,
    `/** ${describeReading(reading)} */
std::string solve(const std::string& input) {
    ${body.join('\n    ')}
${print(call, program.returns, printing)}
}`,
    `int main() {
    const std::string input{std::istreambuf_iterator<char>(std::cin), {}};
    std::cout << solve(input) << '\\n';
}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function readStep({ name, kind, count, width }: Step): string[] {
  const variable = snakeCase(name)
  switch (kind) {
    case 'int':
    case 'text':
      return [`${types[kind]} ${variable};`, `in >> ${variable};`]
    case 'ints':
    case 'texts':
      return [
        `${types[kind]} ${variable}(${count});`,
        `for (auto& entry : ${variable}) in >> entry;`,
      ]
    case 'levels':
      return [
        `${types[kind]} ${variable}(${count});`,
        `for (auto& entry : ${variable}) in >> entry.emplace();`,
      ]
    case 'grid':
      if (width === undefined) {
        return [`${types[kind]} ${variable}(${count});`, `for (auto& row : ${variable}) in >> row;`]
      }
      return [
        `${types[kind]} ${variable}(${count}, std::string(${width}, ' '));`,
        `for (auto& row : ${variable}) {`,
        '    for (char& cell : row) in >> cell;',
        '}',
      ]
    case 'rows':
      return [
        `${types[kind]} ${variable}(${count}, std::vector<int>(${width}));`,
        `for (auto& row : ${variable}) {`,
        '    for (int& entry : row) in >> entry;',
        '}',
      ]
  }
}

function print(
  call: string,
  returns: Writing['program']['returns'],
  { style, yes, no }: Writing['printing'],
): string {
  if (returns === 'bool') return `    return ${call} ? "${yes}" : "${no}";`
  if (returns === 'int') return `    return std::to_string(${call});`
  if (returns === 'text') {
    return style === 'json' ? `    return '"' + ${call} + '"';` : `    return ${call};`
  }
  const [open, comma, close] = style === 'json' ? ['[', ', ', ']'] : ['', ' ', '']
  const between = style === 'json' ? ', ' : '\\n'
  const writeList = (list: string, pad: string) =>
    [
      open && `out << "${open}";`,
      `for (std::size_t i = 0; i < ${list}.size(); ++i) out << (i ? "${comma}" : "") << ${list}[i];`,
      close && `out << "${close}";`,
    ]
      .filter(Boolean)
      .map((line) => pad + line)
      .join('\n')
  const start = `    const auto result = ${call};\n    std::ostringstream out;`
  if (returns === 'ints') return `${start}\n${writeList('result', '    ')}\n    return out.str();`
  return [
    start,
    open && `    out << "${open}";`,
    '    for (std::size_t r = 0; r < result.size(); ++r) {',
    `        out << (r ? "${between}" : "");`,
    writeList('result[r]', '        '),
    '    }',
    close && `    out << "${close}";`,
    '    return out.str();',
  ]
    .filter(Boolean)
    .join('\n')
}

const readValues = `/** The texts of the values in \`a = [1, 2], b = 3\`, or one a line. */
std::vector<std::string> read_values(const std::string& input) {
    static const std::regex name(R"((^|[,\\s]+)[A-Za-z_]\\w*\\s*=\\s*)");
    static const std::regex line_end(R"(\\r?\\n)");
    const bool named = std::regex_search(input, name);
    std::sregex_token_iterator part(input.begin(), input.end(), named ? name : line_end, -1);
    std::vector<std::string> values;
    for (; part != std::sregex_token_iterator(); ++part) {
        const std::string text = *part;
        const auto first = text.find_first_not_of(" \\t\\r\\n");
        if (first == std::string::npos) continue;
        values.push_back(text.substr(first, text.find_last_not_of(" \\t\\r\\n") - first + 1));
    }
    return values;
}`

const readInts = `std::vector<int> read_ints(std::string text) {
    for (char& c : text) {
        if (c != '-' && !std::isdigit(static_cast<unsigned char>(c))) c = ' ';
    }
    std::istringstream in(text);
    return {std::istream_iterator<int>(in), std::istream_iterator<int>()};
}`

const innerParts = `/** What the inner brackets of \`[[1, 2], [3]]\` hold. */
std::vector<std::string> inner_parts(const std::string& text) {
    std::vector<std::string> parts;
    std::size_t start = 0;
    for (std::size_t i = 1; i < text.size(); ++i) {
        if (text[i] == '[') start = i + 1;
        if (text[i] == ']' && start > 0) {
            parts.push_back(text.substr(start, i - start));
            start = 0;
        }
    }
    return parts;
}`

const readRows = `std::vector<std::vector<int>> read_rows(const std::string& text) {
    std::vector<std::vector<int>> rows;
    for (const std::string& part : inner_parts(text)) rows.push_back(read_ints(part));
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

const readGrid = `/** Rows of cells, written as texts or as lists of single characters. */
std::vector<std::string> read_grid(const std::string& text) {
    const std::vector<std::string> parts = inner_parts(text);
    if (parts.empty()) return read_texts(text);
    std::vector<std::string> grid;
    for (const std::string& part : parts) {
        std::string row;
        for (const char c : part) {
            if (std::string("\\"', ").find(c) == std::string::npos) row += c;
        }
        grid.push_back(row);
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
