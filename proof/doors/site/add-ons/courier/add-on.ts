import type { AddOn } from '@wize/kit/add-on'

/** An example of a mail transport: a company's own service, which takes mails as JSON. */
const courier: AddOn = {
  name: 'courier',
  url: import.meta.url,
  paths: [],
  mailTransport: 'mail.ts',
}
export default courier
