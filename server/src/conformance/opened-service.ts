import { afterAll, beforeAll } from 'vitest'
import type { MemoryService } from '../memory-service.ts'
import type { Opened } from './database-kinds.ts'

const startMilliseconds = 90_000

/** Opens a service for the tests of a group, and stops it after them. */
export function openedService(open: () => Promise<Opened>): () => MemoryService {
  let opened: Opened | undefined
  beforeAll(async () => {
    opened = await open()
  }, startMilliseconds)
  afterAll(() => opened?.stop())
  return () => {
    if (opened === undefined) throw new Error('The service is not open yet.')
    return opened.service
  }
}
