import { fill } from '@wize/kit/i18n/format.ts'
import type { Language } from '#contracts/assistant-fields.ts'
import words from '#messages/assistant.json' with { type: 'json' }
import type { Entry, ShownAnalysis } from './analysis.ts'
import { languageNames } from './languages.ts'

export interface WrittenProgram {
  approach: string
  language: Language
  code: string
}

/** An analysis and its programs as one Markdown document. */
export function analysisDocument(
  problemText: string,
  analysis: ShownAnalysis,
  programs: WrittenProgram[],
): string {
  const section = (title: string, body: string) => (body ? `## ${title}\n\n${body}` : '')
  return `${[
    `# ${analysis.title || words.document.problem}`,
    analysis.difficulty &&
      fill(words.document.difficulty, { level: words.analysis.levels[analysis.difficulty] }),
    section(words.document.statement, fenced(problemText)),
    section(words.analysis.constraints, list(analysis.constraints)),
    section(words.analysis.input, analysis.inputFormat),
    section(words.analysis.output, analysis.outputFormat),
    analysis.complexity &&
      section(
        words.document.speed,
        `${fill(words.analysis.upTo, { growth: analysis.complexity.target })}. ${analysis.complexity.reason}`,
      ),
    section(words.analysis.patterns, list(analysis.patterns)),
    section(
      words.analysis.hints,
      analysis.hints.map((hint, index) => `${index + 1}. ${hint}`).join('\n'),
    ),
    section(
      words.analysis.approaches,
      analysis.approaches
        .map((approach, index) =>
          [
            `### ${index + 1}. ${approach.name}`,
            approach.text,
            factsOf(approach),
            ...programs
              .filter(({ approach: name }) => name === approach.name)
              .map(
                ({ language, code }) =>
                  `${fill(words.document.program, { language: languageNames[language] })}\n\n${fenced(code, language)}`,
              ),
          ]
            .filter(Boolean)
            .join('\n\n'),
        )
        .join('\n\n'),
    ),
    section(
      words.analysis.resources,
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

/** Uses a fence longer than any in the text. */
function fenced(text: string, language = ''): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${text.trimEnd()}\n${fence}`
}
