import type { HeldUp } from '@tessera/module/uploads'
import { words } from '../../words.ts'
import type { Size } from '../image-edit/crop.ts'
import type { Film } from '../video/read-video.ts'
import { isVideoFile } from '../video/video-file.ts'

/** A picture of the person's device, or the address of one on another site. */
export type Source = File | string

/** The progress of an upload. */
interface Sending {
  /** The address of a resumable upload, once the service has given one. */
  readonly url?: string | undefined
  /** The share of the file that has arrived, from 0 to 1. */
  readonly sent?: number
  /** The reason that the upload waits before it goes on. */
  readonly heldUp?: HeldUp | undefined
}

/** An uploaded picture. */
interface UploadedPicture {
  readonly mediaId: string
  /** Milliseconds since 1970. */
  readonly uploadedAt: number
}

interface Shown {
  readonly preview: string
  /** The file of the device, or the address on another site. */
  readonly source: Source
  /** The size of a picture whose preview is a small copy. */
  readonly size?: Size | undefined
  /** The facts of a video; undefined for a picture. */
  readonly film?: Film | undefined
  /** The reason that another file, chosen since, isn't taken. */
  readonly refused?: string | undefined
}

/** A picture that is shown, whatever becomes of its upload. */
type ShownPicture =
  | (Shown & Sending & { readonly kind: 'uploading' | 'paused' })
  | (Shown & Sending & { readonly kind: 'failed'; readonly fault: string })
  | (Shown & UploadedPicture & { readonly kind: 'ready'; readonly isFromWeb: boolean })

/** The state of the picture, which may be a video. */
export type Picture =
  | { readonly kind: 'none'; readonly fault?: string }
  | {
      readonly kind: 'reading'
      readonly source: File
      /** The upload of the file by an earlier document of the tab. */
      readonly before?: Partial<UploadedPicture> & Pick<Sending, 'url'>
      /** The picture so far, which stays when the file is refused. */
      readonly instead?: ShownPicture | undefined
    }
  | ShownPicture

/** Everything that can happen to the picture. */
export type PictureEvent =
  | { readonly type: 'file-chosen'; readonly file: File }
  | { readonly type: 'address-chosen'; readonly address: string; readonly preview: string }
  | ({ readonly type: 'read' } & Pick<Shown, 'preview' | 'size' | 'film'>)
  | { readonly type: 'refused'; readonly fault: string }
  | { readonly type: 'upload-begun'; readonly url: string }
  | { readonly type: 'progress'; readonly sent: number }
  | { readonly type: 'held-up'; readonly reason: Sending['heldUp'] }
  | { readonly type: 'uploaded'; readonly mediaId: string; readonly at: number }
  | { readonly type: 'not-uploaded'; readonly fault: string }
  | { readonly type: 'upload-lost' }
  | { readonly type: 'pause-pressed' }
  | { readonly type: 'continue-pressed' }
  | { readonly type: 'retry-pressed' }
  | { readonly type: 'remove-pressed' }

/** The source of a draft's picture: a file, or an address on another site with a preview. */
export interface PictureStart extends Partial<UploadedPicture> {
  readonly file?: File | undefined
  readonly url?: string | undefined
  readonly web?: { readonly address: string; readonly preview: string } | undefined
  /** The draft is kept, but its file is not. */
  readonly isMissing?: boolean
}

/** Returns the first state. */
export function openPicture({ file, web, isMissing, ...before }: PictureStart): Picture {
  if (file !== undefined) return { kind: 'reading', source: file, before }
  if (web !== undefined) return { kind: 'uploading', source: web.address, preview: web.preview }
  return isMissing === true ? { kind: 'none', fault: words.chooseAgain() } : { kind: 'none' }
}

type Reading = Extract<Picture, { readonly kind: 'reading' }>
type Read = Extract<PictureEvent, { readonly type: 'read' }>

function afterReading({ source, before = {} }: Reading, { type: _, ...read }: Read): Picture {
  const shown = { source, ...read }
  const { mediaId, uploadedAt, url } = before
  return mediaId !== undefined && uploadedAt !== undefined
    ? { ...shown, kind: 'ready', mediaId, uploadedAt, isFromWeb: false }
    : { ...shown, kind: 'uploading', url }
}

/** Returns the picture that is shown, or was until another file was chosen. */
function shownPicture(picture: Picture): ShownPicture | undefined {
  if (picture.kind === 'none') return undefined
  return picture.kind === 'reading' ? picture.instead : picture
}

function afterRefusal({ instead }: Reading, fault: string): Picture {
  if (instead === undefined) return { kind: 'none', fault }
  return instead.kind === 'failed' ? { ...instead, fault } : { ...instead, refused: fault }
}

/** Returns what is wrong with the picture, or with a file that was chosen instead of it. */
export function faultOf(picture: Picture): string | undefined {
  if ('fault' in picture) return picture.fault
  return 'refused' in picture ? picture.refused : undefined
}

/** Returns the address of the picture that is shown, or was until another file was chosen; else ''. */
export const previewOf = (picture: Picture): string => shownPicture(picture)?.preview ?? ''

const shownOf = ({ source, preview, size, film }: Shown): Shown => ({
  source,
  preview,
  size,
  film,
})

/** Returns the state of an upload that is under way, paused or failed. */
function afterSending(
  picture: Extract<Picture, { readonly kind: 'uploading' | 'paused' | 'failed' }>,
  event: PictureEvent,
): Picture {
  const { kind } = picture
  const shown = shownOf(picture)
  const going = { ...shown, url: picture.url, sent: picture.sent ?? 0 }
  if (kind !== 'uploading')
    return event.type === (kind === 'paused' ? 'continue-pressed' : 'retry-pressed')
      ? { ...going, kind: 'uploading' }
      : picture
  switch (event.type) {
    case 'upload-begun':
      return { ...picture, url: event.url }
    case 'progress':
      return { ...picture, sent: event.sent, heldUp: undefined }
    case 'held-up':
      return { ...picture, heldUp: event.reason }
    case 'pause-pressed':
      return typeof picture.source === 'string' ? picture : { ...going, kind: 'paused' }
    case 'uploaded': {
      const { mediaId, at } = event
      const isFromWeb = typeof picture.source === 'string'
      return { ...shown, kind: 'ready', mediaId, uploadedAt: at, isFromWeb }
    }
    case 'not-uploaded':
      return { ...going, kind: 'failed', fault: event.fault }
    default:
      return picture
  }
}

/** Returns the state after an event. Another picture can be chosen at any time. */
export function nextPicture(picture: Picture, event: PictureEvent): Picture {
  switch (event.type) {
    case 'file-chosen':
      return { kind: 'reading', source: event.file, instead: shownPicture(picture) }
    case 'address-chosen':
      return { kind: 'uploading', source: event.address, preview: event.preview }
    case 'remove-pressed':
      return { kind: 'none' }
  }
  switch (picture.kind) {
    case 'none':
      return picture
    case 'reading':
      if (event.type === 'refused') return afterRefusal(picture, event.fault)
      return event.type === 'read' ? afterReading(picture, event) : picture
    case 'ready':
      return event.type === 'upload-lost' ? { ...shownOf(picture), kind: 'uploading' } : picture
    default:
      return afterSending(picture, event)
  }
}

/** Returns the file of a video; undefined for a picture, and while there is none. */
export const videoOf = (picture: Picture): File | undefined =>
  'source' in picture && picture.source instanceof File && isVideoFile(picture.source)
    ? picture.source
    : undefined
