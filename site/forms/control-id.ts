/** The id of a field's control, to which its label, its error and the summary lead. */
export const controlId = (formId: string, name: string): string => `${formId}-${name}`
