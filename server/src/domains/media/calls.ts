import { uploadImage } from '@tessera/contracts/calls/media'
import { MediaId } from '@tessera/contracts/ids'
import { answerMember, given, refused } from '../../calls/answer.ts'
import { sha256 } from '../sha256.ts'
import { keepPicture, mediaRow } from './keep-picture.ts'
import { imagesOf } from './rules.ts'
import { addMedia } from './store.ts'

const answerUploadImage = answerMember(uploadImage, async ({ ports, viewer, bytes }) => {
  const prepared = await ports.images.prepare(bytes)
  if (!prepared.ok) return refused(prepared.fault)
  const sha = await sha256(bytes)
  await keepPicture(ports.blobs, sha, prepared.image)
  const id = MediaId.parse(ports.ids.next())
  const createdAt = ports.clock.now()
  const row = mediaRow({ id, sha, ownerId: viewer.id, createdAt }, prepared.image)
  await addMedia(ports.db, row)
  return given({ id, images: imagesOf(row), dominant_color: row.dominantColor })
})

/** The calls of pictures. */
export const mediaCalls = [answerUploadImage]
