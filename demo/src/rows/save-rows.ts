import { PinId, type UserId } from '@tessera/contracts/ids'
import type { DemoNote, DemoPin } from '../content/demo-entities.ts'
import { type Chance, chanceFrom, seedFrom } from '../pictures/chance.ts'
import type { PlacedBoard } from './board-rows.ts'
import type { Making } from './making.ts'
import type { Original, PinRow } from './pin-rows.ts'

const tagsOf = (text: string): readonly string[] => text.match(/#\w+/g) ?? []

/** Saves of each pin of the hand-picked page: the same, so that age alone decides its order. */
const frontSaves = 5

/** Returns the number of saves of a pin: some have few, some have many. */
const savesOf = ({ frontPlace }: DemoPin, chance: Chance): number =>
  frontPlace === undefined ? Math.floor(chance.between(0, 1) ** 1.2 * 12) : frontSaves

function shuffled<Item>(items: readonly Item[], chance: Chance): readonly Item[] {
  return items
    .map((item) => ({ item, at: chance.between(0, 1) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item)
}

/** Returns the boards that fit a pin: boards of its theme, and boards with its hashtags. */
function fitting(all: readonly Original[], places: readonly PlacedBoard[]) {
  const ofTheme = Map.groupBy(places, ({ theme }) => theme)
  const byTag = new Map<string, Set<PlacedBoard>>()
  for (const { pin, place } of all)
    for (const tag of tagsOf(pin.description))
      byTag.set(tag, (byTag.get(tag) ?? new Set()).add(place))
  return ({ pin, place }: Original, chance: Chance): readonly PlacedBoard[] => {
    const kindred = shuffled(ofTheme.get(place.theme) ?? [], chance)
    const sharing = tagsOf(pin.description).flatMap((tag) => [...(byTag.get(tag) ?? [])])
    // One shared hashtag is a weak match, so it takes two, and boards of the theme come first.
    const tagged = sharing.filter((each, at) => sharing.indexOf(each) !== at)
    return [...new Set([...kindred, ...shuffled(tagged, chance)])]
  }
}

/** Returns the people who may save to a board: its owner and its collaborators. */
export type Keepers = (place: PlacedBoard) => readonly UserId[]

/** Returns the boards that a pin is saved to: those with a note first. */
function chosenPlaces(
  { pin, row }: Original,
  fits: readonly PlacedBoard[],
  notes: readonly DemoNote[],
  chance: Chance,
): readonly PlacedBoard[] {
  const others = fits.filter(
    ({ board }) => board.ownerId !== row.pinnerId && board.archivedAt === null,
  )
  const noted = others.filter(({ board }) => notes.some((note) => note.board === board.slug))
  const wanted = Math.max(savesOf(pin, chance), noted.length)
  return [...noted, ...others.filter((each) => !noted.includes(each))].slice(0, wanted)
}

/** Returns saves by other people, to boards where the pin fits. */
export function saveRows(
  all: readonly Original[],
  places: readonly PlacedBoard[],
  { keepersOf, notes }: { readonly keepersOf: Keepers; readonly notes: readonly DemoNote[] },
  { ids, now }: Making,
): readonly PinRow[] {
  const boardsFor = fitting(all, places)
  const saves = all.flatMap((original) => {
    const { row, pin } = original
    const chance = chanceFrom(seedFrom(`saves of ${pin.title}`))
    if (original.place.board.privacy !== 'public') return []
    const about = notes.filter(({ picture }) => picture === pin.picture)
    const chosen = chosenPlaces(original, boardsFor(original, chance), about, chance)
    return chosen.flatMap((place): Omit<PinRow, 'id'>[] => {
      const keepers = keepersOf(place).filter((id) => id !== row.pinnerId)
      const pinnerId = keepers[Math.floor(chance.between(0, keepers.length))]
      if (pinnerId === undefined) return []
      const span = now.getTime() - row.createdAt.getTime()
      const createdAt = new Date(row.createdAt.getTime() + chance.between(0.01, 1) * span)
      const section = place.sections.find(({ title }) => title === pin.section)
      const note = about.find(({ board }) => board === place.board.slug)?.note
      const saved = {
        boardId: place.board.id,
        pinnerId,
        creatorId: row.pinnerId,
        sectionId: section?.id ?? null,
        createdAt,
        ...(note === undefined ? {} : { note, noteFor: 'everyone' as const }),
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
