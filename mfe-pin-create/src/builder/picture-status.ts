import { words } from '../words.ts'
import { type Picture, videoOf } from './picture-flow.ts'
import { heldUpText } from './upload/keep-sending.ts'
import { words as videoWords } from './video/words.ts'

/** Returns the state of the picture in words. */
export function statusOf(picture: Picture): string {
  const isVideo = videoOf(picture) !== undefined
  switch (picture.kind) {
    case 'reading':
      return isVideo ? videoWords.reading() : words.reading()
    case 'uploading':
      return picture.heldUp === undefined ? words.uploading() : heldUpText[picture.heldUp]()
    case 'paused':
      return words.paused()
    case 'ready':
      return isVideo ? videoWords.ready() : words.ready()
    default:
      return ''
  }
}
