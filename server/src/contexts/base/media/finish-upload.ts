import type { UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { timings } from '@tessera/contracts/timings'
import { type Refusal, refused } from '../../../calls/answer.ts'
import type { Erasure, VideoFacts } from '../../../platform/video/port.ts'
import type { Ports } from '../../../ports.ts'
import { deleteUpload } from '../upload-quota/upload-quota.ts'
import { findMediaOfUpload, type MediaRow } from './store.ts'
import { type PictureOwner, storeUploadedPicture } from './store-picture.ts'
import { storeVideo } from './store-video.ts'
import { videoReader } from './video-reader.ts'
import { type WholeUpload, wholeUpload } from './whole-upload.ts'

/** The result of finishing an upload. */
export type Finished = { readonly ok: true; readonly media: MediaRow } | Refusal

interface UploadToFinish {
  readonly uploadId: string
  readonly posterId: string | undefined
  /** Asked when the upload turns out to be a video. */
  readonly mayBeVideo: () => Promise<boolean>
}

/** Creates a picture or video from a complete upload. Finishing twice returns the same one. */
export async function finishUpload(
  ports: Ports,
  owner: PictureOwner,
  asked: UploadToFinish,
): Promise<Finished> {
  const { ownerId } = owner
  const made = () => findMediaOfUpload(ports.db, asked.uploadId, ownerId)
  const before = await made()
  if (before !== undefined) return { ok: true, media: before }
  try {
    const finished = await finishNow(ports, owner, asked)
    if (finished.ok) return finished
    const meanwhile = await made()
    return meanwhile === undefined ? finished : { ok: true, media: meanwhile }
  } catch (cause) {
    // A concurrent call finished the same upload and deleted the file.
    const meanwhile = await made()
    if (meanwhile === undefined) throw cause
    return { ok: true, media: meanwhile }
  }
}

async function finishNow(
  ports: Ports,
  owner: PictureOwner,
  asked: UploadToFinish,
): Promise<Finished> {
  const { ownerId } = owner
  const sent = await wholeUpload(ports, ownerId, asked.uploadId, 'upload_id')
  if ('code' in sent) return sent
  const by = { who: ownerId, signal: owner.signal }
  const opened = await ports.readers.read(videoReader, {
    input: null,
    file: sent.file,
    by,
  })
  if (!opened.ok) return refused(opened.fault === 'file-heavy' ? 'video-unreadable' : opened.fault)
  const read = opened.output
  if (!read.ok && read.fault !== 'no-video') return refused(read.fault)
  if (read.ok && !(await asked.mayBeVideo())) return refused('video-not-allowed')
  if (read.ok && read.video.durationMs > timings.videoLongest)
    return refused('video-too-long', { minutes: timings.videoLongest / 60_000 })
  const made = read.ok
    ? await videoOfUpload(ports, owner, { ...sent, ...read, posterId: asked.posterId })
    : await pictureOfUpload(ports, owner, sent)
  if (!made.ok) return made
  await deleteUpload(ports, ownerId, sent.upload)
  if (asked.posterId !== undefined) await dropPoster(ports, ownerId, asked.posterId)
  return made
}

async function dropPoster(ports: Ports, ownerId: UserId, id: string): Promise<void> {
  const poster = await ports.uploads.find({ ownerId, id })
  if (poster !== undefined) await deleteUpload(ports, ownerId, poster)
}

async function pictureOfUpload(
  ports: Ports,
  owner: PictureOwner,
  sent: WholeUpload,
): Promise<Finished> {
  const bytes = await pictureBytes(sent)
  if ('code' in bytes) return bytes
  const kept = await storeUploadedPicture(ports, owner, bytes, sent.upload.id)
  if (kept.ok) return { ok: true, media: kept.media }
  return refused(kept.code === 'image-type-refused' ? 'upload-type-refused' : kept.code)
}

async function pictureBytes({ file }: WholeUpload): Promise<Uint8Array<ArrayBuffer> | Refusal> {
  return file.size > limits.imageMaxBytes ? refused('image-too-large') : file.read(0, file.size)
}

interface SentVideo extends WholeUpload {
  readonly video: VideoFacts
  readonly erasures: readonly Erasure[]
  readonly posterId: string | undefined
}

async function videoOfUpload(
  ports: Ports,
  owner: PictureOwner,
  sent: SentVideo,
): Promise<Finished> {
  const poster = await posterBytes(ports, owner.ownerId, sent)
  if ('code' in poster) return poster
  const { upload, posterId } = sent
  const stored = await storeVideo(ports, owner, {
    ...sent,
    poster,
    hasOwnPoster: posterId !== undefined,
    uploadId: upload.id,
  })
  if (stored.ok) return stored
  return refused(
    stored.code,
    stored.code === 'picture-refused' ? undefined : { field: 'poster_upload_id' },
  )
}

/** Returns the poster of a video: the uploaded one, or a plain one. */
async function posterBytes(
  ports: Ports,
  ownerId: UserId,
  { video, posterId }: SentVideo,
): Promise<Uint8Array<ArrayBuffer> | Refusal> {
  if (posterId === undefined) return ports.images.poster(video)
  const sent = await wholeUpload(ports, ownerId, posterId, 'poster_upload_id')
  return 'code' in sent ? sent : pictureBytes(sent)
}
