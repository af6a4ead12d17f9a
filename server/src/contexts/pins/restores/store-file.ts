import type { RestoreWhy } from '@tessera/contracts/calls/restores'
import { MediaId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { timings } from '@tessera/contracts/timings'
import { and, eq } from '../../../platform/database/sql.ts'
import { jobOf, readForJob } from '../../../platform/readers/port.ts'
import type { UploadedFile } from '../../../platform/uploads/port.ts'
import { blurPictures } from '../../base/media/sensitive.ts'
import { storeUploadedPicture } from '../../base/media/store-picture.ts'
import { storeVideo } from '../../base/media/store-video.ts'
import { media } from '../../base/media/tables.ts'
import { videoReader } from '../../base/media/video-reader.ts'
import { users } from '../../identity/index.ts'
import type { LibraryMedia } from '../library/rows.ts'
import { dressVideo } from '../pin-parts/dress-video.ts'
import { keepMapped, mappedIds, type Restoring } from './mapped.ts'

/** A picture or video that is stored, or why it can't be. */
export type StoredFile =
  | {
      readonly ok: true
      readonly mediaId: MediaId
      /** The fault of a part that it is stored without. */
      readonly without?: RestoreWhy
    }
  | { readonly ok: false; readonly why: RestoreWhy }

/** Thrown while pictures of the member can't be decoded; the restore continues later. */
export class DecodingIsBusy extends Error {}

const left = (why: RestoreWhy): StoredFile => ({ ok: false, why })

function afterFault(code: string): StoredFile {
  if (code === 'too-fast' || code === 'too-busy') throw new DecodingIsBusy(code)
  if (code === 'picture-refused') return left(code)
  return left(code === 'image-too-large' ? 'file-too-large' : 'file-unreadable')
}

/** Reads a file of the download; the reason when it's missing, too large or not the one that was packed. */
async function fileBytes(
  { archive, names }: Restoring,
  name: string,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | RestoreWhy> {
  if (!names.has(name)) return 'no-file'
  const bytes = await archive.read(name, most)
  if (bytes !== undefined) return bytes
  const size = archive.files.find((file) => file.name === name)?.size ?? 0
  return size > most ? 'file-too-large' : 'file-altered'
}

const fileOf = (bytes: Uint8Array<ArrayBuffer>): UploadedFile => ({
  size: bytes.length,
  read: async (first, length) => bytes.slice(first, first + length),
  stream: () => new Blob([bytes]).stream(),
})

async function mayHaveVideos({ ports, row }: Restoring): Promise<boolean> {
  const allowed = and(eq(users.id, row.userId), eq(users.videoUploadAllowed, true))
  return (await ports.db.$count(users, allowed)) > 0
}

async function storeNewVideo(
  restoring: Restoring,
  file: LibraryMedia & { readonly video: string },
  poster: Uint8Array<ArrayBuffer>,
): Promise<StoredFile> {
  const { ports, row, signal } = restoring
  if (!(await mayHaveVideos(restoring))) return left('video-not-allowed')
  const bytes = await fileBytes(restoring, file.video, limits.uploadMaxBytes)
  if (typeof bytes === 'string') return left(bytes)
  const by = { who: jobOf(row.userId), signal }
  const sent = fileOf(bytes)
  const read = await readForJob(ports.readers, videoReader, { input: null, file: sent, by })
  if (read === 'heavy' || !read.ok || read.video.durationMs > timings.videoLongest)
    return left('file-unreadable')
  const owner = { ownerId: row.userId, who: jobOf(row.userId), signal }
  const stored = await storeVideo(ports, owner, {
    file: sent,
    ...read,
    poster,
    hasOwnPoster: true,
    uploadId: null,
  })
  if (!stored.ok) return afterFault(stored.code)
  const mediaId = stored.media.id
  const { captions, captions_language: language } = file
  if (captions === null || language === null) return { ok: true, mediaId }
  const text = await fileBytes(restoring, captions, limits.captionsMax * 4)
  if (typeof text === 'string') return { ok: true, mediaId, without: 'captions-unfit' }
  const video = { captions: { text: new TextDecoder().decode(text), language } }
  const undressed = await dressVideo(ports, owner, { mediaId, video })
  return undressed === undefined
    ? { ok: true, mediaId }
    : { ok: true, mediaId, without: 'captions-unfit' }
}

async function storeNew(restoring: Restoring, file: LibraryMedia): Promise<StoredFile> {
  const { ports, row, signal } = restoring
  const bytes = await fileBytes(restoring, file.picture, limits.imageMaxBytes)
  if (typeof bytes === 'string') return left(bytes)
  const { video } = file
  if (video !== null) return storeNewVideo(restoring, { ...file, video }, bytes)
  const owner = { ownerId: row.userId, who: jobOf(row.userId), signal }
  // The bytes counted for the day's quota when the download was uploaded.
  const stored = await storeUploadedPicture(ports, owner, bytes)
  return stored.ok ? { ok: true, mediaId: stored.mediaId } : afterFault(stored.code)
}

/** Finds a picture that this member has: from an earlier step or restore, or under its old id. */
async function storedBefore({ ports, row }: Restoring, oldId: string) {
  const mapped = await mappedIds(ports.db, row, 'media', [oldId])
  const [found] = await ports.db
    .select({ id: media.id })
    .from(media)
    .where(
      and(eq(media.id, MediaId.parse(mapped.get(oldId) ?? oldId)), eq(media.ownerId, row.userId)),
    )
  return found?.id
}

/**
 * Stores a picture or video of the download as the member's own, once, after the checks of an upload. It's kept as
 * stored at once, so that a restore that was interrupted doesn't decode it again.
 */
export async function storeFile(restoring: Restoring, file: LibraryMedia): Promise<StoredFile> {
  const { ports, row } = restoring
  const before = await storedBefore(restoring, file.id)
  const stored: StoredFile =
    before === undefined ? await storeNew(restoring, file) : { ok: true, mediaId: before }
  if (stored.ok && file.sensitive) await blurPictures(ports, [stored.mediaId], jobOf(row.userId))
  if (stored.ok && before === undefined)
    await keepMapped(ports.db, row, [{ kind: 'media', oldId: file.id, newId: stored.mediaId }])
  return stored
}
