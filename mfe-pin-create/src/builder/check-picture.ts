import { limits } from '@tessera/contracts/limits'
import { words } from '../words.ts'

const accepted: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
])

/** What the file dialog offers. */
export const acceptedTypes = [...accepted].join(',')

/** What is wrong with a file before it has been opened, in words. The service looks at the content itself. */
export function fileFault({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!accepted.has(type)) return words.wrongType()
  return size > limits.imageMaxBytes ? words.tooLarge() : undefined
}

/** What is wrong with a picture's size, in words. */
export function sizeFault(size: { readonly width: number; readonly height: number }) {
  const { imageMinSide } = limits
  return size.width < imageMinSide || size.height < imageMinSide ? words.tooSmall() : undefined
}
