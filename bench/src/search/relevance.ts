import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { keptDemoWorld } from '@tessera/commands/product/demo-world'
import { type Person, visitor } from '@tessera/server/conformance/person'
import { createServiceOver, type MemoryService } from '@tessera/server/memory-service'
import { openEmbedded } from '@tessera/server/platform/database/embedded'
import type { Line } from '../measure.ts'
import { judgeFeeds } from './feeds.ts'
import { worldPins } from './judged-world.ts'
import { judgeBoards, judgeLikeThis, type Share } from './like-this.ts'
import { lineOfShares, linesOfMix, linesOfSet, printSearches, printShares } from './search-lines.ts'
import { judgeSearches, type SetOutcomes } from './search-outcomes.ts'
import { searchSets } from './search-sets.ts'
import { changedSince, readResults, type WrittenResults, writeResults } from './written-results.ts'

/** A visitor whose browser asks for a language. */
const reader = (service: MemoryService, language: string): Person =>
  visitor({
    ...service,
    fetch: (request, peer) => {
      request.headers.set('Accept-Language', language)
      return service.fetch(request, peer)
    },
  })

function resultsOf(
  sets: readonly SetOutcomes[],
  lists: Readonly<Record<string, readonly Share[]>>,
): WrittenResults {
  return {
    searches: Object.fromEntries(
      sets.flatMap(({ name, told, lacking }) =>
        [...told, ...lacking].map(({ query, ndcg, grades, titles }) => [
          `${name}: ${query}`,
          { ndcg: ndcg ?? null, grades: grades.join(''), titles: [...titles] },
        ]),
      ),
    ),
    shares: Object.fromEntries(
      Object.entries(lists).flatMap(([name, shares]) =>
        shares.map(({ of, share }) => [`${name}: ${of}`, share]),
      ),
    ),
  }
}

async function judgeAll(service: MemoryService) {
  const pins = await worldPins(service)
  const sets: SetOutcomes[] = []
  for (const set of searchSets)
    sets.push(await judgeSearches(reader(service, set.language), set, pins))
  const lists = {
    'more like this': await judgeLikeThis(visitor(service), pins),
    boards: await judgeBoards(service, visitor(service), pins),
  }
  return { sets, lists, feeds: await judgeFeeds(service, pins) }
}

/** Files that the judged results are written to, and compared with. */
export interface RelevanceFiles {
  readonly write: string | undefined
  readonly against: string | undefined
}

// The process runs in the checkout; files are those of the folder where the command was typed.
const fileAt = (file: string): string => resolve(process.env.INIT_CWD ?? '.', file)

function printChanges(before: WrittenResults, now: WrittenResults): void {
  const changes = changedSince(before, now)
  console.log('\nChanged since the written results, the worst first:')
  console.log(changes.length === 0 ? 'nothing' : changes.join('\n'))
}

/** Judges searches, related pins, ideas for boards and feeds of the demo world. */
export async function searchRelevance({
  write,
  against,
}: RelevanceFiles): Promise<readonly Line[]> {
  // Read first, so that a wrong name costs no minutes.
  const before = against === undefined ? undefined : await readResults(fileAt(against))
  const folder = await mkdtemp(join(tmpdir(), 'tessera-search-'))
  await cp(process.env.BENCH_WORLD ?? (await keptDemoWorld()), folder, { recursive: true })
  const opening = await openEmbedded(folder)
  if (!opening.ok) throw new Error(opening.fault.message)
  const service = await createServiceOver(opening.database, { settings: { budgetFactor: 1_000 } })
  try {
    const { sets, lists, feeds } = await judgeAll(service)
    for (const set of sets) printSearches(set)
    for (const [name, shares] of Object.entries(lists)) printShares(name, shares)
    const now = resultsOf(sets, lists)
    if (before !== undefined) printChanges(before, now)
    if (write !== undefined) await writeResults(fileAt(write), now)
    return [
      ...sets.flatMap(linesOfSet),
      lineOfShares('more like this', lists['more like this'], '0.75'),
      lineOfShares('boards', lists.boards, ''),
      ...feeds.flatMap(linesOfMix),
    ]
  } finally {
    await service.stop()
    await rm(folder, { recursive: true })
  }
}
