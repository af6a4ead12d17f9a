import type { UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { sql } from '../../../platform/database/sql.ts'
import type { Upload } from '../../../platform/uploads/port.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../sql.ts'
import { uploadQuotas, uploadReservations } from './tables.ts'

const windowMilliseconds = 24 * 3_600_000

/** A reservation for an upload. */
export interface Reservation {
  readonly id: string
  readonly ownerId: UserId
  readonly bytes: number
  readonly now: Date
}

/** Reasons that an account can't upload now. */
export type QuotaFault = 'uploads-many' | 'upload-quota'

/**
 * Reserves bytes of an account's quota before an upload starts. A single statement checks and
 * writes, so that concurrent uploads can't exceed the quota.
 */
export async function reserveBytes(db: Sql, hold: Reservation): Promise<QuotaFault | undefined> {
  const { id, ownerId, bytes, now } = hold
  if (bytes > limits.uploadDayBytes) return 'upload-quota'
  const at = now.toISOString()
  const edge = new Date(now.getTime() - windowMilliseconds).toISOString()
  const isOver = sql`quota.window_began <= ${edge}::timestamptz`
  const used = sql`case when ${isOver} then 0 else quota.used_bytes end`
  const { rows } = await db.execute(sql`
    with room as (
      insert into ${uploadQuotas} as quota (owner_id, held, held_bytes, used_bytes, window_began)
      values (${ownerId}, 1, ${bytes}, 0, ${at}::timestamptz)
      on conflict (owner_id) do update set
        held = quota.held + 1,
        held_bytes = quota.held_bytes + ${bytes},
        used_bytes = ${used},
        window_began = case when ${isOver} then ${at}::timestamptz else quota.window_began end
      where quota.held < ${limits.uploadsAtOnce}
        and quota.held_bytes + ${used} + ${bytes} <= ${limits.uploadDayBytes}
      returning owner_id
    )
    insert into ${uploadReservations} (id, owner_id, bytes, created_at)
    select ${id}, owner_id, ${bytes}, ${at}::timestamptz from room returning id`)
  return rows.length > 0 ? undefined : faultOf(db, ownerId)
}

/** Returns which of the two limits was exceeded; it may have room again by now. */
async function faultOf(db: Sql, ownerId: UserId): Promise<QuotaFault> {
  const { rows } = await db.execute<{ held: number }>(
    sql`select held from ${uploadQuotas} where owner_id = ${ownerId}`,
  )
  return Number(rows[0]?.held ?? 0) >= limits.uploadsAtOnce ? 'uploads-many' : 'upload-quota'
}

/**
 * Ends a reservation: received bytes count for the day, the rest is released. Safe to call twice.
 */
export async function endReservation(
  db: Sql,
  { id, ownerId, came }: { readonly id: string; readonly ownerId: UserId; readonly came: number },
): Promise<void> {
  await db.execute(sql`
    with ended as (
      delete from ${uploadReservations} where id = ${id} and owner_id = ${ownerId} returning owner_id, bytes
    )
    update ${uploadQuotas} as quota set
      held = quota.held - 1,
      held_bytes = quota.held_bytes - ended.bytes,
      used_bytes = quota.used_bytes + least(ended.bytes, ${came})
    from ended where quota.owner_id = ended.owner_id`)
}

/** Deletes an upload and releases the unused part of its reservation. */
export async function deleteUpload(
  { db, uploads }: Pick<Ports, 'db' | 'uploads'>,
  ownerId: UserId,
  upload: Pick<Upload, 'id' | 'offset'>,
): Promise<void> {
  await uploads.delete({ ownerId, id: upload.id })
  await endReservation(db, { id: upload.id, ownerId, came: upload.offset })
}

/** Releases the reservations of uploads started before this time. */
export async function endReservationsBefore(db: Sql, before: Date): Promise<void> {
  await db.execute(sql`
    with ended as (
      delete from ${uploadReservations} where created_at < ${before.toISOString()}::timestamptz
      returning owner_id, bytes
    ), sums as (
      select owner_id, count(*)::int as held, sum(bytes) as bytes from ended group by owner_id
    )
    update ${uploadQuotas} as quota set
      held = quota.held - sums.held, held_bytes = quota.held_bytes - sums.bytes
    from sums where quota.owner_id = sums.owner_id`)
}

/** The refusal when the quota is exceeded. */
export interface OverQuota {
  readonly ok: false
  readonly code: QuotaFault
  readonly data: Readonly<Record<string, unknown>>
}

/**
 * Runs work that receives bytes in one piece, with a reservation around it. Received bytes count
 * for the day; the rest is released.
 */
export async function withReservation<Result extends { readonly ok: boolean }>(
  { db, keys, clock }: Pick<Ports, 'db' | 'keys' | 'clock'>,
  wanted: Pick<Reservation, 'ownerId' | 'bytes'>,
  work: () => Promise<{ readonly result: Result; readonly came: number }>,
): Promise<Result | OverQuota> {
  const hold = { ...wanted, id: keys.next(), now: clock.now() }
  const fault = await reserveBytes(db, hold)
  if (fault !== undefined) return { ok: false, code: fault, data: { max: limits.uploadsAtOnce } }
  let came = hold.bytes
  try {
    const done = await work()
    came = done.came
    return done.result
  } finally {
    await endReservation(db, { id: hold.id, ownerId: hold.ownerId, came })
  }
}
