import sharp, { type Sharp } from 'sharp'
import { type SizeName, type Sizes, sizeNames } from '../../domains/media/rules.ts'
import { atAGlance } from './at-a-glance.ts'
import { drawPicture, pictureHeight, pictureWidth } from './draw.ts'
import type { PictureSpec } from './picture-spec.ts'

/** What is known of a drawn picture, and the files that were drawn of it. */
export interface DrawnPicture {
  readonly width: number
  readonly height: number
  /** As #rrggbb. */
  readonly dominantColor: string
  readonly phash: bigint | null
  readonly sizes: Sizes
  readonly files: readonly { readonly name: SizeName; readonly webp: Uint8Array<ArrayBuffer> }[]
}

const widths: Record<SizeName, number> = {
  '236x': 236,
  '474x': 474,
  '736x': pictureWidth,
  orig: pictureWidth,
}

/** Low effort, because somebody is waiting for it. */
const webp = { quality: 80, effort: 0 } as const

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

interface Rendered {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

async function rendered(picture: Sharp): Promise<Rendered> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const reading = ({ data, width, height }: Rendered) =>
  sharp(data, { raw: { width, height, channels: 3 } })

/**
 * Draws a picture in the sizes that lists show, the largest from its shapes and the others from that.
 * Still larger ones are drawn when somebody first looks: they would cost more than all the rest of
 * filling a demo world, and most are never asked for.
 */
export async function prepareDemo(
  spec: PictureSpec,
  names: readonly SizeName[] = ['236x', '474x'],
): Promise<DrawnPicture> {
  const sizes = sizesOf(spec)
  const wanted = sizeNames.filter((name) => names.includes(name))
  const largest = await rendered(sharp(svgOf(spec, wanted.at(-1) ?? '236x')))
  const files: { name: SizeName; webp: Uint8Array<ArrayBuffer> }[] = []
  let smallest = largest
  for (const name of wanted) {
    const { width, height } = sizes[name]
    const isLargest = width === largest.width
    const points = isLargest
      ? largest
      : await rendered(reading(largest).resize({ width, height, fit: 'fill' }))
    if (name === wanted[0]) smallest = points
    files.push({ name, webp: new Uint8Array(await reading(points).webp(webp).toBuffer()) })
  }
  const { width, height } = sizes.orig
  return { width, height, ...atAGlance(smallest), sizes, files }
}
