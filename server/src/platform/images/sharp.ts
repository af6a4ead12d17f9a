import type { ImageEdit } from '@tessera/contracts/entities/image-edit'
import { imageWidths, limits } from '@tessera/contracts/limits'
import { fileTypeFromBuffer } from 'file-type'
import type { Sharp } from 'sharp'
import sharp from 'sharp'
import { cardSvg } from './card.ts'
import { decodedBytes, pixelsMost } from './decoded-size.ts'
import { type Asker, fairQueue, jobsKey } from './fair-queue.ts'
import { type Look, lookSide } from './look.ts'
import { hashedSize, perceptualHash } from './perceptual-hash.ts'
import type { ImageFault, Images, PreparedImage, Preview, Rendition, Worked } from './port.ts'
import { posterSvg } from './poster.ts'
import { regionsOf, regionsWidth } from './regions.ts'
import { spending } from './spending.ts'

// Pictures share four threads with Node's other background work. Two pictures at a time, each on
// one thread, leave the rest to files, passwords and name lookups; no picture comes twice, so
// nothing is cached.
sharp.concurrency(1)
sharp.cache(false)

const megabyte = 1024 * 1024

/** Files wait in memory, so their bytes count as well as their number. */
const queue = fairQueue({
  atOnce: 2,
  waitingEach: 20,
  bytesEach: 100 * megabyte,
  waitingAll: 100,
  bytesAll: 300 * megabyte,
})

/** A hundred photos of a good camera, or two minutes of one thread, in ten minutes. */
const budget = spending({
  windowMilliseconds: 600_000,
  decodedBytes: 8_000 * megabyte,
  milliseconds: 120_000,
})

/**
 * Jobs bring thousands of pictures that nobody waits for. Each still has one turn at a time, so it
 * may take a thread for as long as nobody else needs it.
 */
const budgetOfJobs = spending({
  windowMilliseconds: 600_000,
  decodedBytes: 100_000 * megabyte,
  milliseconds: 600_000,
})

const budgetFor = (who: string) => (who.startsWith(jobsKey) ? budgetOfJobs : budget)

/** The time limit of one picture; a photo takes one or two seconds. */
const secondsMost = 20

const accepted = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'])

const names = { 236: '236x', 300: '300x', 474: '474x', 564: '564x', 736: '736x' } as const
const origWidth = 4_096
/** The largest side of a WebP. */
const tallest = 16_383
const white = { background: '#ffffff' }

const refuse = (fault: ImageFault) => ({ ok: false as const, fault })

/** The picture took too long, or the sender disconnected. */
class Ended extends Error {}

/** Ends the work on a picture: each step checks it first, and libvips checks it while it runs. */
interface Watch {
  timed(picture: Sharp): Sharp
}

function watch({ signal }: Asker): Watch {
  const deadline = performance.now() + secondsMost * 1_000
  return {
    timed(picture) {
      const seconds = Math.ceil((deadline - performance.now()) / 1_000)
      if (seconds <= 0 || signal?.aborted) throw new Ended()
      return picture.timeout({ seconds })
    },
  }
}

async function faultOf(
  bytes: Uint8Array,
  minSide: number,
  who: string,
): Promise<ImageFault | undefined> {
  if (bytes.length > limits.imageMaxBytes) return 'image-too-large'
  const type = await fileTypeFromBuffer(bytes)
  if (type === undefined || !accepted.has(type.mime)) return 'image-type-refused'
  const header = await sharp(bytes, { limitInputPixels: false }).metadata()
  const { width, height } = header
  if (width * height > pixelsMost(header)) return 'image-too-large'
  if (width < minSide || height < minSide) return 'image-too-small'
  return budgetFor(who).take(who, decodedBytes(header)) ? undefined : 'too-fast'
}

/** A picture as pixels, which can be read several times. */
interface Pixels {
  readonly width: number
  readonly height: number
  open(): Sharp
}

async function worked(picture: Sharp, { timed }: Watch): Promise<Pixels> {
  const { data, info } = await timed(picture).raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { width, height, open: () => sharp(data, { raw: { width, height, channels } }) }
}

/** Shrinks to a width, and never enlarges. */
const within = (width: number) =>
  ({ width, height: tallest, fit: 'inside', withoutEnlargement: true }) as const

/** Turns a picture upright; sharp writes no metadata by default. */
const upright = (bytes: Uint8Array, width: number): Sharp =>
  sharp(bytes).rotate().toColourspace('srgb').resize(within(width))

/** Takes twice the time of effort 2, and the files are an eighth to a third smaller (decision 098). */
const careful = { quality: 78, effort: 4 } as const
/** The original is seldom shown, and the largest. */
const quick = { quality: 80, effort: 0 } as const

const webpOf = (picture: Sharp, how: typeof careful | typeof quick, { timed }: Watch) =>
  timed(picture).webp(how).toBuffer({ resolveWithObject: true })

