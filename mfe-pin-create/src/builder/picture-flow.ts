import { words } from '../words.ts'

/** A picture of the person's device, or the address of one on another site. */
export type Source = File | string

/** The state of the picture. */
export type Picture =
  | { readonly kind: 'none'; readonly fault?: string }
  | { readonly kind: 'reading'; readonly source: File }
  | { readonly kind: 'uploading'; readonly source: Source; readonly preview: string }
  | {
      readonly kind: 'failed'
      readonly source: Source
      readonly preview: string
      readonly fault: string
    }
  | {
      readonly kind: 'ready'
      readonly preview: string
      readonly mediaId: string
      readonly isFromWeb: boolean
    }

/** Everything that can happen to the picture. */
export type PictureEvent =
  | { readonly type: 'file-chosen'; readonly file: File }
  | { readonly type: 'address-chosen'; readonly address: string; readonly preview: string }
  | { readonly type: 'read'; readonly preview: string }
  | { readonly type: 'refused'; readonly fault: string }
  | { readonly type: 'uploaded'; readonly mediaId: string }
  | { readonly type: 'not-uploaded'; readonly fault: string }
  | { readonly type: 'retry-pressed' }
  | { readonly type: 'remove-pressed' }

/** Returns the first state. Files are not kept with a draft, so a kept draft asks for its file again. */
export function openPicture({
  file,
  isMissing,
}: {
  readonly file?: File | undefined
  readonly isMissing: boolean
}): Picture {
  if (file !== undefined) return { kind: 'reading', source: file }
  return isMissing ? { kind: 'none', fault: words.chooseAgain() } : { kind: 'none' }
}

/** Returns the state after an event. Another picture can be chosen at any time. */
export function nextPicture(picture: Picture, event: PictureEvent): Picture {
  switch (event.type) {
    case 'file-chosen':
      return { kind: 'reading', source: event.file }
    case 'address-chosen':
      return { kind: 'uploading', source: event.address, preview: event.preview }
    case 'remove-pressed':
      return { kind: 'none' }
    case 'read':
      return picture.kind === 'reading'
        ? { kind: 'uploading', source: picture.source, preview: event.preview }
        : picture
    case 'refused':
      return picture.kind === 'reading' ? { kind: 'none', fault: event.fault } : picture
    case 'uploaded':
      return picture.kind === 'uploading'
        ? {
            kind: 'ready',
            preview: picture.preview,
            mediaId: event.mediaId,
            isFromWeb: typeof picture.source === 'string',
          }
        : picture
    case 'not-uploaded':
      return picture.kind === 'uploading'
        ? { ...picture, kind: 'failed', fault: event.fault }
        : picture
    case 'retry-pressed':
      return picture.kind === 'failed'
        ? { kind: 'uploading', source: picture.source, preview: picture.preview }
        : picture
  }
}
