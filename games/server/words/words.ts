import { randomInt } from 'node:crypto'
import { visitorLanguage } from '@wize/kit/owner/spoken-language.ts'
import { faultOf } from '@wize/kit/server/answers.ts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { wordPath } from '#contracts/paths.ts'
import { wordAnswer, wordError, wordQuery } from '#contracts/word.ts'
import englishWords from '#word-game/common-words.json' with { type: 'json' }
import spanishWords from '#word-game/common-words-es.json' with { type: 'json' }
import { inOrder } from '#word-game/daily.ts'

type Options = {
  /**
   * The words to draw from, without repeats. By default, the game's common words: those in the language
   * of the page that asks, and otherwise the English ones.
   */
  list?: readonly string[]
  /** A random integer from 0 to `below` - 1. */
  random?: (below: number) => number
}

/** Random words for the word game. The app needs Zod's validator and serializer. */
export default async function words(app: FastifyInstance, options: Options): Promise<void> {
  const english = options.list ?? inOrder(englishWords)
  const lists: Record<string, readonly string[]> = {
    es: options.list ?? inOrder(spanishWords),
  }
  const { random = randomInt } = options

  app.withTypeProvider<ZodTypeProvider>().get(
    wordPath,
    {
      schema: {
        summary: 'Random words of a length',
        querystring: wordQuery,
        response: { 200: wordAnswer, 403: wordError },
      },
      attachValidation: true,
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (request.validationError) {
        return reply.code(403).send({ Error: faultOf(request.validationError) })
      }
      const { number, length } = request.query
      return draw(
        (lists[visitorLanguage()] ?? english).filter(
          (word) => length === undefined || word.length === length,
        ),
        number,
        random,
      )
    },
  )
}

/** The first `number` cards of a shuffled deck, so that no word repeats. */
function draw(pack: string[], number: number, random: (below: number) => number): string[] {
  return Array.from({ length: Math.min(number, pack.length) }, () => {
    const [word = ''] = pack.splice(random(pack.length), 1)
    return word
  })
}
