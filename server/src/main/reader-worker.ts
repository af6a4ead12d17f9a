import { parentPort, workerData } from 'node:worker_threads'
import { allReaders } from '../contexts/all-readers.ts'
import { readerTools } from '../platform/readers/in-process.ts'
import { serveReaders } from '../platform/readers/serve-readers.ts'

if (parentPort)
  serveReaders(parentPort, Object.values(allReaders), {
    ...readerTools,
    outputBytes: Number(workerData.outputBytes),
  })
