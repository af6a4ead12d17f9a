import type { ActionId, MediaId } from '@tessera/contracts/ids'
import type { Tx } from '../../../platform/database/port.ts'
import { and, eq, inArray, sql } from '../../../platform/database/sql.ts'
import { type Look, turns } from '../../../platform/images/look.ts'
import { isSameLook } from '../../../platform/images/same-look.ts'
import { alteredHashes, waveHash } from '../../../platform/images/wave-hash.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../sql.ts'
import { bitsFrom, hasBandNear } from './bands.ts'
import { refusedHashes, refusedPictures, withheldMedia } from './tables.ts'

/** The bits in which the hash of a copy may differ. Looks are compared after that, which is exact. */
const bitsMost = 10
const comparedMost = 6

/** A picture that somebody sends. */
export interface SentPicture {
  readonly sha: string
  /** Undefined when there is none to read, such as a video without a cover. */
  readonly look?: Look | undefined
}

/**
 * True for a picture that was removed and may not come back: the same file, or a copy of it in another size or
 * format, turned, mirrored, or with a twentieth cut off each side.
 */
export async function isRefusedPicture(db: Sql, { sha, look }: SentPicture): Promise<boolean> {
  const [same] = await db
    .select({ id: refusedPictures.id })
    .from(refusedPictures)
    .where(eq(refusedPictures.sha, sha))
    .limit(1)
  if (same !== undefined) return true
  const hash = look === undefined ? null : waveHash(look)
  if (look === undefined || hash === null) return false
  const bits = bitsFrom(refusedHashes.hash, sql`${hash.toString()}::bigint`)
  const near = await db
    .select({
      turn: refusedHashes.turn,
      cut: refusedHashes.cut,
      original: refusedPictures.look,
    })
    .from(refusedHashes)
    .innerJoin(refusedPictures, eq(refusedPictures.id, refusedHashes.refusedId))
    .where(and(hasBandNear(refusedHashes.hash, hash), sql`${bits} <= ${bitsMost}`))
    .orderBy(bits)
    .limit(comparedMost)
  return near.some(({ turn: number, cut, original }) => {
    const turn = turns.find((each) => each === number)
    return turn !== undefined && original !== null && isSameLook(look, original, { turn, cut })
  })
}

/** Refuses a picture from now on. */
export async function refusePicture(
  tx: Tx,
  { ids, clock }: Pick<Ports, 'ids' | 'clock'>,
  {
    removalId,
    sha,
    look,
  }: { readonly removalId: ActionId; readonly sha: string; readonly look: Look | null },
): Promise<void> {
  const id = ids.next()
  await tx.insert(refusedPictures).values({ id, removalId, sha, look, createdAt: clock.now() })
  const hashes = look === null ? [] : alteredHashes(look)
  if (hashes.length > 0)
    await tx.insert(refusedHashes).values(hashes.map((hash) => ({ refusedId: id, ...hash })))
}

/** True when one of these pictures was taken off its address. */
export async function isWithheld(db: Sql, ids: readonly MediaId[]): Promise<boolean> {
  if (ids.length === 0) return false
  const [found] = await db
    .select({ id: withheldMedia.mediaId })
    .from(withheldMedia)
    .where(inArray(withheldMedia.mediaId, [...ids]))
    .limit(1)
  return found !== undefined
}
