import type { MediaId, UserId } from '@tessera/contracts/ids'
import { type Answer, given, refused } from '../../../calls/answer.ts'
import type { Tx } from '../../../platform/database/port.ts'
import { inArray } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import {
  blurPictures,
  lockMarks,
  markSensitive,
  unmarkSensitive,
} from '../../base/media/sensitive.ts'
import { media } from '../../base/media/tables.ts'
import { lockPerson } from '../acting/act-on-person.ts'
import { queueHouseEmail } from '../acting/emails.ts'
import type { Actor } from '../log/actor.ts'
import { appendToLog } from '../log/append.ts'

interface WantedMark {
  readonly mediaIds: readonly MediaId[]
  readonly isSensitive: boolean
  readonly reason: string
}

/** Returns those who uploaded pictures, each once. */
async function uploadersOf(tx: Tx, ids: readonly MediaId[]): Promise<readonly UserId[]> {
  const rows = await tx
    .selectDistinct({ id: media.ownerId })
    .from(media)
    .where(inArray(media.id, [...ids]))
    .orderBy(media.ownerId)
  return rows.flatMap(({ id }) => id ?? [])
}

/** Hides pictures behind a warning wherever they are shown, or shows them again, and tells those who uploaded them. */
export async function markPictures(
  ports: Ports,
  actor: Actor,
  { mediaIds, isSensitive, reason }: WantedMark,
): Promise<Answer<null>> {
  if (isSensitive) await blurPictures(ports, mediaIds, actor.id ?? actor.by)
  const changed = await ports.db.transaction(async (tx) => {
    const before = await lockMarks(tx, mediaIds)
    if (before.length === 0) return false
    const touched = before.filter(({ by }) => (isSensitive ? by !== 'house' : by !== null))
    const ids = touched.map(({ id }) => id)
    if (ids.length === 0) return true
    if (isSensitive) await markSensitive(tx, ids, 'house')
    else await unmarkSensitive(tx, ids)
    for (const id of await uploadersOf(tx, ids)) {
      const person = await lockPerson(tx, id)
      const news = isSensitive
        ? ({ kind: 'warned', reason } as const)
        : ({ kind: 'unwarned', reason: '' } as const)
      if (person !== undefined) await queueHouseEmail(tx, ports, person, news)
    }
    await appendToLog(tx, ports, {
      actor,
      act: 'content.mark',
      object: ids[0] ?? '',
      reason,
      before: { marks: touched.map(({ id, by }) => `${id} ${by ?? 'none'}`) },
      after: { marks: ids.map((id) => `${id} ${isSensitive ? 'house' : 'none'}`) },
    })
    return true
  })
  // No ad shows such a picture.
  ports.liveAds.forget()
  return changed ? given(null) : refused('not-found')
}
