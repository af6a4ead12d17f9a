import { limits } from '@tessera/contracts/limits'
import { type Crop, cropSquare, type Size } from './crop.ts'

/** Larger than any place that shows a portrait, on the sharpest screen. */
const sideMost = 736

/** Reads the dimensions of a picture, turned upright; throws when the browser cannot decode it. */
export async function sizeOf(file: Blob): Promise<Size> {
  const picture = await createImageBitmap(file)
  const { width, height } = picture
  picture.close()
  return { width, height }
}

/** Cuts the square out of a picture, as a JPEG without metadata. */
export async function cutPortrait(file: Blob, crop: Crop): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const { left, top, side } = cropSquare(picture, crop)
  const canvas = document.createElement('canvas')
  const length = Math.round(Math.max(limits.imageMinSide, Math.min(side, sideMost)))
  canvas.width = length
  canvas.height = length
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser has no canvas to cut a picture with.')
  // Transparent parts would turn black in a JPEG.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, length, length)
  context.drawImage(picture, left, top, side, side, 0, 0, length, length)
  picture.close()
  return new Promise((resolve, reject) => {
    const end = (cut: Blob | null) =>
      cut === null ? reject(new Error('The picture could not be encoded.')) : resolve(cut)
    canvas.toBlob(end, 'image/jpeg', 0.92)
  })
}
