import type { ErrorCode } from '@tessera/contracts/errors/codes'
import type { PinId } from '@tessera/contracts/ids'
import type { Tx } from '../../../platform/database/port.ts'
import { eq } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { isWithheld } from '../../base/refused-pictures/refused-pictures.ts'
import type { Sql } from '../../base/sql.ts'
import { moveParts, noParts } from '../pin-parts/store.ts'
import { addPin } from '../pins/add.ts'
import { placeFor } from '../pins/place.ts'
import { postFault, postingOf } from '../pins/post-fault.ts'
import { lockDue, type ScheduledRow } from './store.ts'
import { scheduledPins } from './tables.ts'

type PublishPorts = Pick<Ports, 'ids' | 'clock' | 'events' | 'live'>

type Published = { readonly ok: true; readonly id: PinId } | { readonly ok: false; code: ErrorCode }

/** The options with which whoever scheduled a pin acts for its account. */
const actingOf = ({ ownerId, byId, advertiserId }: ScheduledRow) => ({
  ...(byId === null || ownerId === byId ? {} : { orbac_subject_id: ownerId }),
  ...(advertiserId === null ? {} : { advertiser_id: advertiserId }),
})

/** Finds the place of a scheduled pin for whoever scheduled it. */
export async function placeOf(tx: Sql, row: ScheduledRow) {
  if (row.boardId === null) return { ok: false, code: 'not-found' } as const
  const wanted = { board_id: row.boardId, section: row.sectionId }
  const sharing = { share_facebook: false, share_twitter: false }
  const viewer = { id: row.byId ?? row.ownerId, isPublishing: true }
  return placeFor(tx, viewer, { ...wanted, ...sharing, ...actingOf(row) })
}

/**
 * Publishes a locked scheduled pin: the pin is added and the scheduled one deleted in one
 * transaction, so it's published once.
 */
export async function publishLocked(
  tx: Tx,
  ports: PublishPorts,
  row: ScheduledRow,
): Promise<Published> {
  if (await isWithheld(tx, [row.mediaId])) return { ok: false, code: 'picture-refused' }
  const place = await placeOf(tx, row)
  if (!place.ok) return { ok: false, code: place.code }
  const { title, description, link, altText, method } = row
  const posting = postingOf({ title, description, alt_text: altText, link })
  const barred = await postFault(tx, ports, posting)
  if (barred !== undefined) return { ok: false, code: barred.code }
  const id = await addPin(tx, ports, {
    place,
    input: { title, description, method, alt_text: altText, link: link ?? undefined },
    mediaId: row.mediaId,
    parts: noParts,
  })
  await moveParts(tx, row.id, id)
  await tx.delete(scheduledPins).where(eq(scheduledPins.id, row.id))
  return { ok: true, id }
}

/** Publishes the next due pin, or marks it as failed. False when none is due. */
async function publishNext(ports: PublishPorts & Pick<Ports, 'db'>) {
  return ports.db.transaction(async (tx) => {
    const row = await lockDue(tx, ports.clock.now())
    if (row === undefined) return false
    const published = await publishLocked(tx, ports, row)
    if (!published.ok)
      await tx.update(scheduledPins).set({ isFailed: true }).where(eq(scheduledPins.id, row.id))
    return true
  })
}

/** Publishes all pins that are due. Returns their number. */
export async function publishDue(
  ports: PublishPorts & Pick<Ports, 'db'>,
  signal?: AbortSignal,
): Promise<number> {
  let count = 0
  while (await publishNext(ports)) {
    count += 1
    signal?.throwIfAborted()
  }
  return count
}
