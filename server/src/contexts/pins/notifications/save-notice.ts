import type { PinId, UserId } from '@tessera/contracts/ids'
import { type SQL, sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import { aboutOf } from './new-notification.ts'
import {
  insertNotification,
  notificationTimes,
  notificationValues,
  sendNotification,
} from './notify.ts'

/** The rows of a statement that saves a pin. */
interface Saving {
  /** One row when somebody is to hear of the save. */
  readonly from: SQL
  /** The idea's creator in that row. */
  readonly creatorId: SQL
  /** The pins that the statement adds. */
  readonly addedPins: SQL
}

/**
 * Returns the part of a statement that notifies an idea's creator of a save, so that a save stays one
 * statement. `saveNoticeValues` fills its placeholders.
 */
export function saveNotice(db: Sql, { from, creatorId, addedPins }: Saving) {
  const id = sql`${sql.placeholder('notificationId')}::bigint`
  const values = { ...notificationValues, id, userId: creatorId }
  const part = db.$with('notified').as(insertNotification(db, values, { from, addedPins }))
  return {
    part,
    inProduct: sql<boolean | null>`(select ${part.inProduct} from ${part})`,
    byEmail: sql<boolean | null>`(select ${part.byEmail} from ${part})`,
  }
}

/** Returns the values of the placeholders of a save's notice. */
export function saveNoticeValues(
  { ids }: Pick<Ports, 'ids'>,
  saved: { readonly id: PinId; readonly pinnerId: UserId; readonly createdAt: Date },
) {
  const kind = 'pin-saved'
  const about = aboutOf({ kind, actorId: saved.pinnerId, pinId: saved.id })
  return {
    ...about,
    ...notificationTimes(saved.createdAt),
    kind,
    data: JSON.stringify(about.data),
    notificationId: ids.next(),
  }
}

/** Sends what follows a save's notice, when the statement inserted one. */
export async function sendSaveNotice(
  tx: Sql,
  ports: Pick<Ports, 'live' | 'jobs'>,
  told: {
    readonly notificationId: string
    readonly creatorId: UserId | null
    readonly inProduct: boolean | null
    readonly byEmail: boolean | null
  },
): Promise<void> {
  const { notificationId: id, creatorId: userId, inProduct, byEmail } = told
  if (userId === null || inProduct === null || byEmail === null) return
  await sendNotification(tx, ports, { id, userId, inProduct, byEmail })
}
