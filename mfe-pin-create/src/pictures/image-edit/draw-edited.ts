import type { ImageEdit } from '@tessera/contracts/entities/image-edit'
import { limits } from '@tessera/contracts/limits'
import { turnedSize } from './crop.ts'

/** Draws a picture as it's edited, at most `limits.builderPicture` wide. */
export function drawEdited(
  canvas: HTMLCanvasElement,
  picture: HTMLImageElement,
  { turns, flipped, crop }: ImageEdit,
): void {
  const original = { width: picture.naturalWidth, height: picture.naturalHeight }
  const whole = turnedSize(original, turns)
  const part = crop ?? { x: 0, y: 0, width: 1, height: 1 }
  const shown = { width: whole.width * part.width, height: whole.height * part.height }
  const scale = Math.min(1, limits.builderPicture / shown.width)
  canvas.width = Math.round(shown.width * scale)
  canvas.height = Math.round(shown.height * scale)
  const context = canvas.getContext('2d')
  if (context === null) return
  context.scale(scale, scale)
  context.translate(whole.width * (0.5 - part.x), whole.height * (0.5 - part.y))
  // A transform that is written last is applied to the picture first.
  context.rotate((turns * Math.PI) / 2)
  context.scale(flipped ? -1 : 1, 1)
  context.drawImage(picture, -original.width / 2, -original.height / 2)
}
