import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { atAGlance } from './at-a-glance.ts'
import type { PictureFacts } from './picture-facts.ts'

/** Opens a picture and returns its facts. */
export async function lookAt(file: Uint8Array): Promise<PictureFacts> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const sha = createHash('sha256').update(file).digest('hex')
  return { width, height, sha, ...atAGlance({ data, width, height }) }
}
