import { sharedAt, sharedFiles, sharedQuery, sharesCache } from '@tessera/contracts/installed-app'
import { imageMaxBytes } from '@tessera/contracts/limit-values'
import { pinBuilder } from '@tessera/contracts/path-values'

/** Max bytes of the files of a share. */
const bytesMax = imageMaxBytes * 10

/** Max shares that wait for the pin builder, and how long they do: a site may post as many as it likes. */
const waitingMax = 3
const waitingLongest = 86_400_000

interface ShareParts {
  readonly caches: CacheStorage
  readonly origin: string
  readonly now: () => number
}

const timeOf = ({ url }: Pick<Request, 'url'>): number =>
  Number(/\/(\d+)-[^/]*\/$/.exec(new URL(url).pathname)?.[1] ?? 0)

/** Deletes shares that are too old, and the oldest beyond the number that may wait. */
async function forgetOld(cache: Cache, now: number): Promise<void> {
  const newest = (await cache.keys()).toSorted((one, other) => timeOf(other) - timeOf(one))
  const old = newest.filter(
    (each, at) => at >= waitingMax - 1 || now - timeOf(each) > waitingLongest,
  )
  await Promise.all(old.map((each) => cache.delete(each)))
}

/** Leaves files for the pin builder, and returns their id. */
async function leave(files: readonly File[], { caches, origin, now }: ShareParts): Promise<string> {
  const cache = await caches.open(sharesCache)
  await forgetOld(cache, now())
  const form = new FormData()
  for (const file of files) form.append(sharedFiles, file)
  const id = `${now()}-${crypto.randomUUID()}`
  await cache.put(origin + sharedAt(id), new Response(form))
  return id
}

async function queryOf(request: Request, parts: ShareParts): Promise<URLSearchParams> {
  const form = await request.formData()
  const query = sharedQuery((name) => form.get(name))
  const files = form.getAll(sharedFiles).filter((file) => file instanceof File && file.size > 0)
  const taken = files.filter((file) => file instanceof File)
  if (taken.length === 0) return query
  try {
    const bytes = taken.reduce((sum, { size }) => sum + size, 0)
    if (bytes > bytesMax) throw new Error(`${bytes} bytes are too many.`)
    query.set('share', await leave(taken, parts))
  } catch {
    query.set('unshared', String(taken.length))
  }
  return query
}

/**
 * Takes what the device shares: texts go in the address of the pin builder, files in a cache that it empties. The person
 * may log in in between. Nothing is sent: whoever posts a share fills a draft.
 */
export async function takeShare(request: Request, parts: ShareParts): Promise<Response> {
  const query = await queryOf(request, parts).catch(() => new URLSearchParams({ unshared: '1' }))
  return Response.redirect(
    `${parts.origin}${pinBuilder.to()}${query.size === 0 ? '' : `?${query}`}`,
    303,
  )
}
