import * as limits from './limit-values.ts'

/** The types of pictures that the service takes. */
export const pictureTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
] as const

const accepted: ReadonlySet<string> = new Set(pictureTypes)

/** Returns why a file's type or size is refused. The service checks the content itself. */
export function pictureFileFault({
  type,
  size,
}: Pick<File, 'type' | 'size'>): 'image-type-refused' | 'image-too-large' | undefined {
  if (!accepted.has(type)) return 'image-type-refused'
  return size > limits.imageMaxBytes ? 'image-too-large' : undefined
}

/** Returns why a picture's dimensions are refused. */
export function pictureSizeFault(size: {
  readonly width: number
  readonly height: number
}): 'image-too-small' | undefined {
  const { imageMinSide } = limits
  return size.width < imageMinSide || size.height < imageMinSide ? 'image-too-small' : undefined
}
