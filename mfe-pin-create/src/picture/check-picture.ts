import { limits } from '@tessera/contracts/limits'
import type { PictureType } from './picture-type.ts'

/** Why a picture is not taken: codes of the error catalogue, so that the words are the service's own. */
export type PictureFault =
  | 'image-type-refused'
  | 'image-too-large'
  | 'image-unreadable'
  | 'image-too-small'

/** How wide and high a picture is, in pixels. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** What is wrong with a file before it is decoded: that it is no picture we take, or too heavy. */
export function fileFault(file: {
  readonly type: PictureType | undefined
  readonly bytes: number
}): PictureFault | undefined {
  if (file.type === undefined) return 'image-type-refused'
  return file.bytes > limits.imageMaxBytes ? 'image-too-large' : undefined
}

/** What is wrong with a picture once it is decoded, or was found not to be one. */
export function sizeFault(size: PictureSize | undefined): PictureFault | undefined {
  if (size === undefined) return 'image-unreadable'
  return Math.min(size.width, size.height) < limits.imageMinSide ? 'image-too-small' : undefined
}
