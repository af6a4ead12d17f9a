import type { MediaId, UserId } from '@tessera/contracts/ids'
import type { Blobs } from '../../platform/blobs/port.ts'
import type { PreparedImage, Rendition } from '../../platform/images/port.ts'
import { blobKey, type SizeName, type Sizes } from './rules.ts'
import type { NewMedia } from './store.ts'

/** Keeps a picture's bytes in every size; the row that notes it is written after. */
export async function keepPicture(blobs: Blobs, sha: string, image: PreparedImage): Promise<void> {
  await Promise.all(
    image.renditions.map(({ name, bytes }) =>
      blobs.put(blobKey(sha, name), { bytes, contentType: 'image/webp' }),
    ),
  )
}

/** A picture as its row. */
export function mediaRow(
  picture: {
    readonly id: MediaId
    readonly sha: string
    readonly ownerId: UserId | null
    readonly createdAt: Date
  },
  image: PreparedImage,
): NewMedia {
  return {
    ...picture,
    width: image.width,
    height: image.height,
    dominantColor: image.dominantColor,
    sizes: sizesOf(image.renditions),
  }
}

/** How wide and high each size came out. */
export function sizesOf(renditions: readonly Rendition[]): Sizes {
  const size = (name: SizeName) => {
    const found = renditions.find((rendition) => rendition.name === name)
    if (found === undefined) throw new Error(`A prepared picture lacks its size ${name}.`)
    return { width: found.width, height: found.height }
  }
  return {
    '236x': size('236x'),
    '474x': size('474x'),
    '736x': size('736x'),
    orig: size('orig'),
  }
}
