import { boardTitleSuggestions, unsortedPins } from '@tessera/contracts/calls/boards'
import type { BoardId, UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { answerMember, given, refused } from '../../../calls/answer.ts'
import { and, desc, eq, isNull } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import {
  boardCardOf,
  boards,
  boardsToSaveTo,
  findPin,
  linkOf,
  nameKeyOf,
  pins,
} from '../../pins/index.ts'
import { boardFor, groupPins } from './group-pins.ts'
import { bestSubjects, boardNameOf } from './subject-names.ts'

/** Max names to suggest. */
const namesMost = 6
/** The latest pins of a quick board that are grouped. */
const groupedMost = 500

/** Returns the names of a member's boards, normalized. */
async function takenNames(db: Sql, ownerId: UserId): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ nameKey: boards.nameKey })
    .from(boards)
    .where(and(eq(boards.ownerId, ownerId), isNull(boards.deletedAt)))
  return new Set(rows.map(({ nameKey }) => nameKey))
}

const answerTitleSuggestions = answerMember(
  boardTitleSuggestions,
  async ({ ports, viewer, language }, { id }) => {
    const pin = await findPin(ports.db, id, viewer.id)
    if (pin === undefined) return refused('not-found')
    const taken = await takenNames(ports.db, viewer.id)
    const names = bestSubjects(pin).map((subject) => boardNameOf(subject, language))
    const free = [...new Set(names)].filter((name) => !taken.has(nameKeyOf(name)))
    return given(free.slice(0, namesMost).map((title) => ({ title })))
  },
)

const textsOn = (db: Sql, boardId: BoardId) =>
  db
    .select({ id: pins.id, title: pins.title, description: pins.description })
    .from(pins)
    .where(and(eq(pins.boardId, boardId), isNull(pins.deletedAt)))
    .orderBy(desc(pins.place), desc(pins.id))
    .limit(groupedMost)

const answerUnsortedPins = answerMember(unsortedPins, async ({ ports, viewer, language }) => {
  const all = await boardsToSaveTo(ports.db, viewer.id)
  // One that was restored from the trash may be a second one; saves go to the older.
  const [quick] = all
    .filter(({ layout, owner }) => layout === 'quick_create' && owner.id === viewer.id)
    .toSorted((one, other) => (BigInt(one.id) < BigInt(other.id) ? -1 : 1))
  if (quick === undefined) return given({ board: null, groups: [] })
  const others = all.filter(({ layout }) => layout !== 'quick_create')
  const groups = groupPins(await textsOn(ports.db, quick.id)).map(({ subject, pins: grouped }) => {
    const board = boardFor(subject, others)
    return {
      name: boardNameOf(subject, language),
      board: board === undefined ? null : linkOf(board),
      pin_ids: grouped.slice(0, limits.bulkAtOnce).map(({ id }) => id),
    }
  })
  return given({ board: boardCardOf(quick), groups })
})

/** Handlers of the calls that help to sort saved pins. */
export const sortingCalls = [answerTitleSuggestions, answerUnsortedPins]
