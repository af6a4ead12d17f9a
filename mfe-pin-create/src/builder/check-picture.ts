import { limits } from '@tessera/contracts/limits'
import { words } from '../words.ts'

const accepted: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
])

/** The types that the file dialog offers. */
export const acceptedTypes = [...accepted].join(',')

/** Returns the error message for a file's type or size. The service checks the content itself. */
export function fileFault({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!accepted.has(type)) return words.wrongType()
  return size > limits.imageMaxBytes ? words.tooLarge() : undefined
}

/** Returns the error message for a picture's dimensions. */
export function sizeFault(size: { readonly width: number; readonly height: number }) {
  const { imageMinSide } = limits
  return size.width < imageMinSide || size.height < imageMinSide ? words.tooSmall() : undefined
}
