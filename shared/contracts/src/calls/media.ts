import { z } from '@tessera/contracts/schema'
import { Images } from '../entities/image.ts'
import { Pin } from '../entities/pin.ts'
import { Video } from '../entities/video.ts'
import { MediaId, PinId } from '../ids.ts'
import { defineCall } from './define-call.ts'

/** The path of resumable uploads (tus 1.0.0). An upload's own path is this one and its id. */
export const resumablePath = '/v3/media/resumable/'

/** The id of a resumable upload: the last part of its path. */
export const UploadId = z.string().check(z.regex(/^[0-9a-f]{32}$/))

const pictureFaults = [
  'image-unreadable',
  'image-type-refused',
  'image-too-small',
  'image-too-large',
  'picture-refused',
  'too-fast',
  'too-busy',
  'uploads-many',
  'upload-quota',
] as const

/** Uploads a picture and stores it in every size. A pin is then created from its id. */
export const uploadImage = defineCall({
  name: 'MediaUpload.create',
  summary: 'Uploads a picture.',
  method: 'POST',
  path: '/v3/media/uploads/',
  body: 'file',
  input: z.strictObject({}),
  output: z.object({ id: MediaId, images: Images, dominant_color: z.string() }),
  errors: pictureFaults,
  who: 'member',
})

/** Turns a complete resumable upload into a picture or video. Calling it twice creates one. */
export const finishUpload = defineCall({
  name: 'MediaUpload.finish',
  summary: 'Turns a resumable upload into a picture or video.',
  method: 'POST',
  path: '/v3/media/uploads/:upload_id/finish/',
  input: z.strictObject({
    upload_id: UploadId,
    /** The id of an uploaded picture to show until the video plays. */
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
    'video-too-long',
    'video-without-picture',
    'video-cut',
    'video-not-allowed',
    ...pictureFaults,
  ],
  who: 'member',
})

/** Lists the viewer's own pins with nearly the same picture. */
export const similarPins = defineCall({
  name: 'SimilarPinsResource.get',
  summary: "Lists the viewer's own pins with nearly the same picture.",
  method: 'GET',
  path: '/resource/SimilarPinsResource/get/',
  input: z.union([z.strictObject({ pin_id: PinId }), z.strictObject({ media_upload_id: MediaId })]),
  output: z.array(Pin),
  errors: ['not-found'],
  who: 'member',
})
