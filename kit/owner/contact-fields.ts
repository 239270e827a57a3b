// `#contact-fields.ts` on the server: a module of its own, because islands import it, and no other form.
export { addedContactFields } from './forms.ts'