async function encoded(
  picture: Sharp,
  name: Rendition['name'],
  watched: Watch,
): Promise<Rendition> {
  const webp = await webpOf(picture.clone(), name === 'orig' ? quick : careful, watched)
  const { width, height } = webp.info
  const kept = { name, webp: new Uint8Array(webp.data), width, height }
  if (name === names[300] || name === names[564]) return { ...kept, jpg: null }
  const jpg = await watched.timed(picture.flatten(white)).jpeg({ quality: 82 }).toBuffer()
  return { ...kept, jpg: new Uint8Array(jpg) }
}

/** Encodes a size; one that has all pixels of the widest is that one under another name. */
async function sized(
  pixels: Pixels,
  name: Exclude<Rendition['name'], 'orig'>,
  { widest, watched }: { readonly widest: Rendition; readonly watched: Watch },
): Promise<Rendition> {
  if (pixels.width !== widest.width || pixels.height !== widest.height)
    return encoded(pixels.open(), name, watched)
  const hasJpg = name !== names[300] && name !== names[564]
  return { ...widest, name, jpg: hasJpg ? widest.jpg : null }
}

async function dominantColor(picture: Sharp, watched: Watch): Promise<string> {
  // stats() reads the input and ignores later steps, so the white background comes first.
  const small = await worked(picture.flatten(white).resize({ width: 64 }), watched)
  const { dominant } = await small.open().stats()
  const hex = (part: number) => part.toString(16).padStart(2, '0')
  return `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`
}

async function hashOf(picture: Sharp): Promise<bigint | null> {
  const small = picture.flatten(white).resize({ ...hashedSize, fit: 'fill' })
  return perceptualHash(await small.greyscale().raw().toBuffer())
}

/** Squeezes a picture into the square of its look. */
async function lookOf(picture: Sharp, { timed }: Watch): Promise<Look> {
  const square = picture.flatten(white).resize({ width: lookSide, height: lookSide, fit: 'fill' })
  return new Uint8Array(await timed(square).toColourspace('srgb').removeAlpha().raw().toBuffer())
}

/** A picture to prepare: its size, and its pixels at most so wide. */
interface Source {
  readonly width: number
  readonly height: number
  open(width: number): Sharp
}

async function uprightSource(bytes: Uint8Array): Promise<Source> {
  const { autoOrient } = await sharp(bytes).metadata()
  return { ...autoOrient, open: (width) => upright(bytes, width) }
}

/** The picture is smaller than allowed once it's cropped. */
class TooSmall extends Error {}

/** Turns, flips and crops a picture. sharp flips before it turns, whatever the order of the calls. */
async function editedSource(
  bytes: Uint8Array,
  { turns, flipped, crop }: ImageEdit,
  watched: Watch,
): Promise<Source> {
  const whole = upright(bytes, origWidth).flop(flipped)
  const straight = await worked(await turned(whole, turns, watched), watched)
  const part = partOf(straight, crop)
  if (Math.min(part.width, part.height) < limits.imageMinSide) throw new TooSmall()
  const { width, height } = part
  const open = (most: number) => straight.open().extract(part).resize(within(most))
  return { width, height, open }
}

async function turned(picture: Sharp, turns: number, watched: Watch): Promise<Sharp> {
  // sharp resizes after a turn, and the width is that of the picture before it.
  return turns === 0 ? picture : (await worked(picture, watched)).open().rotate(turns * 90)
}

/** Returns the pixels of a part in fractions. */
function partOf({ width, height }: Pixels, crop: ImageEdit['crop']) {
  if (crop === null) return { left: 0, top: 0, width, height }
  const left = Math.min(width - 1, Math.round(crop.x * width))
  const top = Math.min(height - 1, Math.round(crop.y * height))
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(crop.width * width))),
    height: Math.max(1, Math.min(height - top, Math.round(crop.height * height))),
  }
}

async function prepared(source: Source, watched: Watch): Promise<PreparedImage> {
  // Decoding costs most, so each smaller size is made from the pixels of the next larger one.
  const [narrow, tile, middle, dense, wide] = imageWidths
  const large = await worked(source.open(wide), watched)
  const denser = await worked(large.open().resize(within(dense)), watched)
  const medium = await worked(denser.open().resize(within(middle)), watched)
  const shown = await worked(medium.open().resize(within(tile)), watched)
  const small = await worked(shown.open().resize(within(narrow)), watched)
  const widest = await encoded(large.open(), names[wide], watched)
  const isWhole = widest.width === source.width && widest.height === source.height
  const orig: Rendition = isWhole
    ? { ...widest, name: 'orig' }
    : await encoded(source.open(origWidth), 'orig', watched)
  return {
    width: orig.width,
    height: orig.height,
    dominantColor: await dominantColor(small.open(), watched),
    phash: await hashOf(small.open()),
    look: await lookOf(small.open(), watched),
    renditions: [
      await sized(small, names[narrow], { widest, watched }),
      await sized(shown, names[tile], { widest, watched }),
      await sized(medium, names[middle], { widest, watched }),
      await sized(denser, names[dense], { widest, watched }),
      widest,
      orig,
    ],
  }
}

