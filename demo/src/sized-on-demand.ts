import { blobKey, type SizeName, type Sizes, sizeNames } from '@tessera/server/contexts/base/media/rules'
import { media } from '@tessera/server/contexts/base/media/tables'
import type { Blob, Blobs } from '@tessera/server/platform/blobs/port'
import type { Db } from '@tessera/server/platform/database/port'
import { eq } from '@tessera/server/platform/database/sql'
import { atMost } from '@tessera/server/platform/images/at-most'
import { drawings } from './tables.ts'

/** Scales a picture to a width, as a file. */
export type Resize = (
  file: Uint8Array<ArrayBuffer>,
  width: number,
  ending: 'webp' | 'jpg',
) => Promise<Uint8Array<ArrayBuffer>>

interface Wanted {
  readonly key: string
  readonly name: SizeName
  readonly ending: 'webp' | 'jpg'
}

function wantedOf(blob: string): Wanted | undefined {
  const [, key = '', size = '', ending] = /^media\/([0-9a-f]+)\/(\w+)\.(webp|jpg)$/.exec(blob) ?? []
  const name = sizeNames.find((each) => each === size)
  if (name === undefined) return undefined
  return { key, name, ending: ending === 'jpg' ? 'jpg' : 'webp' }
}

/**
 * Wraps blobs so that the sizes of demo pictures are made on their first request, from the largest
 * that is stored, and then stored too. Other blobs pass through.
 */
export function sizedOnDemand(kept: Blobs, db: Db, resize: Resize): Blobs {
  const twoAtATime = atMost(2)
  const underWay = new Map<string, Promise<boolean>>()

  async function sizesOf(key: string): Promise<Sizes | undefined> {
    const [row] = await db
      .select({ sizes: media.sizes })
      .from(drawings)
      .innerJoin(media, eq(media.id, drawings.mediaId))
      .where(eq(drawings.key, key))
    return row?.sizes
  }

  async function largest(key: string): Promise<Blob | undefined> {
    for (const name of sizeNames.toReversed()) {
      const stored = await kept.get(blobKey(key, name))
      if (stored !== undefined) return stored
    }
    return undefined
  }

  async function made({ key, name, ending }: Wanted): Promise<boolean> {
    const sizes = await sizesOf(key)
    const size = sizes?.[name]
    const stored = size === undefined ? undefined : await largest(key)
    if (size === undefined || stored === undefined) return false
    const bytes = await twoAtATime(() => resize(stored.bytes, size.width, ending))
    const contentType = ending === 'webp' ? 'image/webp' : 'image/jpeg'
    await kept.put(blobKey(key, name, ending), { bytes, contentType })
    return true
  }

  /** Concurrent requests for one file share the work. */
  function makeOnce(blob: string): Promise<boolean> {
    const wanted = wantedOf(blob)
    if (wanted === undefined) return Promise.resolve(false)
    const begun = underWay.get(blob) ?? made(wanted).finally(() => underWay.delete(blob))
    underWay.set(blob, begun)
    return begun
  }

  return {
    put: (key, blob) => kept.put(key, blob),
    putStream: (key, incoming) => kept.putStream(key, incoming),
    get: async (key) =>
      (await kept.get(key)) ?? ((await makeOnce(key)) ? kept.get(key) : undefined),
    open: async (key, range) =>
      (await kept.open(key, range)) ?? ((await makeOnce(key)) ? kept.open(key, range) : undefined),
    sizeOf: async (key) =>
      (await kept.sizeOf(key)) ?? ((await makeOnce(key)) ? kept.sizeOf(key) : undefined),
    delete: (key) => kept.delete(key),
  }
}
