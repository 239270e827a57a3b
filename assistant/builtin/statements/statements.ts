/** A problem statement with the patterns of which each is a right way to solve it well. */
export interface LabelledStatement {
  right: readonly string[]
  text: string
}

export const labelled = (right: string, text: string): LabelledStatement => ({
  right: right.split(' '),
  text,
})
