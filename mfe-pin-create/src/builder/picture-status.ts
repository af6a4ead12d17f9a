import { words } from '../words.ts'
import { type Picture, videoOf } from './picture-flow.ts'
import { words as videoWords } from './video/words.ts'

const heldUp = { offline: words.uploadOffline, trouble: words.uploadTrouble } as const

/** Returns the state of the picture in words. */
export function statusOf(picture: Picture): string {
  const isVideo = videoOf(picture) !== undefined
  switch (picture.kind) {
    case 'reading':
      return isVideo ? videoWords.reading() : words.reading()
    case 'uploading':
      return picture.heldUp === undefined ? words.uploading() : heldUp[picture.heldUp]()
    case 'paused':
      return words.paused()
    case 'ready':
      return isVideo ? videoWords.ready() : words.ready()
    default:
      return ''
  }
}
