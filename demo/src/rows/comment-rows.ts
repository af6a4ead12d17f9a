import { CommentId, type UserId } from '@tessera/contracts/ids'
import type { comments } from '@tessera/server/contexts/pins/comments/tables'
import type { DemoWorld } from '../content/demo-entities.ts'
import { type SaidOf, saidOfAnything, saidOfGoods, saidOfTheme } from '../content/said-of.ts'
import { type Chance, chanceFrom, seedFrom } from '../pictures/chance.ts'
import type { Making, RowOf } from './making.ts'
import type { Original } from './pin-rows.ts'

type CommentRow = Omit<RowOf<typeof comments>, 'id'>

/** The share of pins with comments, and the most comments of a pin. */
const talkedOf = 0.42
const mostSaid = 6

/** Removes and returns one of the items. */
function drawn<Item>(from: Item[], chance: Chance): Item | undefined {
  return from.splice(Math.floor(chance.between(0, from.length)), 1)[0]
}

function poolOf({ pin, place }: Original): SaidOf {
  const own = pin.priceCents === undefined ? saidOfTheme(place.theme) : saidOfGoods
  return {
    remarks: [...new Set([...own.remarks, ...saidOfAnything.remarks.slice(0, 3)])],
    questions: own.questions,
  }
}

/** Returns the comments of a pin in their order, each with its author. */
function talkOf(original: Original, people: readonly UserId[], chance: Chance) {
  const { row } = original
  const pool = poolOf(original)
  const [remarks, questions] = [[...pool.remarks], [...pool.questions]]
  const talkers = people.filter((id) => id !== row.pinnerId)
  const lines: { authorId: UserId; text: string }[] = []
  const wanted = 1 + Math.floor(chance.between(0, 1) ** 2 * mostSaid)
  while (lines.length < wanted) {
    const authorId = drawn(talkers, chance)
    if (authorId === undefined) break
    const asked = chance.often(0.3) ? drawn(questions, chance) : undefined
    const text = asked?.[0] ?? drawn(remarks, chance)
    if (text === undefined) break
    lines.push({ authorId, text })
    if (asked !== undefined && chance.often(0.8))
      lines.push({ authorId: row.pinnerId, text: asked[1] })
  }
  return lines
}

/** Returns the comments on a world's public pins, oldest first. */
export function commentRows(
  world: DemoWorld,
  all: readonly Original[],
  idOf: (username: string) => UserId,
  { ids, now }: Making,
): readonly RowOf<typeof comments>[] {
  const people = world.people.filter(({ kind, state }) => kind !== 'business' && !state)
  const talkers = people.map(({ username }) => idOf(username))
  const said = all.flatMap((original): readonly CommentRow[] => {
    const { pin, place, row } = original
    const chance = chanceFrom(seedFrom(`said of ${pin.title}`))
    if (place.board.privacy !== 'public' || !chance.often(talkedOf)) return []
    let at = row.createdAt.getTime()
    return talkOf(original, talkers, chance).map((line) => {
      at += chance.between(0.01, 0.3) * (now.getTime() - at)
      return { pinId: row.id, originId: row.id, isOpen: true, ...line, createdAt: new Date(at) }
    })
  })
  return said
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .map((row) => ({ ...row, id: CommentId.parse(ids.next()) }))
}
