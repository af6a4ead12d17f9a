import sharp from 'sharp'
import type { Resize } from '../sized-on-demand.ts'

/** As the service writes them (decision 098). */
const webp = { quality: 78, effort: 4 } as const

/** Scales a picture with sharp. */
export const resize: Resize = async (file, width, ending) => {
  const scaled = sharp(file).resize({ width, withoutEnlargement: true })
  const written = ending === 'webp' ? scaled.webp(webp) : scaled.jpeg({ quality: 82 })
  return new Uint8Array(await written.toBuffer())
}
