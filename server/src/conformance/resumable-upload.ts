import { resumablePath } from '@tessera/contracts/calls/media'
import type { Person } from './person.ts'

/** The header that every request of a resumable upload has. */
export const tus = { 'Tus-Resumable': '1.0.0' }

/** The headers of a request that adds to one. */
export const part = { ...tus, 'Content-Type': 'application/offset+octet-stream' }

/** Asks for an upload of so many bytes. */
export const begin = (person: Person, size: number, headers: Record<string, string> = {}) =>
  person.send(resumablePath, {
    method: 'POST',
    headers: { ...tus, 'Upload-Length': String(size), ...headers },
  })

/** The address of a new upload. */
export async function begun(person: Person, size: number): Promise<string> {
  const location = (await begin(person, size)).headers.get('Location')
  if (location === null) throw new Error('The upload was not taken.')
  return location
}

/** Adds to an upload. */
export const add = (
  person: Person,
  address: string,
  offset: number,
  body: Uint8Array<ArrayBuffer>,
) =>
  person.send(address, {
    method: 'PATCH',
    headers: { ...part, 'Upload-Offset': String(offset) },
    body,
  })

/** Asks how far an upload has come. */
export const ask = (person: Person, address: string) =>
  person.send(address, { method: 'HEAD', headers: tus })

/** The id in an upload's address. */
export const idOf = (address: string): string => address.slice(resumablePath.length)

/** Uploads a file whole, and gives the upload's id. */
export async function uploaded(person: Person, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const address = await begun(person, bytes.length)
  await add(person, address, 0, bytes)
  return idOf(address)
}
