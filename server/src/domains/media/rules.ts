import type { Images } from '@tessera/contracts/entities/image'
import type { Video } from '@tessera/contracts/entities/video'
import type { MediaId } from '@tessera/contracts/ids'

/** The names of a picture's sizes, smallest first. */
export const sizeNames = ['236x', '474x', '736x', 'orig'] as const

/** One of the sizes a picture is kept in. */
export type SizeName = (typeof sizeNames)[number]

/** How wide and high each size came out. */
export type Sizes = Readonly<Record<SizeName, { readonly width: number; readonly height: number }>>

/** Where a picture's bytes are, in the blob store. */
export const blobKey = (key: string, name: SizeName, ending: 'webp' | 'jpg' = 'webp'): string =>
  `media/${key}/${name}.${ending}`

/** Where a browser finds a picture; the address never changes what it answers. */
export const pictureUrl = (key: string, name: SizeName): string => `/${blobKey(key, name)}`

/** A picture as the calls answer it. */
export function imagesOf(picture: { readonly key: string; readonly sizes: Sizes }): Images {
  const file = (name: SizeName) => ({
    url: pictureUrl(picture.key, name),
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

/** The endings of a video's address by what the file is. */
export const videoEndings = {
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
} as const

/** What a video's file may be. */
export type VideoMime = keyof typeof videoEndings

/** Where a video's bytes are, in the blob store. */
export const videoBlobKey = (key: string, mime: VideoMime): string =>
  `media/${key}/video.${videoEndings[mime]}`

/** A picture or video with all that is shown of it. */
export interface ShownMedia {
  readonly id: MediaId
  readonly kind: 'image' | 'video'
  readonly key: string
  readonly sizes: Sizes
  readonly dominantColor: string
  readonly durationMs: number | null
  readonly videoKey: string | null
  readonly videoMime: VideoMime | null
  readonly videoBytes: number | null
}

/** The video behind a video's picture; null for a picture that is only that. */
export function videoOf(row: ShownMedia): Video | null {
  const { videoKey, videoMime, videoBytes, durationMs } = row
  if (videoKey === null || videoMime === null || videoBytes === null || durationMs === null)
    return null
  const url = `/${videoBlobKey(videoKey, videoMime)}`
  return { url, mime_type: videoMime, bytes: videoBytes, duration_ms: durationMs }
}

/** The blob behind `/media/{key}/{file}`, or undefined for anything that is not such an address. */
export function blobKeyOfPath(path: string): string | undefined {
  return /^\/(media\/[0-9a-f]{32,64}\/(?:(?:236x|474x|736x|orig)\.(?:webp|jpg)|video\.(?:mp4|mov|webm)))$/.exec(
    path,
  )?.[1]
}
