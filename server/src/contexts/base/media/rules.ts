import type { Images } from '@tessera/contracts/entities/image'
import type { Captions, sensitiveBy } from '@tessera/contracts/entities/pin'
import type { Video } from '@tessera/contracts/entities/video'
import type { MediaId } from '@tessera/contracts/ids'

/** The names of a picture's sizes, smallest first. */
export const sizeNames = ['236x', '300x', '474x', '564x', '736x', 'orig'] as const

/** A stored size of a picture. */
export type SizeName = (typeof sizeNames)[number]

interface Size {
  readonly width: number
  readonly height: number
}

/** The sizes that only tiles show; pictures of earlier versions have none. */
type TileSize = '300x' | '564x'

/** Width and height of each size. */
export type Sizes = Readonly<Record<Exclude<SizeName, TileSize>, Size>> & {
  readonly [Name in TileSize]?: Size
}

/** The side that says that a picture may be sensitive. */
export type SensitiveBy = (typeof sensitiveBy)[number]

/** Returns a picture's key in the blob store. */
export const blobKey = (key: string, name: SizeName, ending: 'webp' | 'jpg' = 'webp'): string =>
  `media/${key}/${name}.${ending}`

/** Returns a picture's URL, whose content never changes. */
export const pictureUrl = (key: string, name: SizeName): string => `/${blobKey(key, name)}`

/** Returns a picture as calls answer it. */
export function imagesOf(picture: { readonly key: string; readonly sizes: Sizes }): Images {
  const { key, sizes } = picture
  const file = (name: SizeName, { width, height }: Size) => ({
    url: pictureUrl(key, name),
    width,
    height,
  })
  return {
    '236x': file('236x', sizes['236x']),
    '474x': file('474x', sizes['474x']),
    '736x': file('736x', sizes['736x']),
    orig: file('orig', sizes.orig),
    ...(sizes['564x'] === undefined ? {} : { has_tiles: true }),
  }
}

/** Returns the picture as it was uploaded, whether it may be sensitive or not. */
export const clearly = <Picture extends Pick<ShownMedia, 'key' | 'clearKey'>>(
  picture: Picture,
): Picture => (picture.clearKey === null ? picture : { ...picture, key: picture.clearKey })

/** File extensions by video type. */
export const videoEndings = {
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
} as const

/** The supported video types. */
export type VideoMime = keyof typeof videoEndings

/** Returns a video's key in the blob store. */
export const videoBlobKey = (key: string, mime: VideoMime): string =>
  `media/${key}/video.${videoEndings[mime]}`

/** Returns the blob key of a video's captions. */
export const captionsBlobKey = (key: string): string => `media/${key}/captions.vtt`

/** A picture or video with all that is shown of it. */
export interface ShownMedia {
  readonly id: MediaId
  readonly kind: 'image' | 'video'
  readonly key: string
  /** The key of its clear files while it may be sensitive. */
  readonly clearKey: string | null
  readonly sensitiveBy: SensitiveBy | null
  readonly sizes: Sizes
  readonly dominantColor: string
  readonly durationMs: number | null
  readonly videoKey: string | null
  readonly videoMime: VideoMime | null
  readonly videoBytes: number | null
  readonly captionsKey: string | null
  readonly captionsLanguage: string | null
}

/** Returns the video of a media row; null for a picture. */
export function videoOf(row: ShownMedia): Video | null {
  const { videoKey, videoMime, videoBytes, durationMs } = row
  if (videoKey === null || videoMime === null || videoBytes === null || durationMs === null)
    return null
  const url = `/${videoBlobKey(videoKey, videoMime)}`
  return { url, mime_type: videoMime, bytes: videoBytes, duration_ms: durationMs }
}

/** Returns the captions of a media row, as pins embed them. */
export function captionsOf({
  captionsKey,
  captionsLanguage: language,
}: Pick<ShownMedia, 'captionsKey' | 'captionsLanguage'>): { readonly captions?: Captions } {
  if (captionsKey === null || language === null) return {}
  return { captions: { src: `/${captionsBlobKey(captionsKey)}`, language } }
}

/** Returns the blob key of a path `/media/{key}/{file}`; undefined for any other path. */
export function blobKeyOfPath(path: string): string | undefined {
  return /^\/(media\/[0-9a-f]{32,64}\/(?:(?:236x|300x|474x|564x|736x|orig)\.(?:webp|jpg)|video\.(?:mp4|mov|webm)|captions\.vtt))$/.exec(
    path,
  )?.[1]
}
