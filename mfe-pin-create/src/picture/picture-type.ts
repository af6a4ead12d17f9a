/** A kind of picture that the service takes. */
export type PictureType = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif'

/** How many bytes of a file tell what it is. */
export const tellingBytes = 32

const ascii = (bytes: Uint8Array): string => String.fromCharCode(...bytes)

/** What a file is by its first bytes; its name and its claimed type may lie. */
export function pictureType(start: Uint8Array): PictureType | undefined {
  const text = ascii(start.subarray(0, tellingBytes))
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif'
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp'
  return text.startsWith('ftyp', 4) && /avi[fs]/.test(text.slice(8)) ? 'avif' : undefined
}
