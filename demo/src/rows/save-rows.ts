import { PinId, type UserId } from '@tessera/contracts/ids'
import { type Chance, chanceFrom, seedFrom } from '../pictures/chance.ts'
import type { Place } from './board-rows.ts'
import type { Making } from './making.ts'
import type { Original, PinRow } from './pin-rows.ts'

const tagsOf = (text: string): readonly string[] => text.match(/#\w+/g) ?? []

/** Returns the number of saves of a pin: most have few, some have many. */
const savesOf = (chance: Chance): number => Math.floor(chance.between(0, 1) ** 2.4 * 11)

/** Returns the boards that fit a pin: boards of its theme, and boards with its hashtags. */
function fitting(all: readonly Original[], places: readonly Place[]) {
  const ofTheme = Map.groupBy(places, ({ theme }) => theme)
  const byTag = new Map<string, Set<Place>>()
  for (const { pin, place } of all)
    for (const tag of tagsOf(pin.description))
      byTag.set(tag, (byTag.get(tag) ?? new Set()).add(place))
  return ({ pin, place }: Original, chance: Chance): readonly Place[] => {
    const kindred = place.theme === undefined ? [] : (ofTheme.get(place.theme) ?? [])
    const tagged = tagsOf(pin.description).flatMap((tag) => [...(byTag.get(tag) ?? [])])
    // A shared hashtag alone is a weak match; most saves stay within the theme.
    return kindred.length > 0 && chance.often(0.8) ? kindred : [...new Set(tagged)]
  }
}

/** Returns the people who may save to a board: its owner and its collaborators. */
export type Keepers = (place: Place) => readonly UserId[]

/** Returns saves by other people, to boards where the pin fits. */
export function saveRows(
  all: readonly Original[],
  places: readonly Place[],
  keepersOf: Keepers,
  { ids, now }: Making,
): readonly PinRow[] {
  const boardsFor = fitting(all, places)
  const saves = all.flatMap((original) => {
    const { row, pin } = original
    const chance = chanceFrom(seedFrom(`saves of ${pin.title}`))
    if (original.place.board.privacy !== 'public') return []
    const chosen = Array.from({ length: savesOf(chance) }, () => {
      const others = boardsFor(original, chance).filter(
        ({ board }) => board.ownerId !== row.pinnerId && board.archivedAt === null,
      )
      return others[Math.floor(chance.between(0, others.length))]
    })
    return [...new Set(chosen)].flatMap((place): Omit<PinRow, 'id'>[] => {
      if (place === undefined) return []
      const keepers = keepersOf(place).filter((id) => id !== row.pinnerId)
      const pinnerId = keepers[Math.floor(chance.between(0, keepers.length))]
      if (pinnerId === undefined) return []
      const span = now.getTime() - row.createdAt.getTime()
      const createdAt = new Date(row.createdAt.getTime() + chance.between(0.01, 1) * span)
      const section = place.sections.find(({ title }) => title === pin.section)
      const saved = {
        boardId: place.board.id,
        pinnerId,
        creatorId: row.pinnerId,
        sectionId: section?.id ?? null,
        createdAt,
      }
      return [{ ...row, ...saved, method: 'button', listed: false, rank: 0 }]
    })
  })
  return saves
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .map((save) => {
      const id = PinId.parse(ids.next())
      return { ...save, id, place: id }
    })
}
