import { PinId } from '@tessera/contracts/ids'
import type { boards } from '../domains/boards/tables.ts'
import type { pins } from '../domains/pins/tables.ts'
import type { Ids } from '../platform/ids/port.ts'
import type { demoWorld } from './content/world.ts'
import { chanceOf } from './world-chance.ts'

type PinRow = typeof pins.$inferInsert

interface Place {
  readonly board: Pick<typeof boards.$inferInsert, 'id' | 'ownerId' | 'slug'>
}

const tagsOf = (text: string): readonly string[] => text.match(/#\w+/g) ?? []

/** The hashtags of each board's own pins, by the board's slug. */
function boardTags(world: typeof demoWorld): ReadonlyMap<string, ReadonlySet<string>> {
  const byBoard = Map.groupBy(world.pins, ({ board }) => board)
  const tags = [...byBoard].map(
    ([slug, pins]) => [slug, new Set(pins.flatMap((pin) => tagsOf(pin.description)))] as const,
  )
  return new Map(tags)
}

/** Some people save some of what the others made, to a board of their own where it fits. */
export function saveRows(
  world: typeof demoWorld,
  { ids, now }: { readonly ids: Ids; readonly now: Date },
  places: readonly Place[],
  originals: readonly PinRow[],
): readonly PinRow[] {
  const byTitle = new Map(world.pins.map((pin) => [`${pin.title} ${pin.link}`, pin]))
  const tags = boardTags(world)
  const saves = originals.flatMap((origin) => {
    const pin = byTitle.get(`${origin.title} ${origin.link}`)
    if (pin === undefined || !origin.listed) return []
    const fits = (slug: string) => tagsOf(pin.description).some((tag) => tags.get(slug)?.has(tag))
    const others = places.filter(
      ({ board }) => board.ownerId !== origin.pinnerId && fits(board.slug),
    )
    const count = Math.floor(chanceOf(pin, 1) * 5)
    const chosen = Array.from({ length: count }, (_, index) =>
      others.at(Math.floor(chanceOf(pin, 2 + index) * others.length)),
    )
    return [...new Set(chosen)].flatMap((place, index): PinRow[] => {
      if (place === undefined) return []
      const span = now.getTime() - origin.createdAt.getTime()
      const createdAt = new Date(origin.createdAt.getTime() + chanceOf(pin, 20 + index) * span)
      const { board } = place
      const saved = { boardId: board.id, pinnerId: board.ownerId, sectionId: null, createdAt }
      return [{ ...origin, ...saved, method: 'button', listed: false, rank: 0 }]
    })
  })
  return saves
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .map((save) => ({ ...save, id: PinId.parse(ids.next()) }))
}
