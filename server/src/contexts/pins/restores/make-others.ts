import type { LibraryKind, RestoreWhy } from '@tessera/contracts/calls/restores'
import { CommentId, NoteId, PinId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { and, eq, inArray, isNull, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { tellTerms } from '../../base/terms/check-texts.ts'
import { users } from '../../identity/index.ts'
import { normalizedNote } from '../board-notes/normalize-note.ts'
import { countOfNotes } from '../board-notes/store.ts'
import { boardNotes } from '../board-notes/tables.ts'
import { addComment } from '../comments/change.ts'
import { findReadPin } from '../comments/store.ts'
import { comments } from '../comments/tables.ts'
import type { Row } from '../library/rows.ts'
import { addParts } from '../pin-parts/store.ts'
import { postFault } from '../pins/post-fault.ts'
import { keep } from '../products/keep-product.ts'
import { products } from '../products/tables.ts'
import { isFitTime } from '../scheduled-pins/rules.ts'
import { countScheduled } from '../scheduled-pins/store.ts'
import { scheduledPins } from '../scheduled-pins/tables.ts'
import { liveBoards, liveSections } from './make-boards.ts'
import { filesOf, livePins, partsFor, restoredIdeas } from './make-pins.ts'
import { mappedIds, notLater, type Outcome, type Restoring, type Work } from './mapped.ts'

const leaver =
  ({ left }: Outcome, kind: LibraryKind) =>
  (name: string, why: RestoreWhy) => {
    left.push({ kind, name, why })
  }

/** Creates the person's notes on boards. */
export const makeNotes =
  (restoring: Restoring, rows: readonly Row<'notes'>[]): Work =>
  async (tx, outcome) => {
    const { ports, row } = restoring
    const leave = leaver(outcome, 'notes')
    const ids = rows.map(({ id }) => id)
    const mapped = await mappedIds(tx, row, 'notes', ids)
    const live = new Set(
      (
        await tx
          .select({ id: boardNotes.id })
          .from(boardNotes)
          .where(
            and(
              inArray(
                boardNotes.id,
                ids.map((id) => NoteId.parse(mapped.get(id) ?? id)),
              ),
              eq(boardNotes.authorId, row.userId),
              isNull(boardNotes.deletedAt),
            ),
          )
      ).map(({ id }) => String(id)),
    )
    const onBoards = await liveBoards(
      tx,
      restoring,
      rows.map(({ board }) => board),
    )
    const now = ports.clock.now()
    for (const note of rows) {
      const name = note.title || note.text.slice(0, 60)
      const boardId = onBoards.get(note.board)
      const said = normalizedNote(note)
      if (live.has(mapped.get(note.id) ?? note.id)) outcome.already += 1
      else if (boardId === undefined) leave(name, 'no-board')
      else if (said === undefined) leave(name, 'unfit')
      else if ((await countOfNotes(tx, boardId)) >= limits.boardNotesMax) leave(name, 'full')
      else {
        const id = NoteId.parse(ports.ids.next())
        const { readers, created_at: createdAt, edited_at: editedAt } = note
        await tx.insert(boardNotes).values({
          ...said,
          id,
          boardId,
          authorId: row.userId,
          readers,
          createdAt: notLater(createdAt, now),
          editedAt: editedAt && notLater(editedAt, now),
        })
        if (note.place !== null)
          await tx.execute(sql`update ${boardNotes} set place = least(${note.place}::bigint, id)
            where id = ${id}::bigint`)
        outcome.things.push({ kind: 'notes', oldId: note.id, newId: id })
      }
    }
  }

/** Creates the person's comments on Pins that are here. */
export const makeComments =
  (restoring: Restoring, rows: readonly Row<'comments'>[]): Work =>
  async (tx, outcome) => {
    const { ports, row } = restoring
    const leave = leaver(outcome, 'comments')
    const ids = rows.map(({ id }) => id)
    const mapped = await mappedIds(tx, row, 'comments', ids)
    const live = new Set(
      (
        await tx
          .select({ id: comments.id })
          .from(comments)
          .where(
            and(
              inArray(
                comments.id,
                ids.map((id) => CommentId.parse(mapped.get(id) ?? id)),
              ),
              eq(comments.authorId, row.userId),
            ),
          )
      ).map(({ id }) => String(id)),
    )
    const onPins = await livePins(
      tx,
      restoring,
      rows.flatMap(({ pin }) => pin ?? []),
    )
    const ofIdeas = await restoredIdeas(
      tx,
      restoring,
      rows.map(({ idea }) => idea),
    )
    const [author] = await tx
      .select({ id: users.id, username: users.username, fullName: users.fullName })
      .from(users)
      .where(eq(users.id, row.userId))
    if (author === undefined) return
    for (const comment of rows) {
      const { text } = comment
      const onPin = comment.pin === null ? undefined : onPins.get(comment.pin)
      const pinId = onPin ?? ofIdeas.get(comment.idea)
      const pin = pinId === undefined ? undefined : await findReadPin(tx, pinId, row.userId)
      if (live.has(mapped.get(comment.id) ?? comment.id)) outcome.already += 1
      else if (pin === undefined) leave(text.slice(0, 60), 'no-pin')
      else if (text === '') leave(text, 'unfit')
      // The service can't tell whether the words were really said about somebody else's idea.
      else if (pin.creatorId !== null && pin.creatorId !== row.userId)
        leave(text.slice(0, 60), 'not-allowed')
      else if ((await postFault(tx, ports, { place: 'comment', texts: [text] })) !== undefined)
        leave(text.slice(0, 60), 'not-allowed')
      else {
        const id = CommentId.parse(ports.ids.next())
        const createdAt = notLater(comment.created_at, ports.clock.now())
        const said = { id, isOpen: pin.isOpen, text, createdAt }
        // Nobody hears of it again.
        await addComment(tx, { ...said, author: { ...author, portraitKey: null } }, pin.id)
        const told = { place: 'comment', kind: 'comment', id, ownerId: row.userId } as const
        if (pin.isOpen) await tellTerms(tx, ports, { ...told, texts: [text] })
        outcome.things.push({ kind: 'comments', oldId: comment.id, newId: id })
      }
    }
  }

/** True when the account may schedule Pins: it is a business. */
const isBusiness = async (db: Sql, { userId }: Restoring['row']): Promise<boolean> =>
  (await db.$count(users, and(eq(users.id, userId), eq(users.isPartner, true)))) > 0

/**
 * Creates scheduled pins. One whose time is over, or too far away, waits until the person chooses a new one, and so
 * do those of an account that may not schedule any more.
 */
export async function makeSchedules(
  restoring: Restoring,
  rows: readonly Row<'schedules'>[],
): Promise<Work> {
  const { ports, row } = restoring
  const files = await filesOf(
    restoring,
    rows.flatMap(({ media, pictures }) => [media, ...pictures.map((picture) => picture.media)]),
  )
  return async (tx, outcome) => {
    const leave = leaver(outcome, 'schedules')
    const ids = rows.map(({ id }) => id)
    const mapped = await mappedIds(tx, row, 'schedules', ids)
    const live = new Set(
      (
        await tx
          .select({ id: scheduledPins.id })
          .from(scheduledPins)
          .where(
            and(
              inArray(
                scheduledPins.id,
                ids.map((id) => PinId.parse(mapped.get(id) ?? id)),
              ),
              eq(scheduledPins.ownerId, row.userId),
            ),
          )
      ).map(({ id }) => String(id)),
    )
    const onBoards = await liveBoards(
      tx,
      restoring,
      rows.flatMap(({ board }) => board ?? []),
    )
    const inSections = await liveSections(
      tx,
      restoring,
      rows.flatMap(({ section }) => section ?? []),
    )
    const tagged = await livePins(
      tx,
      restoring,
      rows.flatMap(({ tags }) => tags.flatMap(({ pin }) => pin ?? [])),
    )
    const maySchedule = await isBusiness(tx, row)
    const now = ports.clock.now()
    for (const pin of rows) {
      const { title, method } = pin
      const stored = files.get(pin.media.id)
      if (live.has(mapped.get(pin.id) ?? pin.id)) outcome.already += 1
      else if (stored?.ok !== true) leave(title, stored?.why ?? 'no-file')
      else if ((await countScheduled(tx, row.userId)) >= limits.scheduledPinsMax)
        leave(title, 'full')
      else {
        const id = PinId.parse(ports.ids.next())
        const boardId = pin.board === null ? undefined : onBoards.get(pin.board)
        const section = pin.section === null ? undefined : inSections.get(pin.section)
        await tx.insert(scheduledPins).values({
          id,
          ownerId: row.userId,
          byId: row.userId,
          advertiserId: null,
          boardId: boardId ?? null,
          sectionId: section?.boardId === boardId ? (section?.id ?? null) : null,
          mediaId: stored.mediaId,
          title,
          description: pin.description,
          link: pin.link,
          altText: pin.alt_text,
          method:
            method === 'scraped' || method === 'pinbuilder' || method === 'button'
              ? method
              : 'uploaded',
          publishAt: pin.publish_at,
          isFailed: !maySchedule || !isFitTime(pin.publish_at, now),
          createdAt: notLater(pin.created_at, now),
        })
        const parts = partsFor(pin, { files, tagged }, (why) => leave(title, why))
        await addParts(tx, id, parts)
        outcome.things.push({ kind: 'schedules', oldId: pin.id, newId: id })
      }
    }
  }
}

/** Saves products for later again. */
export const makeKept =
  (restoring: Restoring, rows: readonly Row<'kept'>[]): Work =>
  async (tx, outcome) => {
    const { ports, row } = restoring
    const leave = leaver(outcome, 'kept')
    const ideas = await restoredIdeas(
      tx,
      restoring,
      rows.map(({ idea }) => idea),
    )
    for (const kept of rows) {
      const originId = ideas.get(kept.idea) ?? PinId.parse(kept.idea)
      const isHere = (await tx.$count(products, eq(products.originId, originId))) > 0
      if (!isHere) {
        leave(kept.title, 'no-idea')
        continue
      }
      await keep(
        tx,
        { userId: row.userId, originId },
        {
          keptAt: notLater(kept.kept_at, ports.clock.now()),
          price: kept.price,
          tellsDrops: kept.tells_drops,
          tellsFrom: kept.tells_from,
          tellsBack: kept.tells_back,
        },
      )
      outcome.things.push({ kind: 'kept', oldId: kept.idea, newId: originId })
    }
  }

/** Lists what belongs to other people. */
export const listPeople =
  (rows: readonly Row<'people'>[]): Work =>
  async (_, outcome) => {
    for (const { name } of rows) outcome.left.push({ kind: 'people', name, why: 'person' })
  }
