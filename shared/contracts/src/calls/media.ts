import { Images } from '../entities/image.ts'
import { MediaId } from '../ids.ts'
import { z } from '../schema.ts'
import { defineCall } from './define-call.ts'

/** Takes a picture's bytes and keeps it in every size; a pin is then made from its id. */
export const uploadImage = defineCall({
  name: 'MediaUpload.create',
  summary: 'Takes a picture.',
  method: 'POST',
  path: '/v3/media/uploads/',
  body: 'file',
  input: z.strictObject({}),
  output: z.object({ id: MediaId, images: Images, dominant_color: z.string() }),
  errors: ['image-unreadable', 'image-type-refused', 'image-too-small', 'image-too-large'],
  who: 'member',
})
