import { limits } from '@tessera/contracts/limits'
import { createQueue } from '@tessera/module/uploads'
import { words } from '../../words.ts'
import type { Size } from '../image-edit/crop.ts'
import { fileFault, sizeFault } from './check-picture.ts'

/** The result of reading a file: a copy to show, or the error message. */
export type ReadPicture =
  | { readonly ok: true; readonly copy: Blob; readonly size: Size }
  | { readonly ok: false; readonly fault: string }

/** Makes a copy in the width of the builder. The browser decodes beside the page's own thread. */
async function copyOf(file: Blob, width: number): Promise<Blob> {
  if (typeof OffscreenCanvas === 'undefined' || width <= limits.builderPicture) return file
  const resizeWidth = limits.builderPicture
  const small = await createImageBitmap(file, { resizeWidth, resizeQuality: 'medium' })
  const canvas = new OffscreenCanvas(small.width, small.height)
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(small)
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.85 })
}

async function read(file: File): Promise<ReadPicture> {
  try {
    const picture = await createImageBitmap(file)
    const { width, height } = picture
    const fault = sizeFault(picture)
    picture.close()
    return fault === undefined
      ? { ok: true, copy: await copyOf(file, width), size: { width, height } }
      : { ok: false, fault }
  } catch {
    return { ok: false, fault: words.unreadable() }
  }
}

// A decoded picture takes megabytes, so few are in memory at a time.
const decoding = createQueue(2)

/** Checks a file, and makes a copy of its picture to show; undefined when it's called off. */
export async function readPicture(
  file: File,
  signal: AbortSignal,
): Promise<ReadPicture | undefined> {
  const fault = fileFault(file)
  return fault === undefined ? decoding.add(() => read(file), signal) : { ok: false, fault }
}
