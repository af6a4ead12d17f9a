import type { ErrorCode } from '@tessera/contracts/errors/codes'
import type { MediaId, UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import type { Archive } from '../../../platform/archives/port.ts'
import { and, eq } from '../../../platform/database/sql.ts'
import type { Slots } from '../../../platform/pages/slots.ts'
import { jobOf } from '../../../platform/readers/port.ts'
import { sha256 } from '../../../platform/secrets/sha256.ts'
import type { Ports } from '../../../ports.ts'
import { storeUploadedPicture } from '../../base/media/store-picture.ts'
import { media } from '../../base/media/tables.ts'
import {
  fetchOutsidePicture,
  outsidePictureMaxBytes,
} from '../../base/outside-pages/fetch-outside-picture.ts'
import { lookUp } from '../../base/outside-pages/look-up.ts'
import type { Sql } from '../../base/sql.ts'
import { withReservation } from '../../base/upload-quota/upload-quota.ts'
import { lookOfUpload } from '../uploads/similar.ts'
import { similarPicturesOf } from '../uploads/similar-pictures.ts'
import type { PlannedPin } from './plan.ts'
import { hostOf } from './polite-pages.ts'

/** Thrown while pictures of the member can't be decoded; the import continues later. */
export class PicturesAreBusy extends Error {}

/** The owner of a planned pin, and the archive that may have its picture. */
export interface PictureOf {
  readonly ownerId: UserId
  /** The line in which its pictures wait to be decoded. */
  readonly lane: number
  /** The turns of the pictures that are on their way, so that the member's own uploads have room. */
  readonly uploads: Slots
  readonly archive: Archive | undefined
  readonly signal: AbortSignal
}

/** A page or picture that can't be had, and what is known of its site. */
interface NoPicture {
  readonly ok: false
  readonly code: ErrorCode
  readonly color?: string | null | undefined
  readonly title?: string | undefined
}

const ownerOf = ({ ownerId, lane, signal }: PictureOf) => ({
  ownerId,
  who: `${jobOf(ownerId)}:${lane}`,
  signal,
})

type Stored = { readonly ok: true; readonly mediaId: MediaId } | NoPicture

/** Stores a picture as the member's own; one that they have already isn't decoded again. */
async function storedBytes(
  ports: Ports,
  bytes: Uint8Array<ArrayBuffer>,
  given: PictureOf,
): Promise<Stored> {
  const same = and(eq(media.sha, await sha256(bytes)), eq(media.ownerId, given.ownerId))
  const [there] = await ports.db.select({ id: media.id }).from(media).where(same).limit(1)
  if (there !== undefined) return { ok: true, mediaId: there.id }
  const stored = await storeUploadedPicture(ports, ownerOf(given), bytes)
  if (!stored.ok && (stored.code === 'too-busy' || stored.code === 'too-fast')) {
    given.signal.throwIfAborted()
    throw new PicturesAreBusy(stored.code)
  }
  return stored
}

/** Fetches a picture of another site and stores it within the day's quota. */
async function fetchedPicture(ports: Ports, url: string, given: PictureOf): Promise<Stored> {
  const { ownerId, signal } = given
  const turn = await given.uploads.take(signal)
  try {
    signal.throwIfAborted()
    return await withReservation<Stored>(
      ports,
      { ownerId, bytes: outsidePictureMaxBytes },
      async () => {
        const came = await fetchOutsidePicture(ports.pages, url, signal)
        if (!came.ok) return { result: came, came: 0 }
        return { result: await storedBytes(ports, came.bytes, given), came: came.bytes.length }
      },
    )
  } finally {
    turn?.giveBack()
  }
}

/** Stores the first picture of a page; of a page without one, what is known of its site. */
async function pagePicture(ports: Ports, link: string, given: PictureOf): Promise<Stored> {
  const { ownerId, signal } = given
  const looked = await lookUp(ports, link, { who: jobOf(ownerId), signal })
  if (!looked.ok) return { ok: false, code: looked.code, color: looked.color }
  const { items, title } = looked.found
  const site = { color: looked.color, title } as const
  const [first] = items
  if (first === undefined) return { ok: false, code: 'picture-missing', ...site }
  const stored = await fetchedPicture(ports, first.url, given)
  return stored.ok ? stored : { ok: false, code: stored.code, ...site }
}

async function storedPicture(ports: Ports, planned: PlannedPin, given: PictureOf): Promise<Stored> {
  const { file, imageUrl, link } = planned
  const bytes =
    file === null ? undefined : await given.archive?.read(file, limits.importPictureMaxBytes)
  // The bytes of an archive counted for the day's quota when it was uploaded.
  if (bytes !== undefined) return storedBytes(ports, bytes, given)
  const direct: Stored =
    imageUrl === null
      ? { ok: false, code: 'image-unreadable' }
      : await fetchedPicture(ports, imageUrl, given)
  // A cover that is gone says nothing about the page.
  if (direct.ok || link === null || refusals.has(direct.code)) return direct
  return pagePicture(ports, link, given)
}

/** Faults after which a link isn't kept either. */
const refusals: ReadonlySet<ErrorCode> = new Set(['link-blocked', 'picture-refused'])

/** Draws a card for a page without a picture, and stores it. */
async function storedCard(
  ports: Ports,
  { title, link }: { readonly title: string; readonly link: string },
  { color, given }: { readonly color: string | null; readonly given: PictureOf },
): Promise<Stored> {
  const site = hostOf(link).replace(/^www\./, '')
  return storedBytes(ports, await ports.images.card({ title, site, color }), given)
}

/** True when the member has a pin with the same picture already. */
async function isThere(db: Sql, mediaId: MediaId, ownerId: UserId): Promise<boolean> {
  const look = await lookOfUpload(db, mediaId, ownerId)
  if (look === undefined) return false
  const same = await similarPicturesOf(db, { ownerId, maxDistance: 0, ...look })
  return same.length > 0
}

/** The picture of a planned pin: its own, a card in its place, or none. */
export type FoundPicture =
  | { readonly state: 'duplicate' }
  | { readonly state: 'failed'; readonly why: ErrorCode }
  | {
      readonly state: 'found'
      readonly mediaId: MediaId
      /** The reason that it's a card; null for a picture. */
      readonly cardWhy: ErrorCode | null
      /** The page's own title, for a card whose link has none. */
      readonly title: string
    }

/**
 * Stores the picture of a planned pin. A link decides alone whether it is a duplicate, so only pictures without one are
 * compared; a link whose page is gone or has no picture gets a card.
 */
export async function findPicture(
  ports: Ports,
  planned: PlannedPin,
  given: PictureOf,
): Promise<FoundPicture> {
  const { link } = planned
  const stored = await storedPicture(ports, planned, given)
  if (stored.ok) {
    const { mediaId } = stored
    const isDuplicate = link === null && (await isThere(ports.db, mediaId, given.ownerId))
    return isDuplicate
      ? { state: 'duplicate' }
      : { state: 'found', mediaId, cardWhy: null, title: planned.title }
  }
  const { code } = stored
  if (code === 'too-busy' || code === 'uploads-many') {
    given.signal.throwIfAborted()
    throw new PicturesAreBusy(code)
  }
  if (link === null || refusals.has(code)) return { state: 'failed', why: code }
  const { color = null, title: ofPage = '' } = stored
  const title = planned.title || ofPage
  const card = await storedCard(ports, { title, link }, { color, given })
  if (!card.ok) return { state: 'failed', why: card.code }
  return { state: 'found', mediaId: card.mediaId, cardWhy: code, title }
}
