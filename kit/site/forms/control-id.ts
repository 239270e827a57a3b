/** The id of a field's control, for its label, its error, and the summary. */
export const controlId = (formId: string, name: string): string => `${formId}-${name}`
