import { z } from '@tessera/contracts/schema'
import { Images } from '../entities/image.ts'
import { Pin } from '../entities/pin.ts'
import { Video } from '../entities/video.ts'
import { MediaId, PinId } from '../ids.ts'
import { defineCall } from './define-call.ts'

/** Where resumable uploads are made (tus 1.0.0); one is at this path and its id. */
export const resumablePath = '/v3/media/resumable/'

/** Names a resumable upload: the last part of its address. */
const UploadId = z.string().check(z.regex(/^[0-9a-f]{32}$/))

const pictureFaults = [
  'image-unreadable',
  'image-type-refused',
  'image-too-small',
  'image-too-large',
  'too-fast',
  'too-busy',
  'uploads-many',
  'upload-quota',
] as const

/** Takes a picture's bytes and keeps it in every size; a pin is then made from its id. */
export const uploadImage = defineCall({
  name: 'MediaUpload.create',
  summary: 'Takes a picture.',
  method: 'POST',
  path: '/v3/media/uploads/',
  body: 'file',
  input: z.strictObject({}),
  output: z.object({ id: MediaId, images: Images, dominant_color: z.string() }),
  errors: pictureFaults,
  who: 'member',
})

/** Makes a picture or a video of a resumable upload that has arrived whole; twice makes one. */
export const finishUpload = defineCall({
  name: 'MediaUpload.finish',
  summary: 'Makes a picture or a video of a resumable upload.',
  method: 'POST',
  path: '/v3/media/uploads/:upload_id/finish/',
  input: z.strictObject({
    upload_id: UploadId,
    /** A picture that was uploaded in the same way, to stand for a video until it plays. */
    poster_upload_id: z.optional(UploadId),
  }),
  output: z.object({
    id: MediaId,
    kind: z.enum(['image', 'video']),
    state: z.enum(['ready']),
    images: Images,
    dominant_color: z.string(),
    duration_ms: z.nullable(z.int()),
    video: z.nullable(Video),
  }),
  errors: [
    'not-found',
    'upload-unfinished',
    'upload-type-refused',
    'video-unreadable',
    ...pictureFaults,
  ],
  who: 'member',
})

/** Pins of the viewer's own that show nearly the same picture: 'you already saved this'. */
export const similarPins = defineCall({
  name: 'SimilarPinsResource.get',
  summary: "Pins of one's own that show nearly the same picture.",
  method: 'GET',
  path: '/resource/SimilarPinsResource/get/',
  input: z.union([z.strictObject({ pin_id: PinId }), z.strictObject({ media_upload_id: MediaId })]),
  output: z.array(Pin),
  errors: ['not-found'],
  who: 'member',
})
