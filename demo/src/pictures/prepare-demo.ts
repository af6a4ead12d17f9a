import type { SizeName, Sizes } from '@tessera/server/domains/media/rules'
import sharp from 'sharp'
import { atAGlance } from './at-a-glance.ts'
import { drawPicture, pictureHeight, pictureWidth } from './draw.ts'
import type { PictureSpec } from './picture-spec.ts'

/** The facts of a drawn picture, and the one size that was drawn. */
export interface DrawnPicture {
  readonly width: number
  readonly height: number
  /** A color as #rrggbb. */
  readonly dominantColor: string
  readonly phash: bigint | null
  readonly sizes: Sizes
  readonly webp: Uint8Array<ArrayBuffer>
}

const widths: Record<SizeName, number> = {
  '236x': 236,
  '474x': 474,
  '736x': pictureWidth,
  orig: pictureWidth,
}

/** Low effort, because somebody waits for it. */
const webp = { quality: 80, effort: 0, preset: 'drawing' } as const

function sizesOf(spec: PictureSpec): Sizes {
  const size = (name: SizeName) => ({
    width: widths[name],
    height: Math.round((pictureHeight(spec) * widths[name]) / pictureWidth),
  })
  return { '236x': size('236x'), '474x': size('474x'), '736x': size('736x'), orig: size('orig') }
}

const svgOf = (spec: PictureSpec, name: SizeName) => Buffer.from(drawPicture(spec, widths[name]))

/** Draws one size of a picture. */
export async function drawSize(
  spec: PictureSpec,
  name: SizeName,
  ending: 'webp' | 'jpg',
): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp(svgOf(spec, name))
  const file = ending === 'webp' ? picture.webp(webp) : picture.jpeg({ quality: 82 })
  return new Uint8Array(await file.toBuffer())
}

/**
 * Draws a picture in one size, and computes its color and hash. Other sizes are drawn on their
 * first request: most are never requested, and together they would take longer than the rest of a
 * fill.
 */
export async function prepareDemo(spec: PictureSpec, name: SizeName): Promise<DrawnPicture> {
  const sizes = sizesOf(spec)
  const { data, info } = await sharp(svgOf(spec, name))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const drawn = sharp(data, { raw: { width, height, channels: 3 } })
  const file = new Uint8Array(await drawn.webp(webp).toBuffer())
  return { ...sizes.orig, ...atAGlance({ data, width, height }), sizes, webp: file }
}
