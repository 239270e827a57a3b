import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { FeedAnswer } from '#contracts/feed.ts'
import { threadFlags } from '#server/thread-flags.ts'

/** How long a feed may take, in ms. The parser needs minutes for some that are written for that. */
const readTimeout = 5000
/** Memory for what's read of a feed, in MB. A feed of 2 MB of nothing but tags takes over 100. */
const resourceLimits = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 16 }

/**
 * Reads a feed like `readFeed`, in a thread of its own. Loading the parser and reading a feed take 100 ms,
 * in which no page would be served, and the parser's 4 MB go with the thread.
 */
export async function readApart(
  url: string,
  xml: string,
  timeout = readTimeout,
): Promise<FeedAnswer> {
  const thread = new Worker(new URL('feed-thread.ts', import.meta.url), {
    workerData: { url, xml },
    execArgv: threadFlags,
    resourceLimits,
  })
  // One that arrives after the time is over would otherwise end the server.
  thread.on('error', () => {})
  try {
    const [answer] = await once(thread, 'message', { signal: AbortSignal.timeout(timeout) })
    return answer
  } finally {
    await thread.terminate()
  }
}
