import { imageWidths, limits } from '@tessera/contracts/limits'
import { fileTypeFromBuffer } from 'file-type'
import type { Sharp } from 'sharp'
import sharp from 'sharp'
import type { ImageFault, Images, PreparedImage, Rendition } from './port.ts'

const accepted = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'])

/** More than any camera makes, and little enough that a picture cannot exhaust the memory. */
const maxPixels = 60_000_000

const names = { 236: '236x', 474: '474x', 736: '736x' } as const

const refuse = (fault: ImageFault) => ({ ok: false as const, fault })

async function faultOf(bytes: Uint8Array): Promise<ImageFault | undefined> {
  if (bytes.length > limits.imageMaxBytes) return 'image-too-large'
  const type = await fileTypeFromBuffer(bytes)
  if (type === undefined || !accepted.has(type.mime)) return 'image-type-refused'
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (width * height > maxPixels) return 'image-too-large'
  return width < limits.imageMinSide || height < limits.imageMinSide ? 'image-too-small' : undefined
}

async function rendition(
  upright: Sharp,
  name: Rendition['name'],
  width: number,
): Promise<Rendition> {
  const { data, info } = await upright
    .clone()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 80, effort: 2 })
    .toBuffer({ resolveWithObject: true })
  return { name, bytes: new Uint8Array(data), width: info.width, height: info.height }
}

async function dominantColor(bytes: Uint8Array): Promise<string> {
  const { dominant } = await sharp(bytes).flatten({ background: '#ffffff' }).stats()
  const hex = (part: number) => part.toString(16).padStart(2, '0')
  return `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`
}

async function prepared(bytes: Uint8Array): Promise<PreparedImage> {
  // rotate() applies the camera's orientation; sharp writes no metadata unless it is told to.
  const upright = sharp(bytes, { limitInputPixels: maxPixels }).rotate()
  const renditions: Rendition[] = []
  for (const width of imageWidths) renditions.push(await rendition(upright, names[width], width))
  const { autoOrient } = await sharp(bytes).metadata()
  const widest = renditions.at(-1)
  // A picture no wider than the widest size is that size already.
  const orig: Rendition =
    widest !== undefined && widest.width === autoOrient.width
      ? { ...widest, name: 'orig' }
      : await rendition(upright, 'orig', 4_096)
  const smallest = renditions[0]?.bytes ?? orig.bytes
  return {
    width: orig.width,
    height: orig.height,
    dominantColor: await dominantColor(smallest),
    renditions: [...renditions, orig],
  }
}

/** Pictures by libvips. */
export const sharpImages: Images = {
  async prepare(bytes) {
    try {
      const fault = await faultOf(bytes)
      return fault === undefined ? { ok: true, image: await prepared(bytes) } : refuse(fault)
    } catch {
      return refuse('image-unreadable')
    }
  },
}
