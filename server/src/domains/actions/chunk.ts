import { type BoardId, PinId, type SectionId } from '@tessera/contracts/ids'
import { alias } from '../../platform/database/define-tables.ts'
import { and, eq, isNull, sql } from '../../platform/database/sql.ts'
import type { Ids } from '../../platform/ids/port.ts'
import { sections } from '../boards/tables.ts'
import { countAdded, type MovedPin, relocate, removePins } from '../pins/relocate.ts'
import { pins } from '../pins/tables.ts'
import { lockIdeas } from '../pins/words.ts'
import type { Sql } from '../sql.ts'
import { movedPinColumns } from './chosen-pins.ts'
import { type ActionRow, effectOf } from './rules.ts'
import { actionPins } from './tables.ts'

/** Ids and time for running one chunk of an action. */
export interface Doing {
  readonly ids: Ids
  readonly now: Date
}

/**
 * Moves, copies or removes a chunk of an action's pins; its boards are locked. Returns how
 * many pins the target board had already: they're only moved to the requested section.
 */
export async function runChunk(
  tx: Sql,
  action: ActionRow,
  taken: readonly MovedPin[],
  doing: Doing,
): Promise<number> {
  const fate = effectOf(action)
  const { targetBoardId } = action
  if (fate === 'remove' || targetBoardId === null) {
    await note(tx, action, taken, 'removed')
    await removePins(tx, taken, { actionId: action.id, now: doing.now })
    return 0
  }
  const there = await ideasOn(tx, targetBoardId, taken, action.boardId)
  const fresh = taken.filter(({ originId }) => !there.has(originId))
  await gather(tx, action, [...there.values()], doing.ids)
  if (fate === 'copy') {
    await copy(tx, action, { pins: fresh, boardId: targetBoardId }, doing)
    return taken.length - fresh.length
  }
  const doubles = taken.filter(({ originId }) => there.has(originId))
  await note(tx, action, doubles, 'removed')
  await note(tx, action, fresh, 'moved')
  await removePins(tx, doubles, { actionId: action.id, now: doing.now })
  await move(tx, action, { pins: fresh, boardId: targetBoardId }, doing.ids)
  return doubles.length
}

/** Moves pins that the target board had already into the requested section. */
async function gather(
  tx: Sql,
  action: ActionRow,
  there: readonly MovedPin[],
  ids: Ids,
): Promise<void> {
  const { targetSectionId } = action
  if (targetSectionId === null) return
  const elsewhere = there.filter(({ sectionId }) => sectionId !== targetSectionId)
  const places = topPlaces(ids, elsewhere.length)
  await note(tx, action, elsewhere, 'moved')
  await relocate(
    tx,
    elsewhere.map((pin, index) => ({
      pin,
      to: { boardId: pin.boardId, sectionId: targetSectionId, place: places[index] ?? pin.place },
    })),
  )
}

interface Landing {
  readonly pins: readonly MovedPin[]
  readonly boardId: BoardId
}

/** Returns the pins of a board that show the same ideas as these pins, by idea. */
async function ideasOn(
  tx: Sql,
  boardId: BoardId,
  taken: readonly MovedPin[],
  from: BoardId,
): Promise<ReadonlyMap<PinId, MovedPin>> {
  if (boardId === from) return new Map()
  const origins = sql.param(taken.map(({ originId }) => originId))
  const rows = await tx
    .select(movedPinColumns)
    .from(pins)
    .where(
      and(
        eq(pins.boardId, boardId),
        sql`${pins.originId} = any(${origins}::bigint[])`,
        isNull(pins.deletedAt),
      ),
    )
  return new Map(rows.map((pin) => [pin.originId, pin]))
}

/** Returns places above all others, in the pins' order. */
const topPlaces = (ids: Ids, number: number): readonly PinId[] =>
  Array.from({ length: number }, () => PinId.parse(ids.next()))

async function move(tx: Sql, action: ActionRow, to: Landing, ids: Ids): Promise<void> {
  const places = topPlaces(ids, to.pins.length)
  const landing = await landingSections(tx, action, to.boardId)
  await relocate(
    tx,
    to.pins.map((pin, index) => ({
      pin,
      to: {
        boardId: to.boardId,
        sectionId: landing(pin.sectionId),
        place: places[index] ?? pin.place,
      },
    })),
  )
}

/**
 * Returns the section for each pin: the action's section or, in a merge, the one with the
 * same title.
 */
async function landingSections(
  tx: Sql,
  action: ActionRow,
  boardId: BoardId,
): Promise<(from: SectionId | null) => SectionId | null> {
  if (action.kind !== 'merge-board') return () => action.targetSectionId
  const theirs = alias(sections, 'theirs')
  const pairs = await tx
    .select({ from: sections.id, to: theirs.id })
    .from(sections)
    .innerJoin(
      theirs,
      and(
        eq(theirs.titleKey, sections.titleKey),
        eq(theirs.boardId, boardId),
        isNull(theirs.deletedAt),
      ),
    )
    .where(and(eq(sections.boardId, action.boardId), isNull(sections.deletedAt)))
  const byId = new Map(pairs.map(({ from, to }) => [from, to]))
  return (from) => (from === null ? null : (byId.get(from) ?? null))
}

async function copy(tx: Sql, action: ActionRow, to: Landing, doing: Doing): Promise<void> {
  if (to.pins.length === 0) return
  await lockIdeas(tx, to.pins)
  const places = topPlaces(doing.ids, to.pins.length)
  const made = to.pins.map((pin, index) => {
    const id = places[index] ?? pin.place
    const where = { boardId: to.boardId, sectionId: action.targetSectionId, place: id }
    return { ...pin, ...where, id, pinnerId: action.actorId, copyOf: pin.id }
  })
  const column = <Value>(of: (one: (typeof made)[number]) => Value) => sql.param(made.map(of))
  await tx.execute(sql`
    insert into ${pins} (id, origin_id, board_id, section_id, pinner_id, creator_id, media_id, title,
      description, link, note, method, price_amount, price_currency, sponsor_id, sponsorship, created_at, place, listed, rank)
    select copied.id, seen.origin_id, ${to.boardId}::bigint, ${action.targetSectionId}::bigint,
      ${action.actorId}::bigint, case when seen.id = seen.origin_id then seen.pinner_id else seen.creator_id end,
      seen.media_id, seen.title, seen.description, seen.link,
      case when seen.pinner_id = ${action.actorId}::bigint then seen.note else '' end, seen.method,
      seen.price_amount, seen.price_currency, seen.sponsor_id, seen.sponsorship, ${doing.now.toISOString()}::timestamptz,
      copied.id, false, 0
    from unnest(${column(({ id }) => id)}::bigint[], ${column(({ copyOf }) => copyOf)}::bigint[])
      copied(id, copy_of)
    join ${pins} seen on seen.id = copied.copy_of`)
  await note(tx, action, made, 'copied')
  await countAdded(tx, made)
}

type Change = (typeof actionPins.$inferInsert)['change']

/** Records where pins were, so that undo can put them back. */
async function note(
  tx: Sql,
  { id }: ActionRow,
  held: readonly MovedPin[],
  change: Change,
): Promise<void> {
  if (held.length === 0) return
  await tx.insert(actionPins).values(
    held.map((pin) => ({
      actionId: id,
      pinId: pin.id,
      boardId: pin.boardId,
      sectionId: pin.sectionId,
      place: pin.place,
      change,
    })),
  )
}
