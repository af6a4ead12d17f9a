import { sendingText } from '@tessera/module/uploads'
import { words } from '../../words.ts'
import { words as videoWords } from '../video/words.ts'
import { type Picture, videoOf } from './picture-flow.ts'

/** Returns the state of the picture in words. */
export function statusOf(picture: Picture): string {
  const isVideo = videoOf(picture) !== undefined
  switch (picture.kind) {
    case 'reading':
      return isVideo ? videoWords.reading() : words.reading()
    case 'uploading':
    case 'paused':
      return (
        sendingText({ heldUp: picture.heldUp, isPaused: picture.kind === 'paused' }) ??
        words.uploading()
      )
    case 'ready':
      return isVideo ? videoWords.ready() : words.ready()
    default:
      return ''
  }
}
