import { homeFeed } from '@tessera/contracts/calls/feed'
import type { Pin } from '@tessera/contracts/entities/pin'
import type { PinId } from '@tessera/contracts/ids'
import { follows } from '../contexts/pins/users/tables.ts'
import type { MemoryService } from '../memory-service.ts'
import { addPins, idOf, type Keeper } from './ideas.ts'
import type { Person } from './person.ts'

/** Returns every page of a feed, with an action after each. */
export async function walked(
  person: Person,
  pageSize: number,
  between: (page: number) => Promise<unknown> = async () => undefined,
): Promise<readonly Pin[]> {
  const seen: Pin[] = []
  let bookmark: string | null | undefined
  for (let page = 1; bookmark !== null; page += 1) {
    const came = await person.call(homeFeed, {
      page_size: pageSize,
      ...(bookmark === undefined ? {} : { bookmark }),
    })
    if (came.error !== null) throw new Error(came.error.message)
    seen.push(...(came.data ?? []))
    bookmark = came.bookmark
    await between(page)
  }
  return seen
}

/** Follows a keeper. */
export async function follow(
  { ports }: MemoryService,
  person: Person,
  followed: Keeper,
): Promise<void> {
  const createdAt = ports.clock.now()
  const followerId = await idOf(person)
  await ports.db.insert(follows).values({ followerId, followedId: followed.id, createdAt })
}

/** Adds pins to a keeper's board. */
export const somePins = (service: MemoryService, pinner: Keeper, count: number): Promise<PinId[]> =>
  addPins(
    service,
    Array.from({ length: count }, () => ({ pinner })),
  )

/** Returns the ids of pins, in order. */
export const idsOf = (all: readonly Pin[]): readonly PinId[] => all.map(({ id }) => id)
