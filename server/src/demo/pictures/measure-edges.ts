import sharp from 'sharp'
import type { Edges } from './edges.ts'
import { findSubject } from './subjects.ts'

const fineness = 8

/** Measures where a subject's ink ends, in the units of its own box, by drawing and trimming it. */
export async function measureEdges(name: string): Promise<Edges | undefined> {
  const subject = findSubject(name)
  if (!subject) return undefined
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${subject.width * fineness}" height="${subject.height * fineness}" viewBox="${subject.viewBox}">${subject.body}</svg>`
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true })
  let [left, top, right, bottom] = [info.width, info.height, 0, 0]
  for (const [index, alpha] of data.entries()) {
    if (alpha < 128) continue
    const x = index % info.width
    const y = Math.floor(index / info.width)
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
  }
  const unit = (pixels: number) => Math.round((pixels / fineness) * 10) / 10
  return [unit(left), unit(top), unit(right), unit(bottom)]
}
