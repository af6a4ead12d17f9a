import sharp from 'sharp'
import type { MemoryService } from '../memory-service.ts'

let pictures = 0

/** Adds a picture to the service's internet and returns its URL. */
export async function outsidePicture(
  service: MemoryService,
  size: { readonly width: number; readonly height: number } = { width: 300, height: 200 },
): Promise<string> {
  pictures += 1
  const url = `https://pictures.example/${pictures}.png`
  const background = `#${(pictures * 7919).toString(16).padStart(6, '0')}`
  const drawn = sharp({ create: { ...size, channels: 3, background } }).png()
  const body = new Uint8Array(await drawn.toBuffer())
  service.pages.put(url, { body, contentType: 'image/png' })
  return url
}
