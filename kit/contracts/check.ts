/** What one check of a build found. */
export interface Check {
  name: string
  findings: Finding[]
  /** What was checked, such as `64 pages`. */
  about?: string
  /** Why the check didn't run. */
  skipped?: string
}

export interface Finding {
  /** An error makes `npm run verify` exit with 1; a warning needs a person's judgment. */
  level: 'error' | 'warning'
  /** A page, file, or address. */
  where: string
  what: string
}

/** A build, as checks read it. */
export interface Dist {
  folder: string
  /** Every file, relative to the folder. */
  files: string[]
  pages: DistPage[]
  read(file: string): string
  size(file: string): number
}

export interface DistPage {
  path: string
  file: string
  html: string
}
