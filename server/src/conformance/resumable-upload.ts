import { resumablePath } from '@tessera/contracts/calls/media'
import type { Person } from './person.ts'

type Sender = Pick<Person, 'send'>

/** The header of every request of a resumable upload. */
export const tus = { 'Tus-Resumable': '1.0.0' }

/** The headers of a request that adds bytes. */
export const part = { ...tus, 'Content-Type': 'application/offset+octet-stream' }

/** Requests an upload of that many bytes. */
export const begin = (person: Sender, size: number, headers: Record<string, string> = {}) =>
  person.send(resumablePath, {
    method: 'POST',
    headers: { ...tus, 'Upload-Length': String(size), ...headers },
  })

/** Returns the URL of a new upload. */
export async function begun(person: Sender, size: number): Promise<string> {
  const location = (await begin(person, size)).headers.get('Location')
  if (location === null) throw new Error('The upload was not taken.')
  return location
}

/** Adds bytes to an upload. */
export const add = (
  person: Sender,
  address: string,
  offset: number,
  body: Uint8Array<ArrayBuffer>,
) =>
  person.send(address, {
    method: 'PATCH',
    headers: { ...part, 'Upload-Offset': String(offset) },
    body,
  })

/** Returns an upload's offset. */
export const ask = (person: Sender, address: string) =>
  person.send(address, { method: 'HEAD', headers: tus })

/** Returns the id in an upload's URL. */
export const idOf = (address: string): string => address.slice(resumablePath.length)

/** Uploads a whole file, and returns the upload's id. */
export async function uploaded(person: Sender, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const address = await begun(person, bytes.length)
  await add(person, address, 0, bytes)
  return idOf(address)
}
