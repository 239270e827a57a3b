import type { Language } from '#contracts/assistant-fields.ts'

/** The languages' names for people. */
export const languageNames: Record<Language, string> = {
  javascript: 'JavaScript',
  python: 'Python',
  java: 'Java',
  cpp: 'C++',
  typescript: 'TypeScript',
}

/** Each language's file name for a program, as compilers expect it. */
export const programFile: Record<Language, string> = {
  javascript: 'solution.js',
  python: 'solution.py',
  java: 'Main.java',
  cpp: 'solution.cpp',
  typescript: 'solution.ts',
}
