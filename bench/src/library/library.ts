import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { say } from '@tessera/commands/say'
import type { Call } from '@tessera/contracts/calls/define-call'
import { countLibrary, libraryPins } from '@tessera/contracts/calls/library'
import { searchPins } from '@tessera/contracts/calls/search'
import { createServiceOver } from '@tessera/server/memory-service'
import { openEmbedded } from '@tessera/server/platform/database/embedded'
import { type Line, timed } from '../measure.ts'
import { callOf } from '../service/asked.ts'
import { fillWorld, worldOf } from '../service/fill-world.ts'
import { loggedIn, readers } from '../service/filled-service.ts'
import { quantile } from '../service/under-load.ts'
import { vocabulary } from '../service/world-words.ts'
import { fillLibrary } from './fill-library.ts'

const rounds = { warm: 3, counted: 40 } as const
const othersPins = 10_000
const target = 'under 300 ms'

interface LibraryRead {
  readonly name: string
  readonly call: Call
  readonly input: (at: number) => Readonly<Record<string, unknown>>
}

const common = (at: number): string => vocabulary[5 + at] ?? ''
const rare = (at: number): string => vocabulary[3_900 - at * 7] ?? ''
/** A word with two of its letters swapped. */
const typo = (at: number): string =>
  rare(at).replace(
    /^(..)(.)(.)/,
    (_, start: string, one: string, other: string) => start + other + one,
  )

const reads: readonly LibraryRead[] = [
  { name: 'library, latest first', call: libraryPins, input: () => ({}) },
  { name: 'library, by title', call: libraryPins, input: () => ({ sort: 'title' }) },
  { name: 'library, by site', call: libraryPins, input: () => ({ sort: 'site' }) },
  { name: 'library, by creation', call: libraryPins, input: () => ({ sort: 'made' }) },
  { name: 'library, with a note', call: libraryPins, input: () => ({ has: 'note' }) },
  { name: 'library, of a color', call: libraryPins, input: () => ({ color: 'green' }) },
  { name: 'library, of a site', call: libraryPins, input: (at) => ({ site: `${rare(at)}.test` }) },
  {
    name: 'library, of a board',
    call: libraryPins,
    input: (at) => ({ board_id: String(5_000_000 + at) }),
  },
  { name: 'look-up, common words', call: libraryPins, input: (at) => ({ query: common(at) }) },
  { name: 'look-up, rare words', call: libraryPins, input: (at) => ({ query: rare(at) }) },
  { name: 'look-up, typos', call: libraryPins, input: (at) => ({ query: typo(at) }) },
  {
    name: 'look-up, two words by title',
    call: libraryPins,
    input: (at) => ({ query: `${common(at)} ${common(at + 1)}`, sort: 'title' }),
  },
  { name: 'look-up, nothing found', call: libraryPins, input: (at) => ({ query: `qwzxv${at}` }) },
  {
    name: 'search in one’s own pins',
    call: searchPins,
    input: (at) => ({ query: rare(at), scope: 'my_pins' }),
  },
  { name: 'count of all', call: countLibrary, input: () => ({}) },
  { name: 'count of a look-up', call: countLibrary, input: (at) => ({ query: common(at) }) },
]

async function measured(pins: number): Promise<readonly number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-bench-'))
  const opening = await openEmbedded(folder)
  if (!opening.ok) throw new Error(opening.fault.message)
  const service = await createServiceOver(opening.database, { settings: { budgetFactor: 1_000 } })
  try {
    const world = worldOf(othersPins)
    say(`Makes ${pins} pins of one person beside ${othersPins} of others, by rows …`)
    await fillWorld(opening.database.db, world)
    await fillLibrary(opening.database.db, world, pins)
    await service.ports.jobs.stop()
    const cookies = await loggedIn(service)
    const late: number[] = []
    for (const { name, call, input } of reads) {
      const took: number[] = []
      for (let at = 0; at < rounds.warm + rounds.counted; at += 1) {
        // The first session is the librarian's.
        const given = { input: input(at), at: at * readers }
        const time = await timed(async () => void (await callOf({ service, cookies }, call, given)))
        if (at >= rounds.warm) took.push(time)
      }
      late.push(quantile(took, 0.95))
      say(`${name}: ${quantile(took, 0.95).toFixed(1)} ms`)
    }
    return late
  } finally {
    await service.stop()
    await opening.database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The p95 of a library of very many pins on the embedded database, beside one of a hundredth. */
export async function library(pins: number): Promise<readonly Line[]> {
  const many = await measured(pins)
  const few = await measured(Math.ceil(pins / 100))
  return reads.map(({ name }, at) => {
    const [one = Number.NaN, other = Number.NaN] = [many[at], few[at]]
    return {
      name: `${name}, p95`,
      ours: `${one.toFixed(1)} ms`,
      beside: `${other.toFixed(1)} ms`,
      ratio: one / other,
      target,
    }
  })
}
