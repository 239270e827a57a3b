import type { Language } from '#contracts/assistant-fields.ts'

/** The languages as people call them. */
export const languageNames: Record<Language, string> = {
  javascript: 'JavaScript',
  python: 'Python',
  java: 'Java',
  cpp: 'C++',
  typescript: 'TypeScript',
}

/** Name of a program's file, such as a compiler wants it. */
export const programFile: Record<Language, string> = {
  javascript: 'solution.js',
  python: 'solution.py',
  java: 'Main.java',
  cpp: 'solution.cpp',
  typescript: 'solution.ts',
}
