import { zipSync } from 'fflate'

/** Bytes of the record at the end of an archive, and of an entry of its list without the name. */
const [endBytes, entryBytes] = [22, 46]

/** Makes an archive whose entries all have the data of one file. */
export function overlappingZip(content: Uint8Array, entries: number, ending = 'json'): Uint8Array {
  const names = Array.from({ length: entries }, (_, at) => `${10_000 + at}.${ending}`)
  const [first = ''] = names
  const zip = zipSync({ [first]: content })
  const end = zip.slice(-endBytes)
  const view = new DataView(end.buffer)
  const listAt = view.getUint32(16, true)
  const entry = zip.slice(listAt, zip.length - endBytes)
  const list = names.map((name) => {
    const copy = new Uint8Array(entry)
    copy.set(new TextEncoder().encode(name), entryBytes)
    return copy
  })
  for (const place of [8, 10]) view.setUint16(place, entries, true)
  view.setUint32(12, entries * entry.length, true)
  return new Uint8Array(Buffer.concat([zip.slice(0, listAt), ...list, end]))
}
