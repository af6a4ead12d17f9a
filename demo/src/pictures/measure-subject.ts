import sharp from 'sharp'
import type { Edges } from './edges.ts'
import { findSubject } from './subjects.ts'

const fineness = 8

/** The measurements of a subject. */
interface Measured {
  /** The edges of its ink, in units of its box. */
  readonly edges: Edges
  /** Its most common color, as #rrggbb. */
  readonly tint: string
}

interface Points {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

function edgesIn({ data, width, height }: Points): Edges {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let index = 0; index < width * height; index += 1) {
    if ((data[index * 4 + 3] ?? 0) < 128) continue
    const [x, y] = [index % width, Math.floor(index / width)]
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
  }
  const unit = (pixels: number) => Math.round((pixels / fineness) * 10) / 10
  return [unit(left), unit(top), unit(right), unit(bottom)]
}

/** Returns the mean of the most common colors, in 16 steps of red, green and blue. */
function tintIn({ data }: Points): string {
  const bins = new Map<number, { count: number; red: number; green: number; blue: number }>()
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 200) continue
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
    const bin = bins.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 }
    bin.count += 1
    bin.red += red
    bin.green += green
    bin.blue += blue
    bins.set(key, bin)
  }
  const [most] = [...bins.values()].toSorted((one, other) => other.count - one.count)
  const { count, red, green, blue } = most ?? { count: 1, red: 128, green: 128, blue: 128 }
  const hex = (sum: number) =>
    Math.round(sum / count)
      .toString(16)
      .padStart(2, '0')
  return `#${hex(red)}${hex(green)}${hex(blue)}`
}

/** Draws a subject and measures its edges and its color. */
export async function measureSubject(name: string): Promise<Measured | undefined> {
  const subject = findSubject(name)
  if (!subject) return undefined
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${subject.width * fineness}" height="${subject.height * fineness}" viewBox="${subject.viewBox}">${subject.body}</svg>`
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const points = { data, width: info.width, height: info.height }
  return { edges: edgesIn(points), tint: tintIn(points) }
}
