import { type AddOn, httpsUrl, type Identity, ownOr } from '@wize/kit/add-on'
import { z } from 'zod'
import { pages, workerPolicy } from './contracts/paths.ts'

/** Where random words come from: `own`, or the address of an outside service. */
export const wordSource = ({ services }: Identity): string =>
  (services['word'] as { url: string } | undefined)?.url ?? 'own'

/** WordWIZE and WIZEsnake. */
const games: AddOn = {
  name: 'games',
  url: import.meta.url,
  paths: ['/games/'],
  services: { word: z.strictObject({ url: ownOr(httpsUrl) }).optional() },
  settings: (identity) => {
    const source = wordSource(identity)
    return [['Random word', source === 'own' ? 'own server' : source]]
  },
  policies: (identity) => ({
    [pages.wordGame]: { connect: wordSource(identity), worker: workerPolicy },
    [pages.snakeGame]: { worker: workerPolicy },
  }),
  covers: { [pages.wordGame]: 'letters', [pages.snakeGame]: 'snake' },
  server: 'server/words/words.ts',
}
export default games
