import { blobKey, type SizeName, sizeNames } from '@tessera/server/domains/media/rules'
import type { Blobs } from '@tessera/server/platform/blobs/port'
import type { Db } from '@tessera/server/platform/database/port'
import { eq } from '@tessera/server/platform/database/sql'
import { atMost } from '@tessera/server/platform/images/at-most'
import type { PictureSpec } from './pictures/picture-spec.ts'
import { drawings } from './tables.ts'

/** Draws one size of a picture as a file. */
export type DrawSize = (
  spec: PictureSpec,
  name: SizeName,
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
 * Wraps blobs so that the sizes of demo pictures are drawn on their first request and then stored.
 * Other blobs pass through.
 */
export function drawnOnDemand(kept: Blobs, db: Db, draw: DrawSize): Blobs {
  const twoAtATime = atMost(2)
  const underWay = new Map<string, Promise<boolean>>()

  async function drawn({ key, name, ending }: Wanted): Promise<boolean> {
    const [row] = await db
      .select({ spec: drawings.spec })
      .from(drawings)
      .where(eq(drawings.key, key))
    if (row === undefined) return false
    const bytes = await twoAtATime(() => draw(row.spec, name, ending))
    const contentType = ending === 'webp' ? 'image/webp' : 'image/jpeg'
    await kept.put(blobKey(key, name, ending), { bytes, contentType })
    return true
  }

  /** Concurrent requests for one file share one drawing. */
  function drawOnce(blob: string): Promise<boolean> {
    const wanted = wantedOf(blob)
    if (wanted === undefined) return Promise.resolve(false)
    const begun = underWay.get(blob) ?? drawn(wanted).finally(() => underWay.delete(blob))
    underWay.set(blob, begun)
    return begun
  }

  return {
    put: (key, blob) => kept.put(key, blob),
    putStream: (key, incoming) => kept.putStream(key, incoming),
    get: async (key) =>
      (await kept.get(key)) ?? ((await drawOnce(key)) ? kept.get(key) : undefined),
    open: async (key, range) =>
      (await kept.open(key, range)) ?? ((await drawOnce(key)) ? kept.open(key, range) : undefined),
    sizeOf: async (key) =>
      (await kept.sizeOf(key)) ?? ((await drawOnce(key)) ? kept.sizeOf(key) : undefined),
    delete: (key) => kept.delete(key),
  }
}
