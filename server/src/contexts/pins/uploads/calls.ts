import { finishUpload, similarPins, uploadImage } from '@tessera/contracts/calls/media'
import { pinCreation } from '@tessera/contracts/experiments'
import { answerMember, given, refused } from '../../../calls/answer.ts'
import type { MemberVisit } from '../../../calls/visit.ts'
import { finishUpload as finish } from '../../base/media/finish-upload.ts'
import { imagesOf, videoOf } from '../../base/media/rules.ts'
import { storeUploadedPicture } from '../../base/media/store-picture.ts'
import { armOf } from '../../releases/index.ts'
import { pinOf } from '../pins/rules.ts'
import { lookOfPin, lookOfUpload, pinsLike } from './similar.ts'

const answerUploadImage = answerMember(uploadImage, async ({ ports, viewer, bytes, signal }) => {
  const kept = await storeUploadedPicture(ports, { ownerId: viewer.id, signal }, bytes)
  if (!kept.ok) return refused(kept.code)
  const { media } = kept
  return given({
    id: media.id,
    images: imagesOf(media),
    dominant_color: media.dominantColor,
  })
})

/** True when the viewer may upload videos now (S6.18, S6.21). */
async function mayBeVideo(visit: MemberVisit): Promise<boolean> {
  const arm = await armOf(visit, pinCreation)
  return visit.viewer.videoUploadAllowed && arm !== 'disable_video' && arm !== 'disable_all'
}

const answerFinishUpload = answerMember(finishUpload, async (visit, input) => {
  const { ports, viewer, signal } = visit
  const finished = await finish(
    ports,
    { ownerId: viewer.id, signal },
    {
      uploadId: input.upload_id,
      posterId: input.poster_upload_id,
      mayBeVideo: () => mayBeVideo(visit),
    },
  )
  if (!finished.ok) return finished
  const { media } = finished
  return given({
    id: media.id,
    kind: media.kind,
    state: media.state,
    images: imagesOf(media),
    dominant_color: media.dominantColor,
    duration_ms: media.durationMs,
    video: videoOf(media),
  })
})

const answerSimilarPins = answerMember(similarPins, async ({ ports, viewer }, input) => {
  const { db } = ports
  const look =
    'pin_id' in input
      ? await lookOfPin(db, input.pin_id, viewer.id)
      : await lookOfUpload(db, input.media_upload_id, viewer.id)
  if (look === undefined) return refused('not-found')
  const but = 'pin_id' in input ? input.pin_id : undefined
  const rows = await pinsLike(db, { look, viewerId: viewer.id, but })
  return given(rows.map(pinOf))
})

/** Handlers of the calls about pictures and videos. */
export const mediaCalls = [answerUploadImage, answerFinishUpload, answerSimilarPins]
