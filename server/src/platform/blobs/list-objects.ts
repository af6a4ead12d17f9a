import { isKey } from './key.ts'
import { type ObjectStore, objectRequests, type Send } from './object-store.ts'
import type { ListedBlob } from './port.ts'
import { StoreFault } from './store-away.ts'

const fieldOf = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]

const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/**
 * Lists the objects of a store, or of its part below the prefix `root`, which their keys then lack. Objects of
 * other programs are left out.
 */
export async function* listObjects(
  store: ObjectStore,
  { root = '', under = '' }: { readonly root?: string; readonly under?: string | undefined } = {},
  send: Send = (request) => fetch(request),
): AsyncGenerator<ListedBlob> {
  const { listed } = objectRequests(store, send)
  let from: string | undefined
  do {
    const page = await listed(root + under, from)
    for (const [, object = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
      const key = unescaped(fieldOf(object, 'Key') ?? '').slice(root.length)
      if (!isKey(key)) continue
      const changed = Date.parse(fieldOf(object, 'LastModified') ?? '')
      yield { key, size: Number(fieldOf(object, 'Size')), changed }
    }
    const next = fieldOf(page, 'NextContinuationToken')
    from = next === undefined ? undefined : unescaped(next)
    // A copy of a part must not pass for a copy of everything.
    const isWhole = page.includes('<ListBucketResult') && fieldOf(page, 'IsTruncated') !== 'true'
    if (from === undefined && !isWhole)
      throw new StoreFault(
        `The object store does not list the bucket '${store.bucket}' to its end: it needs ListObjectsV2, or has another endpoint.`,
      )
  } while (from !== undefined)
}
