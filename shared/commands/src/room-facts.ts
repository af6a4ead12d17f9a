import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RoomFacts } from '@tessera/contracts/room-facts'
import { root } from './root.ts'

/** A room with what its `facts.ts` states. */
export interface StatedFacts {
  /** The room's folder, as `mfe-save` or `shared/pins`. */
  readonly room: string
  readonly facts: RoomFacts
}

/** Reads the facts of every room of a checkout that states some. */
export const readFacts = (checkout = root): Promise<readonly StatedFacts[]> =>
  Promise.all(
    globSync('{server,shell,mfe-*,shared/*}/facts.ts', { cwd: checkout })
      .toSorted()
      .map(async (file): Promise<StatedFacts> => {
        const { default: facts } = await import(pathToFileURL(join(checkout, file)).href)
        return { room: dirname(file), facts }
      }),
  )

/** Joins what rooms state about files, by their paths from the root. */
export const factsOfFiles = (
  stated: readonly StatedFacts[],
  kind: 'storage' | 'writesWithoutCommand',
): ReadonlyMap<string, string> =>
  new Map(
    stated.flatMap(({ room, facts }) =>
      Object.entries(facts[kind] ?? {}).map(([path, fact]) => [`${room}/${path}`, fact] as const),
    ),
  )