async function previewed(bytes: Uint8Array, watched: Watch): Promise<Preview> {
  const [, , middle] = imageWidths
  const { data } = await webpOf(upright(bytes, middle), careful, watched)
  return { webp: new Uint8Array(data) }
}

/** The longest side that a blurred picture keeps detail of, in pixels. */
const blurredDetail = 10
const blurredWidth = 160

/** Throws detail away before it enlarges, so that no sharpening brings it back. */
async function blurredOf(bytes: Uint8Array, watched: Watch) {
  const small = await worked(
    sharp(bytes)
      .rotate()
      .flatten(white)
      .toColourspace('srgb')
      .resize({ width: blurredDetail, height: blurredDetail, fit: 'inside' }),
    watched,
  )
  const { width, height } = small
  const scale = blurredWidth / width
  const size = {
    width: blurredWidth,
    height: Math.min(4 * blurredWidth, Math.round(height * scale)),
  }
  const smooth = await worked(
    small
      .open()
      .resize({ ...size, fit: 'fill', kernel: 'cubic' })
      .blur(blurredWidth / blurredDetail / 2),
    watched,
  )
  const [webp, jpg] = [
    await watched.timed(smooth.open()).webp({ quality: 60, effort: 4 }).toBuffer(),
    await watched.timed(smooth.open()).jpeg({ quality: 60 }).toBuffer(),
  ]
  return { webp: new Uint8Array(webp), jpg: new Uint8Array(jpg) }
}

async function regionsIn(bytes: Uint8Array, { timed }: Watch) {
  const small = upright(bytes, regionsWidth).flatten(white)
  const { data, info } = await timed(small).raw().toBuffer({ resolveWithObject: true })
  return regionsOf({ width: info.width, height: info.height, data })
}

/** True for the error of a step that took longer than the picture had left. */
const isEnded = (cause: unknown): boolean =>
  cause instanceof Ended || (cause instanceof Error && /^timeout:/.test(cause.message))

interface Making<Image> {
  readonly by: Asker
  readonly bytes: Uint8Array
  readonly minSide: number
  readonly make: (bytes: Uint8Array, watched: Watch) => Promise<Image>
}

async function madeNow<Image>(making: Making<Image>): Promise<Worked<Image>> {
  const { by, bytes, minSide, make } = making
  const began = performance.now()
  try {
    const fault = await faultOf(bytes, minSide, by.who)
    return fault === undefined ? { ok: true, image: await make(bytes, watch(by)) } : refuse(fault)
  } catch (cause) {
    if (cause instanceof TooSmall) return refuse('image-too-small')
    return refuse(isEnded(cause) ? 'too-busy' : 'image-unreadable')
  } finally {
    budgetFor(by.who).spent(by.who, performance.now() - began)
  }
}

/** Processes a file in its turn, when it's a picture with large enough sides. */
async function made<Image>(making: Making<Image>): Promise<Worked<Image>> {
  const turned = await queue.run(making.by, making.bytes.length, () => madeNow(making))
  return typeof turned === 'string' ? refuse('too-busy') : turned.result
}

/** Processes pictures with libvips. */
export const sharpImages: Images = {
  prepare: (bytes, by) =>
    made({
      by,
      bytes,
      minSide: limits.imageMinSide,
      make: async (sent, watched) => prepared(await uprightSource(sent), watched),
    }),
  prepareEdited: (bytes, edit, by) =>
    made({
      by,
      bytes,
      minSide: limits.imageMinSide,
      make: async (sent, watched) => prepared(await editedSource(sent, edit, watched), watched),
    }),
  preview: (bytes, by) => made({ by, bytes, minSide: 1, make: previewed }),
  regions: (bytes, by) => made({ by, bytes, minSide: 1, make: regionsIn }),
  look: (bytes, by) =>
    made({
      by,
      bytes,
      minSide: 1,
      make: (sent, watched) => lookOf(sharp(sent).rotate(), watched),
    }),
  blurred: (bytes, by) => made({ by, bytes, minSide: 1, make: blurredOf }),
  // The poster is our own and little work, so it waits for nobody.
  async poster(video) {
    const svg = new TextEncoder().encode(posterSvg(video))
    return new Uint8Array(await sharp(svg).png({ compressionLevel: 1 }).toBuffer())
  },
  async card(texts) {
    const svg = new TextEncoder().encode(await cardSvg(texts))
    return new Uint8Array(await sharp(svg).png({ compressionLevel: 1 }).toBuffer())
  },
}
