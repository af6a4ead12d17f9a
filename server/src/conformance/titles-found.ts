import { searchPins } from '@tessera/contracts/calls/search'
import { sweepSearch } from '../contexts/discovery/search/sweep.ts'
import type { MemoryService } from '../memory-service.ts'
import type { Person } from './person.ts'

/** Returns the titles of the pins that a search finds, in order. */
export const found = async (
  person: Person,
  query: string,
  more: Readonly<Record<string, unknown>> = {},
) => (await person.done(searchPins, { query, ...more })).results.map(({ title }) => title)

/** Runs the search jobs that would run in a while. */
export async function swept({ ports }: MemoryService): Promise<void> {
  await ports.queryCounts.write()
  await sweepSearch(ports.db, new Date(ports.clock.now().getTime() + 60_000))
}
