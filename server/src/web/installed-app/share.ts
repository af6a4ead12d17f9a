import { sharedFiles, sharedQuery } from '@tessera/contracts/installed-app'
import { paths } from '@tessera/contracts/paths'

/** Bytes of a share that are read: its texts come first, and its files are not kept here. */
const readMost = 64_000

/** Bytes after which the rest of a share is refused. */
const takenMost = 64_000_000

/** Reads the beginning of a body. Takes the rest without keeping it, so that the browser reads the answer. */
async function beginningOf(request: Request): Promise<{ bytes: Uint8Array; isWhole: boolean }> {
  const bytes = new Uint8Array(readMost)
  let [kept, taken] = [0, 0]
  if (request.body === null) return { bytes: bytes.subarray(0, 0), isWhole: true }
  for await (const part of request.body) {
    const fits = part.subarray(0, readMost - kept)
    bytes.set(fits, kept)
    kept += fits.length
    taken += part.length
    if (taken > takenMost) break
  }
  return { bytes: bytes.subarray(0, kept), isWhole: taken <= readMost }
}

/** Ends a form where its last whole part ends. */
function endedForm(bytes: Uint8Array, boundary: string): Uint8Array<ArrayBuffer> {
  // One sign for each byte.
  const text = new TextDecoder('latin1').decode(bytes)
  const at = text.lastIndexOf(`\r\n--${boundary}`)
  const end = new TextEncoder().encode(`\r\n--${boundary}--\r\n`)
  const whole = new Uint8Array(Math.max(at, 0) + end.length)
  whole.set(bytes.subarray(0, Math.max(at, 0)))
  whole.set(end, Math.max(at, 0))
  return whole
}

/** Returns the query that the pin builder opens with, and how many files could not come along. */
async function shareIn(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get('Content-Type') ?? ''
  const [, boundary] = /^multipart\/form-data;.*boundary="?([^";]{1,70})/i.exec(type) ?? []
  if (boundary === undefined) return new URLSearchParams()
  const { bytes, isWhole } = await beginningOf(request)
  const body = isWhole ? bytes.slice() : endedForm(bytes, boundary)
  const form = await new Response(body, { headers: { 'Content-Type': type } }).formData()
  const query = sharedQuery((name) => form.get(name))
  const files = form.getAll(sharedFiles).filter((file) => typeof file !== 'string' && file.size > 0)
  const count = files.length + (isWhole ? 0 : 1)
  if (count > 0) query.set('unshared', String(count))
  return query
}

/**
 * Answers a share where no service worker is active: the pin builder opens with its texts, and says that the files are
 * to be chosen there. Nothing is stored, so that a share posted by another site changes nothing.
 */
export async function answerShare(request: Request): Promise<Response> {
  const query =
    request.method === 'POST'
      ? await shareIn(request).catch(() => new URLSearchParams({ unshared: '1' }))
      : new URLSearchParams()
  const search = query.size === 0 ? '' : `?${query}`
  return new Response(null, {
    status: 303,
    headers: { Location: paths.pinBuilder.to() + search, 'Cache-Control': 'no-store' },
  })
}
