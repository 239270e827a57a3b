import { coreOf, type Kind } from '../program.ts'
import { describeReading, indent, kindsOf, type Step, type Writing } from './writing.ts'

const types: Record<Kind, string> = {
  int: 'int',
  ints: 'int[]',
  rows: 'int[][]',
  text: 'String',
  texts: 'String[]',
  grid: 'String[]',
  levels: 'Integer[]',
}

const readers: Record<Kind, string> = {
  int: 'Integer.parseInt',
  ints: 'readInts',
  rows: 'readRows',
  text: 'readText',
  texts: 'readTexts',
  grid: 'readGrid',
  levels: 'readLevels',
}

/** A whole Java 17 program in one file, to be run as `java Main.java`. */
export function writeJava({ program, header, reading, printing }: Writing): string {
  const core = coreOf(program.id, 'java')
  const call = `Solution.${program.entry}(${reading.args.join(', ')})`
  const kinds = kindsOf(reading)
  const imports = new Set(core.imports)
  imports.add('import java.io.IOException;')
  imports.add('import java.nio.charset.StandardCharsets;')
  const fromValues = reading.form === 'values'
  if (fromValues) {
    imports.add('import java.util.ArrayList;')
    imports.add('import java.util.List;')
    imports.add('import java.util.regex.Pattern;')
  } else imports.add('import java.util.Scanner;')

  const body = fromValues
    ? [
        'List<String> parts = readValues(input);',
        ...reading.values.map(
          ({ name, kind }, i) => `${types[kind]} ${name} = ${readers[kind]}(parts.get(${i}));`,
        ),
      ]
    : ['Scanner in = new Scanner(input);', ...reading.steps.flatMap(readStep)]
  const printed = print(call, program.returns, printing)
  if (printed.includes('Arrays.')) imports.add('import java.util.Arrays;')
  if (printed.includes('Collectors.')) imports.add('import java.util.stream.Collectors;')

  const members = [
    `public static void main(String[] args) throws IOException {
    System.out.println(solve(new String(System.in.readAllBytes(), StandardCharsets.UTF_8)));
}`,
    `/** ${describeReading(reading)} */
static String solve(String input) {
    ${body.join('\n    ')}
    return ${printed};
}`,
    fromValues && readValues,
    fromValues && (kinds.has('ints') || kinds.has('rows')) && readInts,
    fromValues && kinds.has('rows') && readRows,
    fromValues && kinds.has('text') && readText,
    fromValues && kinds.has('texts') && readTexts,
    fromValues && kinds.has('grid') && readGrid,
    fromValues && kinds.has('levels') && readLevels,
  ].filter((member) => member !== false)

  return `${[
    header.map((line) => `// ${line}`.trimEnd()).join('\n'),
    [...imports].sort().join('\n'),
    `public class Main {\n${indent(members.join('\n\n'), '    ')}\n}`,
    core.body,
  ].join('\n\n')}\n`
}

function readStep({ name, kind, count, width }: Step): string[] {
  const fill = (entry: string, newList: string) => [
    `${types[kind]} ${name} = new ${newList};`,
    `for (int i = 0; i < ${count}; i++) ${name}[i] = ${entry};`,
  ]
  switch (kind) {
    case 'int':
      return [`int ${name} = in.nextInt();`]
    case 'text':
      return [`String ${name} = in.next();`]
    case 'ints':
    case 'levels':
      return fill('in.nextInt()', `${kind === 'ints' ? 'int' : 'Integer'}[${count}]`)
    case 'texts':
      return fill('in.next()', `String[${count}]`)
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
    case 'rows':
      return [
        `int[][] ${name} = new int[${count}][${width}];`,
        `for (int i = 0; i < ${count}; i++) {`,
        `    for (int j = 0; j < ${width}; j++) ${name}[i][j] = in.nextInt();`,
        '}',
      ]
  }
}

function print(
  call: string,
  returns: Writing['program']['returns'],
  { style, yes, no }: Writing['printing'],
) {
  if (returns === 'bool') return `${call} ? "${yes}" : "${no}"`
  if (returns === 'int') return `String.valueOf(${call})`
  if (returns === 'text') return style === 'json' ? `"\\"" + ${call} + "\\""` : call
  if (style === 'json') {
    return returns === 'ints' ? `Arrays.toString(${call})` : `Arrays.deepToString(${call})`
  }
  const joined = (list: string) =>
    `Arrays.stream(${list}).mapToObj(String::valueOf).collect(Collectors.joining(" "))`
  if (returns === 'ints') return joined(call)
  return `Arrays.stream(${call})
        .map(row -> ${joined('row')})
        .collect(Collectors.joining("\\n"))`
}

const readValues = `/** The texts of the values in \`a = [1, 2], b = 3\`, or one a line. */
static List<String> readValues(String input) {
    String[] named = input.split("(?:^|[,\\\\s]+)[A-Za-z_]\\\\w*\\\\s*=\\\\s*", -1);
    String[] parts = named.length > 1 ? named : input.split("\\\\R");
    List<String> values = new ArrayList<>();
    for (String part : parts) if (!part.isBlank()) values.add(part.strip());
    return values;
}`

const readInts = `static int[] readInts(String text) {
    return Pattern.compile("-?\\\\d+").matcher(text).results()
        .mapToInt(match -> Integer.parseInt(match.group()))
        .toArray();
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
    return Pattern.compile("[\\"']([^\\"']*)[\\"']").matcher(text).results()
        .map(match -> match.group(1))
        .toArray(String[]::new);
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
