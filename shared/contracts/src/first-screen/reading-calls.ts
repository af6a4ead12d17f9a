import { allCalls } from '../calls/all.ts'

/** The names of the calls whose answers a first screen may read: those that change nothing. */
export const readingCalls: ReadonlySet<string> = new Set(
  allCalls.filter(({ method }) => method === 'GET').map(({ name }) => name),
)
