import type { Images } from '@tessera/contracts/entities/image'

/** The names of a picture's sizes, smallest first. */
export const sizeNames = ['236x', '474x', '736x', 'orig'] as const

/** One of the sizes a picture is kept in. */
export type SizeName = (typeof sizeNames)[number]

/** How wide and high each size came out. */
export type Sizes = Readonly<Record<SizeName, { readonly width: number; readonly height: number }>>

/** Where a picture's bytes are, in the blob store. */
export const blobKey = (sha: string, name: SizeName): string => `media/${sha}/${name}.webp`

/** Where a browser finds a picture; the address never changes what it answers. */
export const pictureUrl = (sha: string, name: SizeName): string => `/media/${sha}/${name}.webp`

/** A picture as the calls answer it. */
export function imagesOf(picture: { readonly sha: string; readonly sizes: Sizes }): Images {
  const file = (name: SizeName) => ({
    url: pictureUrl(picture.sha, name),
    width: picture.sizes[name].width,
    height: picture.sizes[name].height,
  })
  return {
    '236x': file('236x'),
    '474x': file('474x'),
    '736x': file('736x'),
    orig: file('orig'),
  }
}

/** The blob behind `/media/{sha}/{name}.webp`, or undefined for anything that is not such an address. */
export function blobKeyOfPath(path: string): string | undefined {
  const [, sha, name] = /^\/media\/([0-9a-f]{64})\/(236x|474x|736x|orig)\.webp$/.exec(path) ?? []
  const size = sizeNames.find((known) => known === name)
  return sha === undefined || size === undefined ? undefined : blobKey(sha, size)
}
