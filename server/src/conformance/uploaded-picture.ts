import { uploadImage } from '@tessera/contracts/calls/media'
import { Envelope } from '@tessera/contracts/envelope'
import type { MediaId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { drawnScene } from './drawn-scene.ts'
import type { Person } from './person.ts'

/** Uploads a drawn picture, and returns its id. */
export async function pictureOf(person: Person): Promise<MediaId> {
  const response = await person.send(uploadImage.path, {
    method: 'POST',
    headers: { 'Content-Type': 'image/jpeg' },
    body: await drawnScene(91),
  })
  const { resource_response } = Envelope.parse(await response.json())
  return z.parse(uploadImage.output, resource_response.data).id
}
