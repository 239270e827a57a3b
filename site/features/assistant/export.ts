import type { Language } from '#contracts/assistant-fields.ts'
import type { Entry, ShownAnalysis } from './analysis.ts'
import { languageNames } from './languages.ts'

export interface WrittenProgram {
  approach: string
  language: Language
  code: string
}

/** An analysis with its programs as one Markdown document. */
export function analysisDocument(
  problemText: string,
  analysis: ShownAnalysis,
  programs: WrittenProgram[],
): string {
  const section = (title: string, body: string) => (body ? `## ${title}\n\n${body}` : '')
  return `${[
    `# ${analysis.title || 'Problem'}`,
    analysis.difficulty && `Difficulty: ${analysis.difficulty}`,
    section('Statement', fenced(problemText)),
    section('Constraints', list(analysis.constraints)),
    section('Input format', analysis.inputFormat),
    section('Output format', analysis.outputFormat),
    analysis.complexity &&
      section(
        'Complexity to aim for',
        `${analysis.complexity.target}. ${analysis.complexity.reason}`,
      ),
    section('Patterns', list(analysis.patterns)),
    section('Hints', analysis.hints.map((hint, index) => `${index + 1}. ${hint}`).join('\n')),
    section(
      'Approaches',
      analysis.approaches
        .map((approach, index) =>
          [
            `### ${index + 1}. ${approach.name}`,
            approach.text,
            factsOf(approach),
            ...programs
              .filter(({ approach: name }) => name === approach.name)
              .map(
                ({ language, code }) => `${languageNames[language]}:\n\n${fenced(code, language)}`,
              ),
          ]
            .filter(Boolean)
            .join('\n\n'),
        )
        .join('\n\n'),
    ),
    section(
      'Resources',
      analysis.resources
        .map(({ name, url }) => (url && url !== name ? `- [${name}](${url})` : `- ${name}`))
        .join('\n'),
    ),
  ]
    .filter(Boolean)
    .join('\n\n')}\n`
}

const factsOf = ({ facts }: Entry) =>
  facts.map(({ label, value }) => `${label}: ${value}`).join('. ')

const list = (entries: Entry[]) =>
  entries
    .map((entry) => [entry.name, entry.text, ...entry.reasons, factsOf(entry)].filter(Boolean))
    .map(([name, ...rest]) => `- ${name}${rest.length > 0 ? `: ${rest.join(' ')}` : ''}`)
    .join('\n')

/** A fence longer than any within the text. */
function fenced(text: string, language = ''): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${text.trimEnd()}\n${fence}`
}
