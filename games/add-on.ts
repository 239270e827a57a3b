import { type AddOn, httpsUrl, type Identity, ownOr } from '@wize/kit/add-on'
import { z } from 'zod'
import { pages } from './contracts/paths.ts'

/** Where random words come from: `own`, or the address of an outside service. */
export const wordUrl = ({ services }: Identity): string =>
  (services['word'] as { url: string } | undefined)?.url ?? 'own'

/** WordWIZE and WIZEsnake. */
const games: AddOn = {
  name: 'games',
  url: import.meta.url,
  paths: ['/games/'],
  services: { word: z.strictObject({ url: ownOr(httpsUrl) }).optional() },
  settings: (identity) => {
    const url = wordUrl(identity)
    return [['Random word', url === 'own' ? 'own server' : url]]
  },
  policies: (identity) => ({
    [pages.wordGame]: { connect: wordUrl(identity), worker: 'game-worker' },
    [pages.snakeGame]: { worker: 'game-worker' },
  }),
  covers: { [pages.wordGame]: 'letters', [pages.snakeGame]: 'snake' },
  server: 'server/words/words.ts',
}
export default games
