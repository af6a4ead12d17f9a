import { useQuery } from '@tanstack/react-query'
import type { Cache } from '@tessera/cache'
import { callErrorOf, queryOptions } from '@tessera/client'
import { getBoard } from '@tessera/contracts/calls/boards'
import { Board } from '@tessera/contracts/entities/board'
import { paths } from '@tessera/contracts/paths'
import { z } from '@tessera/contracts/schema'
import { useShell } from '@tessera/module/react'
import { useMemo } from 'react'

/** Returns the board that is at a path, when all of its fields are known. */
function knownBoard(cache: Cache, path: string): Board | undefined {
  const [id] = cache.find('board', ({ url }) => url === path)
  return id === undefined ? undefined : z.safeParse(Board, cache.read('board', id)).data
}

/** Queries the board at an address. A board that has just been renamed is shown at once. */
export function useBoard(username: string, boardSlug: string) {
  const { cache, client } = useShell()
  const path = paths.board.to({ username, boardSlug })
  // A new object for each render would cause the next one, until React gives up.
  const known = useMemo(() => knownBoard(cache, path), [cache, path])
  return useQuery({
    ...queryOptions(client, getBoard, { username, slug: boardSlug }),
    placeholderData: () => known,
  })
}

/** True when a board was deleted or became secret: what is known of it is no longer shown. */
export const isGone = (failure: Error | null): boolean =>
  failure !== null && callErrorOf(failure)?.code === 'not-found'
