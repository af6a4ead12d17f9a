import { boardTitleSuggestions, unsortedPins } from '@tessera/contracts/calls/boards'
import type { BoardId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { answerMember, given, refused } from '../../../calls/answer.ts'
import { and, desc, eq, isNull } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { boardCardOf, boardsToSaveTo, findPin, linkOf, nameKeyOf, pins } from '../../pins/index.ts'
import { boardFor, groupPins } from './group-pins.ts'
import { bestSubjects, boardNameOf } from './subject-names.ts'

/** Max names to suggest. */
const namesMost = 6
/** The latest pins of a quick board that are grouped. */
const groupedMost = 500

const answerTitleSuggestions = answerMember(
  boardTitleSuggestions,
  async ({ ports, viewer, language }, { id }) => {
    const pin = await findPin(ports.db, id, viewer.id)
    if (pin === undefined) return refused('not-found')
    const boards = await boardsToSaveTo(ports.db, viewer.id)
    const taken = new Set(boards.map(({ name }) => nameKeyOf(name)))
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
  const boards = await boardsToSaveTo(ports.db, viewer.id)
  const quick = boards.find(
    ({ layout, owner }) => layout === 'quick_create' && owner.id === viewer.id,
  )
  if (quick === undefined) return given({ board: null, groups: [] })
  const others = boards.filter(({ layout }) => layout !== 'quick_create')
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
