import type { MediaId, UserId } from '@tessera/contracts/ids'
import { and, eq, isNull, type SQL, sql } from '../../../platform/database/sql.ts'
import { media } from '../../base/media/tables.ts'
import type { Sql } from '../../base/sql.ts'
import { boards } from '../boards/tables.ts'
import { pins } from '../pins/tables.ts'

/** The hashes that identify a picture. */
export interface PictureHashes {
  readonly sha: string
  readonly phash: bigint | null
}

/** Counts the differing bits between two perceptual hashes. */
const bitsFrom = (phash: bigint): SQL<number> =>
  sql<number>`bit_count((${media.phash} # ${phash.toString()}::bigint)::bit(64))::int`

/**
 * Returns pictures of a member's live pins that look nearly the same: perceptual hashes within
 * `maxDistance` bits, or the same file. Nearest first.
 */
export function similarPicturesOf(
  db: Sql,
  asked: {
    readonly ownerId: UserId
    readonly phash: bigint | null
    readonly maxDistance: number
    readonly sha?: string
  },
): Promise<readonly { readonly id: MediaId; readonly distance: number }[]> {
  const { phash } = asked
  const same = sql`${media.sha} = ${asked.sha ?? ''}`
  const distance =
    phash === null
      ? sql<number>`0`
      : sql<number>`case when ${same} then 0 else ${bitsFrom(phash)} end`
  const near = phash === null ? sql`false` : sql`${bitsFrom(phash)} <= ${asked.maxDistance}`
  return db
    .selectDistinct({ id: media.id, distance: distance.as('distance') })
    .from(pins)
    .innerJoin(boards, eq(boards.id, pins.boardId))
    .innerJoin(media, eq(media.id, pins.mediaId))
    .where(
      and(
        eq(pins.pinnerId, asked.ownerId),
        isNull(pins.deletedAt),
        isNull(boards.deletedAt),
        sql`(${same} or ${near})`,
      ),
    )
    .orderBy(sql`distance`, media.id)
    .limit(100)
}
