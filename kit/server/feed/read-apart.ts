import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { FeedAnswer } from '#contracts/feed.ts'
import { threadFlags } from '#server/thread-flags.ts'

/**
 * Reads a feed like `readFeed`, in a thread of its own. Loading the parser and reading a feed take 100 ms,
 * in which no page would be served, and the parser's 4 MB go with the thread.
 */
export async function readApart(url: string, xml: string): Promise<FeedAnswer> {
  const thread = new Worker(new URL('feed-thread.ts', import.meta.url), {
    workerData: { url, xml },
    execArgv: threadFlags,
  })
  try {
    const [answer] = await once(thread, 'message')
    return answer
  } finally {
    await thread.terminate()
  }
}
