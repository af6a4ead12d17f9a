import { parentPort, workerData } from 'node:worker_threads'
import { serveReaders } from '../serve-readers.ts'
import { oddReaders } from './odd-readers.ts'

if (parentPort)
  serveReaders(parentPort, Object.values(oddReaders), {
    archives: { open: async () => undefined, examine: async () => 'no-archive' },
    videos: { read: async () => ({ ok: false, fault: 'no-video' }) },
    outputBytes: Number(workerData.outputBytes),
  })
