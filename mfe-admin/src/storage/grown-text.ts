import { sizeText } from '../frame/size-text.ts'

/** Returns the growth of bytes, with its sign. */
export function grownText(bytes: number, locale: string): string {
  const size = sizeText(Math.abs(bytes), locale)
  return bytes < 0 ? `−${size}` : `+${size}`
}
