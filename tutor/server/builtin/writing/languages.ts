import type { Language } from '#contracts/assistant-fields.ts'
import { eraseTypes } from '../erase-types.ts'
import { writeCpp } from './cpp.ts'
import { writeJava } from './java.ts'
import { writePython } from './python.ts'
import { writeTypeScript } from './typescript.ts'
import type { Writing } from './writing.ts'

/** The whole program in a language. */
export function write(language: Language, writing: Writing): string {
  switch (language) {
    case 'typescript':
      return writeTypeScript(writing)
    case 'javascript':
      return eraseTypes(writeTypeScript(writing))
    case 'python':
      return writePython(writing)
    case 'java':
      return writeJava(writing)
    case 'cpp':
      return writeCpp(writing)
  }
}
