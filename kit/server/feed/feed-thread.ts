// Reads one feed, apart from the thread that serves pages.
import { parentPort, workerData } from 'node:worker_threads'
import { readFeed } from './read-feed.ts'

// Importing this file (`postbuild`) only fills the compile cache.
if (parentPort) parentPort.postMessage(readFeed(workerData.url, workerData.xml))
