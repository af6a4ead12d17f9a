import { imageWidths, limits } from '@tessera/contracts/limits'
import { fileTypeFromBuffer } from 'file-type'
import type { Sharp } from 'sharp'
import sharp from 'sharp'
import { atMost } from './at-most.ts'
import { hashedSize, perceptualHash } from './perceptual-hash.ts'
import type { ImageFault, Images, PreparedImage, Preview, Rendition, Worked } from './port.ts'
import { posterSvg } from './poster.ts'

// Pictures share four threads with everything else that Node does beside its own. Two pictures at a
// time, each on one thread, leave the rest to files, passwords and names; no picture comes twice, so
// there is nothing to remember.
sharp.concurrency(1)
sharp.cache(false)
const inTurn = atMost(2)

const accepted = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'])

/** More than any camera makes, and little enough that a picture cannot exhaust the memory. */
const maxPixels = 60_000_000

const names = { 236: '236x', 474: '474x', 736: '736x' } as const
const origWidth = 4_096
/** More than this no WebP can have on a side. */
const tallest = 16_383
const white = { background: '#ffffff' }

const refuse = (fault: ImageFault) => ({ ok: false as const, fault })

async function faultOf(bytes: Uint8Array, minSide: number): Promise<ImageFault | undefined> {
  if (bytes.length > limits.imageMaxBytes) return 'image-too-large'
  const type = await fileTypeFromBuffer(bytes)
  if (type === undefined || !accepted.has(type.mime)) return 'image-type-refused'
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (width * height > maxPixels) return 'image-too-large'
  return width < minSide || height < minSide ? 'image-too-small' : undefined
}

/** A picture as pixels, to be read as often as it takes. */
interface Pixels {
  readonly width: number
  readonly height: number
  open(): Sharp
}

async function worked(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { width, height, open: () => sharp(data, { raw: { width, height, channels } }) }
}

/** So wide at most, and never larger than it is. */
const within = (width: number) =>
  ({ width, height: tallest, fit: 'inside', withoutEnlargement: true }) as const

/** A picture upright; sharp writes no metadata unless it is told to. */
const upright = (bytes: Uint8Array, width: number): Sharp =>
  sharp(bytes, { limitInputPixels: maxPixels }).rotate().toColourspace('srgb').resize(within(width))

const webpOf = (picture: Sharp, effort: number) =>
  picture.webp({ quality: 80, effort }).toBuffer({ resolveWithObject: true })

async function encoded(
  picture: Sharp,
  name: Rendition['name'],
  effort: number,
): Promise<Rendition> {
  const webp = await webpOf(picture.clone(), effort)
  const jpg = await picture.flatten(white).jpeg({ quality: 82 }).toBuffer()
  const { width, height } = webp.info
  return { name, webp: new Uint8Array(webp.data), jpg: new Uint8Array(jpg), width, height }
}

async function dominantColor(picture: Sharp): Promise<string> {
  // stats() reads what came in, whatever was asked for since, so the white is laid under it first.
  const small = await worked(picture.flatten(white).resize({ width: 64 }))
  const { dominant } = await small.open().stats()
  const hex = (part: number) => part.toString(16).padStart(2, '0')
  return `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`
}

async function hashOf(picture: Sharp): Promise<bigint | null> {
  const small = picture.flatten(white).resize({ ...hashedSize, fit: 'fill' })
  return perceptualHash(await small.greyscale().raw().toBuffer())
}

async function prepared(bytes: Uint8Array): Promise<PreparedImage> {
  // Decoding costs the most, so each smaller size is made from the pixels of the next larger one.
  const [narrow, middle, wide] = imageWidths
  const large = await worked(upright(bytes, wide))
  const medium = await worked(large.open().resize(within(middle)))
  const small = await worked(medium.open().resize(within(narrow)))
  const widest = await encoded(large.open(), names[wide], 1)
  const { autoOrient } = await sharp(bytes).metadata()
  const isWhole = widest.width === autoOrient.width && widest.height === autoOrient.height
  const orig: Rendition = isWhole
    ? { ...widest, name: 'orig' }
    : await encoded(upright(bytes, origWidth), 'orig', 0)
  return {
    width: orig.width,
    height: orig.height,
    dominantColor: await dominantColor(small.open()),
    phash: await hashOf(small.open()),
    renditions: [
      await encoded(small.open(), names[narrow], 2),
      await encoded(medium.open(), names[middle], 2),
      widest,
      orig,
    ],
  }
}

async function previewed(bytes: Uint8Array): Promise<Preview> {
  const [, middle] = imageWidths
  const { data } = await webpOf(upright(bytes, middle), 2)
  return { webp: new Uint8Array(data) }
}

/** Makes something of a file, if it is a picture with sides of so many pixels at least. */
const made = <Image>(
  bytes: Uint8Array,
  minSide: number,
  make: (bytes: Uint8Array) => Promise<Image>,
): Promise<Worked<Image>> =>
  inTurn(async () => {
    try {
      const fault = await faultOf(bytes, minSide)
      return fault === undefined ? { ok: true, image: await make(bytes) } : refuse(fault)
    } catch {
      return refuse('image-unreadable')
    }
  })

/** Pictures by libvips. */
export const sharpImages: Images = {
  prepare: (bytes) => made(bytes, limits.imageMinSide, prepared),
  preview: (bytes) => made(bytes, 1, previewed),
  poster: (video) =>
    inTurn(async () => {
      const svg = new TextEncoder().encode(posterSvg(video))
      return new Uint8Array(await sharp(svg).png({ compressionLevel: 1 }).toBuffer())
    }),
}
