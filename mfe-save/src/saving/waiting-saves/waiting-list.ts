import { BoardLink } from '@tessera/contracts/entities/board'
import { AdvertiserId, PinId, SectionId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import type { Saving } from '../one-save/saving.ts'

const Waiting = z.object({
  pinId: PinId,
  board: BoardLink,
  section: z.optional(z.object({ id: SectionId, title: z.string(), slug: z.string() })),
  picture: z.optional(z.string()),
  advertiserId: z.optional(AdvertiserId),
})

type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const nameOf = (key: string): string => `tessera.waiting-saves.${key}`

/** Whether two saves put the same pin in the same place: then they are one. */
const isSameSave = (one: Saving, other: Saving): boolean =>
  one.pinId === other.pinId && one.board.id === other.board.id

/** The saves that wait for the network, of one person as one of their profiles; the first one first. */
export function waitingSaves(keeper: Keeper, key: string): readonly Saving[] {
  try {
    const kept = z.safeParse(z.array(Waiting), JSON.parse(keeper.getItem(nameOf(key)) ?? '[]'))
    return kept.success ? kept.data.map((one) => ({ ...one, picture: one.picture })) : []
  } catch {
    return []
  }
}

function keep(keeper: Keeper, key: string, saves: readonly Saving[]): boolean {
  try {
    if (saves.length === 0) keeper.removeItem(nameOf(key))
    else keeper.setItem(nameOf(key), JSON.stringify(saves))
    return true
  } catch {
    return false
  }
}

/** Keeps a save for later; a second one to the same place takes the first one's. False where nothing can be kept. */
export function addWaiting(keeper: Keeper, key: string, saving: Saving): boolean {
  const others = waitingSaves(keeper, key).filter((one) => !isSameSave(one, saving))
  return keep(keeper, key, [...others, saving])
}

/** Keeps a save no longer. */
export function dropWaiting(keeper: Keeper, key: string, saving: Saving): void {
  const all = waitingSaves(keeper, key)
  const others = all.filter((one) => !isSameSave(one, saving))
  if (others.length !== all.length) keep(keeper, key, others)
}
