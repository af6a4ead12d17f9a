import type { Notification } from '@tessera/contracts/calls/notifications'
import type { UserId } from '@tessera/contracts/ids'
import { ActionId } from '@tessera/contracts/ids'
import { pictureUrl } from '../../base/media/rules.ts'
import type { Sql } from '../../base/sql.ts'
import { cardOf } from '../../identity/index.ts'
import { linkOf } from '../pins/rules.ts'
import { boardsNamed, type notificationsOf, pinsNamed } from './store.ts'

/** A notification as stored, with its actor. */
type NotificationRow = Awaited<ReturnType<typeof notificationsOf>>[number]
type Subject = Notification['subject']

/** Loads the subjects of these notifications, by kind and id. */
async function subjectsOf(
  db: Sql,
  rows: readonly NotificationRow[],
  readerId: UserId,
): Promise<ReadonlyMap<string, Subject>> {
  const idsOf = (kind: NotificationRow['subjectKind']) =>
    rows.flatMap((row) => (row.subjectKind === kind ? (row.subjectId ?? []) : []))
  const boards = await boardsNamed(db, idsOf('board'), readerId)
  const pins = await pinsNamed(db, idsOf('pin'), readerId)
  const subjects = new Map<string, Subject>()
  for (const board of boards)
    subjects.set(`board ${board.id}`, { type: 'board', board: linkOf(board) })
  for (const { id, ideaId, title, pictureKey, board } of pins)
    subjects.set(`pin ${id}`, {
      type: 'pin',
      id,
      idea_id: ideaId,
      title,
      image_url: pictureUrl(pictureKey, '236x'),
      board: linkOf(board),
    })
  for (const id of idsOf('action'))
    subjects.set(`action ${id}`, { type: 'action', id: ActionId.parse(String(id)) })
  return subjects
}

/**
 * Returns notifications as their reader sees them; skips those whose subject has just been deleted.
 */
export async function shownNotifications(
  db: Sql,
  rows: readonly NotificationRow[],
  readerId: UserId,
): Promise<Notification[]> {
  const subjects = await subjectsOf(db, rows, readerId)
  return rows.flatMap((row) => {
    const subject =
      row.subjectKind === null ? null : subjects.get(`${row.subjectKind} ${row.subjectId}`)
    if (subject === undefined) return []
    return {
      id: row.id,
      kind: row.kind,
      actor: row.actor === null ? null : cardOf({ ...row.actor, portraitKey: row.portraitKey }),
      subject,
      data: row.data,
      is_seen: row.seenAt !== null,
      created_at: row.createdAt.toISOString(),
    }
  })
}
